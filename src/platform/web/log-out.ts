import { drafts } from './drafts.ts';
import { stopLive } from './live.ts';
import { endPushes } from './push-subscription.ts';
import { queryClient } from './queries.tsx';
import { wipeStored } from './service-worker.ts';

/** Ends the session and takes along what this person left in the browser (OFF-3). */
export async function logOut(): Promise<void> {
  stopLive();
  queryClient().clear();
  drafts.forgetAll();
  await wipeStored();
  await endPushes();
  const { session } = await import('./session/session.ts');
  await session.signOut();
}
