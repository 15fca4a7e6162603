import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import { endAccess } from '#platform/server/identity/end-access.ts';
import { replacePassword } from '#platform/server/identity/mail-new-password.ts';
import { dropPasskeys } from '#platform/server/identity/passkeys/store.ts';
import { proveAccountEmail } from '#platform/server/identity/prove-account-email.ts';
import { embeddedIssuer } from '#platform/server/identity/provider.ts';
import { dropLinks } from '#platform/server/identity/providers/store.ts';
import { type DueRecovery, takeDueRecovery } from '#platform/server/identity/recovery/store.ts';
import { dropSecondFactor } from '#platform/server/identity/second-factor/store.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { recordSecurity } from '#platform/server/security/record-security.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { AccountTakenBack } from '../../rules/events.ts';
import { tellOfChange } from '../address/tell-of-change.ts';
import { logAct } from '../powers/writes.ts';
import { isEmailOfOther, lockMailbox } from '../reads.ts';
import { savePerson } from '../writes.ts';
import { personOfAccount } from './reads.ts';

export const CARRY_OUT_RECOVERIES = 'carry-out-recoveries';
const MAX_A_RUN = 20;

/** Carries out the recoveries whose day is over, each in a transaction of its own; a cron job. */
export async function carryOutRecoveries(platform: Platform): Promise<void> {
  for (let run = 0; run < MAX_A_RUN; run += 1) {
    const result = await inTransaction<'DONE' | 'NONE'>(platform.database, async (tx) => {
      const due = await takeDueRecovery(tx, platform.now());
      if (!due) return 'NONE';
      await carryOut(platform, tx, due);
      return 'DONE';
    });
    if (isRefusal(result) || result === 'NONE') return;
  }
}

/**
 * The account has the new address, nobody is logged in, and no earlier password, passkey, linked log-in or second factor
 * opens it; a link for a new password goes to the new address, and one that takes all of it back to the old.
 */
async function carryOut(
  platform: Platform,
  tx: Tx,
  { accountId, email, operator }: DueRecovery,
): Promise<void> {
  const person = await personOfAccount(tx, embeddedIssuer(platform.config), accountId);
  if (!person) return;
  const before = await lockMailbox(tx, person.id);
  const isFree =
    !(await isEmailOfOther(tx, person.id, email)) &&
    (await proveAccountEmail(platform, tx, person.id, email));
  if (!isFree) {
    // Somebody has proved it meanwhile: it stays theirs.
    await recordSecurity(platform, tx, 'recovery-cancelled', { personId: person.id });
    return;
  }
  await savePerson(tx, person.id, { email, email_verified: true });
  await endAccess(platform, tx, person.id);
  await dropPasskeys(tx, accountId);
  await dropLinks(tx, accountId);
  await dropSecondFactor(tx, accountId);
  await replacePassword(platform, tx, { id: accountId, email });
  if (before?.email && before.emailVerified)
    await tellOfChange(platform, tx, { personId: person.id, from: before.email, to: email });
  const about = { power: null, personId: person.id, personName: person.username ?? '' };
  await logAct(tx, { id: newId(), at: platform.now(), operator, act: 'RECOVER', ...about });
  const event: AccountTakenBack = { type: 'account.taken-back', personId: person.id };
  await recordEvents(tx, platform.now(), [event]);
  await recordSecurity(platform, tx, 'recovered', { personId: person.id });
}
