import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { wordProblem } from '#platform/web/api-problem.ts';
import { ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { showToast } from '#ui/toast.ts';
import type { TurnView } from '../../contract/views.ts';
import { wordsOf } from '../../rules/plain-answer.ts';
import { Turn } from '../answers/Turn.tsx';
import type { useAnswering } from '../answers/use-answering.ts';
import classes from '../chatbot.module.css';
import { talkQuery } from '../queries.ts';

interface TalkProps {
  talkId: string;
  answering: ReturnType<typeof useAnswering>;
}

/** A conversation: its turns, the newest at the end; who listens instead of looking hears the whole answer. */
export function Talk({ talkId, answering }: TalkProps) {
  const { t } = useLingui();
  const query = useQuery(talkQuery(talkId));
  const { live, listen, again } = answering;
  const turns = query.data?.turns ?? [];
  const last = turns.at(-1);
  const open = last && (last.state === 'ASKED' || last.state === 'STREAMING') ? last.id : undefined;
  // A question that nobody hears the answer of: the page was opened again on the way.
  useEffect(() => {
    if (open && !live) void listen(talkId, open);
  }, [open, live, listen, talkId]);
  const list = useLastInSight(turns.length);
  const retry = (turnId: string, kind?: string) =>
    again(talkId, turnId, kind).catch((error: unknown) =>
      showToast({ kind: 'error', summary: t`Aurora`, detail: wordProblem(error) }),
    );
  return (
    <QueryView query={query} gone={<Gone />} skeleton={<RowSkeletons count={2} />}>
      {() => (
        <>
          <ol ref={list} className={classes.turns}>
            {turns.map((turn) => (
              <Turn
                key={turn.id}
                turn={turn}
                live={live?.turnId === turn.id ? live : undefined}
                isLast={turn.id === last?.id}
                onAgain={(kind) => void retry(turn.id, kind)}
                onListen={() => void listen(talkId, turn.id)}
              />
            ))}
          </ol>
          <VisuallyHidden component="p" aria-live="polite">
            {!live && last ? spoken(last) : ''}
          </VisuallyHidden>
        </>
      )}
    </QueryView>
  );
}

function spoken({ text, cards }: TurnView): string {
  return [wordsOf(text), ...cards.map(({ title }) => title)].join('. ');
}

function Gone() {
  return (
    <EmptyState
      picture="campfire"
      hour={21}
      action={
        <ActionLink to="/home/chatbot">
          <Trans>Ask something new</Trans>
        </ActionLink>
      }
    >
      <Trans>This conversation is no longer there.</Trans>
    </EmptyState>
  );
}

const GAP_PX = 16;

/** Brings the newest question to the top, so that its answer is read from its beginning. */
function useLastInSight(turns: number) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const [box, last] = [list.current?.parentElement, list.current?.lastElementChild];
    if (turns === 0 || !box || !last) return;
    box.scrollTop += last.getBoundingClientRect().top - box.getBoundingClientRect().top - GAP_PX;
  }, [turns]);
  return list;
}
