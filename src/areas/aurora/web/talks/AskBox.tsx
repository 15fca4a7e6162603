import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { IconPlayerStop, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import { drafts } from '#platform/web/drafts.ts';
import { useReadOnce } from '#platform/web/use-read-once.ts';
import { Action } from '#ui/Action.tsx';
import { MAX_QUESTION } from '../../rules/turn.ts';
import classes from '../chatbot.module.css';

const DRAFT = 'aurora_question';

interface AskBoxProps {
  /** An answer is on its way: the button stops it. */
  busy: boolean;
  onStop: () => void;
  /** Whether the question was taken; if not, it stays in the box. */
  onAsk: (question: string) => Promise<boolean>;
}

/** Where one asks: Enter sends where there is a keyboard; what is typed is there again after a reload. */
export function AskBox({ busy, onStop, onAsk }: AskBoxProps) {
  const { t } = useLingui();
  const owner = useQuery(myAccount).data?.id ?? '';
  const kept = useReadOnce(() => drafts.read<string>(DRAFT, owner) ?? '', '');
  const [text = kept, setText] = useState<string>();
  const [sending, setSending] = useState(false);
  const write = (next: string) => {
    setText(next);
    if (next === '') drafts.forget(DRAFT);
    else drafts.save(DRAFT, owner, next);
  };
  const question = text.replace(/\s+/g, ' ').trim();
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (question === '' || busy || sending) return;
    setSending(true);
    const taken = await onAsk(question);
    setSending(false);
    if (taken) write('');
  };
  const press = (event: KeyboardEvent) => {
    const sends = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!sends || matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    void send();
  };
  return (
    <form onSubmit={(event) => void send(event)} className={classes.ask}>
      <Textarea
        size="md"
        aria-label={t`Your question`}
        placeholder={t`Ask Aurora Anything`}
        autosize
        minRows={1}
        maxRows={5}
        maxLength={MAX_QUESTION}
        value={text}
        onKeyDown={press}
        onChange={(event) => write(event.currentTarget.value)}
      />
      {busy ? (
        <Action look="outline" onClick={onStop} icon={<IconPlayerStop aria-hidden size={20} />}>
          <Trans>Stop</Trans>
        </Action>
      ) : (
        <Action
          type="submit"
          disabled={question === '' || sending}
          aria-label={t`Ask`}
          icon={<IconSend aria-hidden size={20} />}
        >
          {null}
        </Action>
      )}
    </form>
  );
}
