import { passkeysOf } from '#platform/server/identity/passkeys/store.ts';
import { freshUntil } from '#platform/server/identity/presence.ts';
import { hasSecondFactor, recoveryCodesLeft } from '#platform/server/identity/second-factor/store.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { nextChangeAt } from '../../rules/username-change.ts';
import { usernameChangesOf } from '../username/reads.ts';
import { accountHere } from './own-account.ts';

/** How somebody logs in, for the page on which they change it. */
export async function readSecurity(platform: Platform, viewer: Viewer) {
  const { db } = platform.database;
  const account = await accountHere(platform, viewer);
  const keys = account ? await passkeysOf(db, account.id) : [];
  const on = account !== undefined && (await hasSecondFactor(db, account.id));
  const again = nextChangeAt(await usernameChangesOf(db, viewer.personId), platform.now());
  const fresh = await freshUntil(platform, viewer);
  return {
    keptHere: account !== undefined,
    hasPassword: account?.passwordChosen ?? false,
    passkeys: keys.map(({ id, name, synced, createdAt, lastUsedAt }) => ({
      id,
      name,
      synced,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    secondFactor: { on, recoveryCodesLeft: on ? await recoveryCodesLeft(db, account.id) : 0 },
    usernameAgainAt: again?.toISOString() ?? null,
    freshUntil: fresh?.toISOString() ?? null,
  };
}
