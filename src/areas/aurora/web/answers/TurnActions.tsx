import { useLingui } from '@lingui/react/macro';
import { type Icon, IconCopy, IconRefresh, IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDateTime } from '#platform/shared/time.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { useClock } from '#platform/web/clock.tsx';
import { showToast } from '#ui/toast.ts';
import type { TurnView } from '../../contract/views.ts';
import { wordsOf } from '../../rules/plain-answer.ts';
import classes from '../chatbot.module.css';
import { judgeAnswer } from '../mutations.ts';
import { useCopy } from './use-copy.ts';

/** What one does with an answer: copy it, judge it, have it made again; and when it was true. */
export function TurnActions({ turn, onAgain }: { turn: TurnView; onAgain: (() => void) | undefined }) {
  const { t } = useLingui();
  const clock = useClock();
  const [thumb, setThumb] = useState(turn.thumb);
  const judge = async (wanted: 'UP' | 'DOWN') => {
    const [before, next] = [thumb, thumb === wanted ? null : wanted];
    setThumb(next);
    try {
      await judgeAnswer(turn.id, next);
    } catch (error) {
      setThumb(before);
      showToast({ kind: 'error', summary: t`Aurora`, detail: wordProblem(error) });
    }
  };
  const copy = useCopy();
  return (
    <div className={classes.deeds}>
      <Deed label={t`Copy the answer`} icon={IconCopy} onPress={() => void copy(textOf(turn))} />
      <Deed
        label={t`Good answer`}
        icon={IconThumbUp}
        pressed={thumb === 'UP'}
        onPress={() => void judge('UP')}
      />
      <Deed
        label={t`Bad answer`}
        icon={IconThumbDown}
        pressed={thumb === 'DOWN'}
        onPress={() => void judge('DOWN')}
      />
      {onAgain && <Deed label={t`Answer again`} icon={IconRefresh} onPress={onAgain} />}
      {turn.answeredAt && (
        <time suppressHydrationWarning dateTime={turn.answeredAt} className={classes.quiet}>
          {formatDateTime(new Date(turn.answeredAt), new Date(), clock)}
        </time>
      )}
    </div>
  );
}

interface DeedProps {
  label: string;
  icon: Icon;
  pressed?: boolean;
  onPress: () => void;
}

function Deed({ label, icon: Picture, pressed, onPress }: DeedProps) {
  return (
    <button type="button" onClick={onPress} aria-pressed={pressed} aria-label={label}>
      <Picture aria-hidden size={18} />
    </button>
  );
}

/** The words, and each card with its address. */
function textOf({ text, cards }: TurnView): string {
  const links = cards.map(({ title, path }) => `- ${title}: ${location.origin}${path}`);
  return [wordsOf(text), ...links].join('\n');
}
