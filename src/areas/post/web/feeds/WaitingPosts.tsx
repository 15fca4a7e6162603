import { useWaiting } from '#platform/web/outbox/use-acts.ts';
import { WaitingList } from '#ui/WaitingList.tsx';

/** What I posted without a network, until it is with the server (OFF-2). */
export function WaitingPosts() {
  return <WaitingList {...useWaiting(({ kind }) => kind === 'post')} />;
}
