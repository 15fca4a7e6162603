import { presenceOf, type RefuseUnlessPresent } from '#platform/server/identity/presence.ts';
import type { Platform } from '#platform/server/platform.ts';
import { refuseSoonAfter } from '../rules/hold.ts';
import { logInChangedAt } from './reads.ts';

/** Data and accounts are for their owner: with a log-in of a moment ago, and a day after how they log in changed. */
export function guardOf(platform: Platform): RefuseUnlessPresent {
  const refuseUnlessPresent = presenceOf(platform);
  return async (viewer, proof) => {
    const refused = await refuseUnlessPresent(viewer, proof);
    if (refused) return refused;
    return refuseSoonAfter(await logInChangedAt(platform.database.db, viewer.personId), platform.now());
  };
}
