import { type Account, savePassword } from '#platform/server/identity/accounts.ts';
import { dropOpenProofs } from '#platform/server/identity/end-access.ts';
import { passwordChangedLetter } from '#platform/server/identity/letters.ts';
import { endOtherLogIns } from '#platform/server/identity/log-ins/log-ins.ts';
import { chosenPassword } from '#platform/server/identity/password.ts';
import { faultOfPassword } from '#platform/server/identity/password-rules.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import type { Platform } from '#platform/server/platform.ts';
import { recordSecurity } from '#platform/server/security/record-security.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import { bestLocale } from '#platform/shared/locale.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { readMe } from '../reads.ts';

/** Sets a password: the other devices are logged out, and what was mailed and not used ends (GATE-11). */
export async function setPassword(
  platform: Platform,
  viewer: Viewer,
  account: Account,
  password: string,
): Promise<undefined | Refusal> {
  const { personId, logInId } = viewer;
  const me = await readMe(platform.database.db, personId);
  const names = [me?.display_name, me?.first_name, me?.last_name, me?.username].map((name) => name ?? '');
  const fault = await faultOfPassword(platform.config, password, account.email, names);
  if (fault) return refuse(`PASSWORD_${fault}`);
  const chosen = await chosenPassword(password);
  const result = await inTransaction<'DONE'>(platform.database, async (tx) => {
    await savePassword(tx, account.id, chosen);
    await dropOpenProofs(tx, { personId, accountId: account.id });
    // A token of no log-in in particular stands for none that could be kept.
    await endOtherLogIns(platform, tx, account.id, logInId ?? '');
    await recordSecurity(platform, tx, 'password-changed', { accountId: account.id });
    const letter = passwordChangedLetter(platform, bestLocale(me?.locale ?? ''));
    await queueMail(platform, tx, {
      kind: 'password-changed',
      stream: 'SECURITY',
      to: account.email,
      letter,
    });
    return 'DONE';
  });
  return isRefusal(result) ? result : undefined;
}
