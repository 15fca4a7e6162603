import type { Account } from '#platform/server/identity/accounts.ts';
import { presenceOf } from '#platform/server/identity/presence.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Refusal } from '#platform/shared/decision.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { accountHere, keptElsewhere } from './own-account.ts';

/** The account of somebody who has shown a moment ago that it is them; every change here asks for it (A10). */
export function freshAccountOf(platform: Platform): (viewer: Viewer) => Promise<Account | Refusal> {
  const refuseUnlessPresent = presenceOf(platform);
  return async (viewer) => {
    const account = await accountHere(platform, viewer);
    if (!account) return keptElsewhere();
    return (await refuseUnlessPresent(viewer, {})) ?? account;
  };
}
