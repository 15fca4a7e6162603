import type { Tx } from '#platform/server/db/database.ts';
import { isUniqueViolation } from '#platform/server/db/unique-violation.ts';
import { recordEvents } from '#platform/server/events.ts';
import { endAccess } from '#platform/server/identity/end-access.ts';
import { replacePassword } from '#platform/server/identity/mail-new-password.ts';
import { dropPasskeys } from '#platform/server/identity/passkeys/store.ts';
import { proveAccountEmail } from '#platform/server/identity/prove-account-email.ts';
import { dropLinks } from '#platform/server/identity/providers/store.ts';
import { dropSecondFactor } from '#platform/server/identity/second-factor/store.ts';
import { dropStops } from '#platform/server/mail/reports/mail-stops.ts';
import type { Platform } from '#platform/server/platform.ts';
import { recordSecurity } from '#platform/server/security/record-security.ts';
import { type Command, write } from '#platform/server/write.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { AccountTakenBack } from '../../rules/events.ts';
import { isEmailOfOther, lockMailbox } from '../reads.ts';
import { savePerson } from '../writes.ts';
import { spendUndo } from './writes.ts';

/**
 * Gives an account the address back that it had: everybody is logged out, and because somebody else may know the
 * password it no longer works; a link for a new one goes to that address. Answers the address.
 */
export async function undoChange(
  platform: Platform,
  command: Command,
  token: string,
): Promise<string | Refusal> {
  try {
    return await write<string>(platform, command, (tx) => goBack(platform, tx, token));
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('EMAIL_TAKEN', {}, 'conflict');
    throw error;
  }
}

/** Anyone who was in may have made keys of their own, and nobody can tell them from the owner's: all end. */
async function dropFactors(tx: Tx, account: string): Promise<void> {
  await dropPasskeys(tx, account);
  await dropLinks(tx, account);
  await dropSecondFactor(tx, account);
}

async function goBack(platform: Platform, tx: Tx, token: string): Promise<string | Refusal> {
  const undone = await spendUndo(tx, token, platform.now());
  if (!undone) return refuse('UNDO_SPENT');
  const { personId, email } = undone;
  const before = await lockMailbox(tx, personId);
  if (await isEmailOfOther(tx, personId, email)) return refuse('EMAIL_TAKEN', {}, 'conflict');
  const free = await proveAccountEmail(platform, tx, personId, email);
  if (!free) return refuse('EMAIL_TAKEN', {}, 'conflict');
  await savePerson(tx, personId, { email, email_verified: true });
  if (before?.email && before.emailVerified) await dropStops(tx, before.email);
  const account = await endAccess(platform, tx, personId);
  if (account !== undefined) await dropFactors(tx, account);
  if (account !== undefined) await replacePassword(platform, tx, { id: account, email });
  const event: AccountTakenBack = { type: 'account.taken-back', personId };
  await recordEvents(tx, platform.now(), [event]);
  await recordSecurity(platform, tx, 'address-change-undone', { personId });
  return email;
}
