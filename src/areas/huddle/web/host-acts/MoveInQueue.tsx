import { useLingui } from '@lingui/react/macro';
import { IconArrowBarToUp, IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Action } from '#ui/Action.tsx';
import type { ParticipantView } from '../../contract/people.ts';
import type { Move } from '../../rules/reorder.ts';
import { useRunAndToast } from '../use-run-and-toast.ts';
import { moveInQueue } from './calls.ts';

interface MoveInQueueProps {
  huddleId: string;
  participant: ParticipantView;
  /** How many wait. */
  waiting: number;
}

/** A host moves somebody who waits; the press keeps the focus, wherever its line goes. */
export function MoveInQueue({ huddleId, participant, waiting }: MoveInQueueProps) {
  const { t } = useLingui();
  const run = useRunAndToast(huddleId);
  const { person, unregistered, queuePosition } = participant;
  if (participant.place !== 'WAITING' || waiting < 2) return null;
  const name = person.displayName;
  const move = (to: Move) => async (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    await run(() => moveInQueue(huddleId, person.id, { unregistered, move: to }));
    button.focus();
  };
  const ways = [
    ['TOP', t`Move ${name} to the top`, IconArrowBarToUp, queuePosition === 1],
    ['UP', t`Move ${name} up`, IconArrowUp, queuePosition === 1],
    ['DOWN', t`Move ${name} down`, IconArrowDown, queuePosition === waiting],
  ] as const;
  return ways.map(([to, label, Icon, isThere]) => (
    <Action
      key={to}
      look="plain"
      size="small"
      aria-label={label}
      aria-disabled={isThere || undefined}
      icon={<Icon aria-hidden size={20} />}
      onClick={isThere ? undefined : move(to)}
    >
      {null}
    </Action>
  ));
}
