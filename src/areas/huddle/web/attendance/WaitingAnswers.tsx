import { useWaiting } from '#platform/web/outbox/use-acts.ts';
import { WaitingList } from '#ui/WaitingList.tsx';

/** What I answered to a huddle without a network, until it is with the server (OFF-2). */
export function WaitingAnswers({ huddleId }: { huddleId: string }) {
  return (
    <WaitingList {...useWaiting(({ kind, about }) => kind !== 'comment' && about === `huddle:${huddleId}`)} />
  );
}
