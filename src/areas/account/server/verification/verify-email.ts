import type { Tx } from '#platform/server/db/database.ts';
import { isUniqueViolation } from '#platform/server/db/unique-violation.ts';
import { recordEvents } from '#platform/server/events.ts';
import { proveAccountEmail } from '#platform/server/identity/prove-account-email.ts';
import { dropStops } from '#platform/server/mail/reports/mail-stops.ts';
import type { Platform } from '#platform/server/platform.ts';
import { recordSecurity } from '#platform/server/security/record-security.ts';
import { type Command, write } from '#platform/server/write.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import { tellOfChange } from '../address/tell-of-change.ts';
import { isEmailOfOther, lockMailbox } from '../reads.ts';
import { savePerson } from '../writes.ts';
import { dropVerifications, spendVerification } from './writes.ts';

/** Uses up a link: the address is the person's, in the app and for logging in. */
export async function verifyEmail(
  platform: Platform,
  command: Command,
  token: string,
): Promise<true | Refusal> {
  try {
    return await write<true>(platform, command, (tx) => spendLink(platform, tx, token));
  } catch (error) {
    // Two people may prove one address at the same moment: the table decides who was first.
    if (isUniqueViolation(error)) return refuse('EMAIL_TAKEN', {}, 'conflict');
    throw error;
  }
}

async function spendLink(platform: Platform, tx: Tx, token: string): Promise<true | Refusal> {
  const now = platform.now();
  const proved = await spendVerification(tx, token, now);
  if (!proved) return refuse('LINK_SPENT');
  const { personId, email } = proved;
  const before = await lockMailbox(tx, personId);
  if (await isEmailOfOther(tx, personId, email)) return refuse('EMAIL_TAKEN', {}, 'conflict');
  const free = await proveAccountEmail(platform, tx, personId, email);
  if (!free) return refuse('EMAIL_TAKEN', {}, 'conflict');
  await savePerson(tx, personId, { email, email_verified: true });
  await dropVerifications(tx, personId);
  await dropStops(tx, email);
  const from = before?.emailVerified ? before.email : null;
  const changed = from !== null && from.toLowerCase() !== email.toLowerCase();
  // Given up: whoever has it next begins anew.
  if (changed) await dropStops(tx, from);
  if (changed) await tellOfChange(platform, tx, { personId, from, to: email });
  await recordSecurity(platform, tx, changed ? 'address-changed' : 'address-proved', { personId });
  await recordEvents(tx, now, [{ type: 'person.email-verified', personId }]);
  return true;
}
