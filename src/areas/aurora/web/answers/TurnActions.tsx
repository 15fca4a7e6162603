import { useLingui } from '@lingui/react/macro';
import { IconCopy, IconRefresh, IconThumbDown, IconThumbUp } from '@tabler/icons-react';
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
      <button type="button" onClick={() => void copy(textOf(turn))} aria-label={t`Copy the answer`}>
        <IconCopy aria-hidden size={18} />
      </button>
      <button
        type="button"
        onClick={() => void judge('UP')}
        aria-pressed={thumb === 'UP'}
        aria-label={t`Good answer`}
      >
        <IconThumbUp aria-hidden size={18} />
      </button>
      <button
        type="button"
        onClick={() => void judge('DOWN')}
        aria-pressed={thumb === 'DOWN'}
        aria-label={t`Bad answer`}
      >
        <IconThumbDown aria-hidden size={18} />
      </button>
      {onAgain && (
        <button type="button" onClick={onAgain} aria-label={t`Answer again`}>
          <IconRefresh aria-hidden size={18} />
        </button>
      )}
      {turn.answeredAt && (
        <time suppressHydrationWarning dateTime={turn.answeredAt} className={classes.quiet}>
          {formatDateTime(new Date(turn.answeredAt), new Date(), clock)}
        </time>
      )}
    </div>
  );
}

/** The words, and each card with its address. */
function textOf({ text, cards }: TurnView): string {
  const links = cards.map(({ title, path }) => `- ${title}: ${location.origin}${path}`);
  return [wordsOf(text), ...links].join('\n');
}
