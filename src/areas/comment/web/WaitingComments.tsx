import { useWaiting } from '#platform/web/outbox/use-acts.ts';
import { WaitingList } from '#ui/WaitingList.tsx';
import type { About } from './queries.ts';

/** What I said here without a network, until it is with the server (OFF-2). */
export function WaitingComments({ about }: { about: About }) {
  const place = `${about.kind}:${about.id}`;
  return <WaitingList {...useWaiting((act) => act.kind === 'comment' && act.about === place)} />;
}
