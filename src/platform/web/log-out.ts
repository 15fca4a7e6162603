import { stopLive } from './live.ts';
import { endPushes } from './push-subscription.ts';
import { queryClient } from './queries.tsx';

/** Ends the session and takes along what this person left in the browser (OFF-3). */
export async function logOut(): Promise<void> {
  stopLive();
  await endPushes();
  const [{ wipeAll }, { session }] = await Promise.all([
    import('./kept/wipe.ts'),
    import('./session/session.ts'),
  ]);
  session.leave();
  queryClient().clear();
  await wipeAll();
  await session.signOut();
}
