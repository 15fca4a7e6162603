import { isUniqueViolation } from '#platform/server/db/unique-violation.ts';
import { recordEvents } from '#platform/server/events.ts';
import { endAccess } from '#platform/server/identity/end-access.ts';
import { proveAccountEmail } from '#platform/server/identity/prove-account-email.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { recordSecurity } from '#platform/server/security/record-security.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { isEmailOfOther, lockMailbox, readMe } from '../reads.ts';
import { dropVerifications } from '../verification/writes.ts';
import { savePerson } from '../writes.ts';
import { logAct } from './writes.ts';

interface HelpCommand {
  readonly operator: string;
  readonly personId: PersonId;
}

/** An operator vouches for somebody's address, for instance where mails do not arrive; logged. */
export async function verifyEmailOf(
  platform: Platform,
  { operator, personId }: HelpCommand,
): Promise<'done' | 'same' | Refusal> {
  const at = platform.now();
  try {
    return await inTransaction<'done' | 'same'>(platform.database, async (tx) => {
      const mailbox = await lockMailbox(tx, personId);
      if (!mailbox) return missing();
      if (mailbox.email === null) return refuse('NO_ADDRESS');
      if (mailbox.emailVerified) return 'same';
      const { email } = mailbox;
      const isFree =
        !(await isEmailOfOther(tx, personId, email)) &&
        (await proveAccountEmail(platform, tx, personId, email));
      if (!isFree) return refuse('EMAIL_TAKEN', {}, 'conflict');
      await savePerson(tx, personId, { email, email_verified: true });
      await dropVerifications(tx, personId);
      const personName = (await readMe(tx, personId))?.username ?? '';
      const act = 'VERIFY_EMAIL';
      await logAct(tx, { id: newId(), at, operator, act, power: null, personId, personName });
      await recordSecurity(platform, tx, 'address-proved', { personId });
      await recordEvents(tx, at, [{ type: 'person.email-verified', personId }]);
      return 'done';
    });
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('EMAIL_TAKEN', {}, 'conflict');
    throw error;
  }
}

/** Logs somebody out everywhere, for instance where a phone was lost; logged. */
export function endLogInsOf(
  platform: Platform,
  { operator, personId }: HelpCommand,
): Promise<'done' | Refusal> {
  return inTransaction<'done'>(platform.database, async (tx) => {
    const me = await readMe(tx, personId);
    if (!me) return missing();
    await endAccess(platform, tx, personId);
    const personName = me.username ?? '';
    const act = 'END_LOG_INS';
    await logAct(tx, { id: newId(), at: platform.now(), operator, act, power: null, personId, personName });
    await recordSecurity(platform, tx, 'logged-out-everywhere', { personId });
    return 'done';
  });
}
