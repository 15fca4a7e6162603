import type { Account } from '#platform/server/identity/accounts.ts';
import { keyOwnerOf } from '#platform/server/identity/passkeys/party.ts';
import { passkeysOf } from '#platform/server/identity/passkeys/store.ts';
import { freshUntil } from '#platform/server/identity/presence.ts';
import { hasSecondFactor, recoveryCodesLeft } from '#platform/server/identity/second-factor/store.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { nextChangeAt } from '../../rules/username-change.ts';
import { readMe } from '../reads.ts';
import { recoveryEventsOf } from '../recovery/reads.ts';
import { usernameChangesOf } from '../username/reads.ts';
import { readApps } from './apps.ts';
import { accountHere } from './own-account.ts';
import { readProviders } from './read-providers.ts';

/** How somebody logs in, for the page on which they change it. */
export async function readSecurity(platform: Platform, viewer: Viewer) {
  const { db } = platform.database;
  const account = await accountHere(platform, viewer);
  const keys = account ? await passkeysOf(db, account.id) : [];
  const on = account !== undefined && (await hasSecondFactor(db, account.id));
  const again = nextChangeAt(await usernameChangesOf(db, viewer.personId), platform.now());
  const providers = await readProviders(platform, account?.id);
  const fresh = await freshUntil(platform, viewer);
  return {
    keptHere: account !== undefined,
    hasPassword: account?.passwordChosen ?? false,
    passwordLeaked: account?.passwordLeaked ?? false,
    passkeys: keys.map(({ id, name, synced, createdAt, lastUsedAt }) => ({
      id,
      name,
      synced,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    passkeyOwner: account ? await readKeyOwner(platform, viewer, account) : null,
    recoveries: (await recoveryEventsOf(db, viewer.personId)).map(({ event, at }) => ({
      event,
      at: at.toISOString(),
    })),
    apps: await readApps(platform, account?.id),
    providers,
    secondFactor: { on, recoveryCodesLeft: on ? await recoveryCodesLeft(db, account.id) : 0 },
    usernameAgainAt: again?.toISOString() ?? null,
    freshUntil: fresh?.toISOString() ?? null,
  };
}

async function readKeyOwner({ config, database }: Platform, { personId }: Viewer, { id, email }: Account) {
  const me = await readMe(database.db, personId);
  return keyOwnerOf(config, id, email, me?.display_name ?? email);
}
