import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { ErrorState } from '#ui/ErrorState.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { cardsQuery, type FoundCard } from '../../queries.ts';
import { kindName } from '../../story/draw-cards.ts';
import { storyWords } from '../../story/story-words.ts';
import classes from '../edit.module.css';
import { useNames } from '../names.tsx';

const TYPING_PAUSE_MS = 200;

/** Finds a huddle, community or place and puts it between the words. */
export default function CardDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useLingui();
  const { addCard } = useNames();
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const choose = (card: FoundCard) => {
    addCard(card);
    const { kind, id } = card;
    editor.chain().focus().insertContent({ type: 'card', attrs: { kind, id } }).run();
    onClose();
  };
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Huddle, community or place</Trans>}>
      <div className={classes.form}>
        <TextInput
          size="md"
          type="search"
          label={t`Name`}
          maxLength={60}
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {asked.length >= 2 && <Found asked={asked} onChoose={choose} />}
      </div>
    </ResponsiveSheet>
  );
}

function Found({ asked, onChoose }: { asked: string; onChoose: (card: FoundCard) => void }) {
  const { i18n } = useLingui();
  const words = storyWords(i18n);
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    ...cardsQuery(asked),
    placeholderData: keepPreviousData,
  });
  if (isLoadingError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <RowSkeletons count={3} />;
  if (data.items.length === 0) {
    return (
      <p role="status">
        <Trans>Nothing by this name.</Trans>
      </p>
    );
  }
  return (
    <ul className={classes.found}>
      {data.items.map((card) => (
        <li key={`${card.kind} ${card.id}`}>
          <button type="button" onClick={() => onChoose(card)}>
            <small>{kindName(card.kind, words)}</small>
            <strong dir="auto">{card.name}</strong>
            <span dir="auto">{card.kind === 'PLACE' ? words.address(card.detail) : card.detail}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
