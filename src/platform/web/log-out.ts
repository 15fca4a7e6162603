import { stopLive } from '#platform/web/live.ts';
import { queryClient } from '#platform/web/queries.tsx';
import { wipeStored } from '#platform/web/service-worker.ts';

/** Ends the session and takes along what this person left in the browser (OFF-3). */
export async function logOut(): Promise<void> {
  stopLive();
  queryClient().clear();
  await wipeStored();
  const { session } = await import('#platform/web/session/session.ts');
  await session.signOut();
}
