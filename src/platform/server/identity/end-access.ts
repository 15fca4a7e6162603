import type { PersonId } from '#platform/shared/ids.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import type { Platform } from '../platform.ts';
import { dropMailCodes, endSessions } from './accounts.ts';
import { endDeviceKeysOf } from './device-keys.ts';
import { accountOf } from './log-ins/log-ins.ts';
import { endSessionsOf } from './page-sessions/store.ts';
import { embeddedIssuer } from './provider.ts';
import { tellSignedOut } from './tell-signed-out.ts';

/**
 * Ends what was mailed to somebody and not used yet: links that prove an address or set a password, codes
 * that log in. A link
 * that takes a change of address back stays: it is the owner's way out when somebody else is in their account.
 */
export async function dropOpenProofs(
  db: DbOrTx,
  {
    personId,
    accountId,
  }: { readonly personId: PersonId | undefined; readonly accountId: string | undefined },
): Promise<void> {
  if (personId) await db.deleteFrom('email_verifications').where('person_id', '=', personId).execute();
  if (!accountId) return;
  await db.deleteFrom('identity_resets').where('account_id', '=', accountId).execute();
  await dropMailCodes(db, accountId);
}

/** Logs a person out on all devices and ends what was mailed to them; answers their account here, if they have one. */
export async function endAccess(platform: Platform, tx: Tx, personId: PersonId): Promise<string | undefined> {
  await endSessionsOf(tx, personId);
  await endDeviceKeysOf(tx, personId);
  const accountId = await accountOf(platform, tx, personId);
  if (accountId === undefined) await dropOpenProofs(tx, { personId, accountId });
  else await endAccount(platform, tx, accountId);
  return accountId;
}

/** The same for an account, which may have no person yet. */
export async function endAccount(platform: Platform, tx: Tx, accountId: string): Promise<void> {
  await endSessions(tx, accountId);
  const personId = await tellSignedOut(tx, embeddedIssuer(platform.config), accountId);
  await dropOpenProofs(tx, { personId, accountId });
}
