import { isRefusal } from '#platform/shared/decision.ts';
import { languageOf } from '../mail/language-of.ts';
import { refuseTooManyMails } from '../mail/mail-allowance.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Platform } from '../platform.ts';
import { inTransaction } from '../write.ts';
import { accountByEmail } from './accounts.ts';
import { newPasswordLetter } from './letters.ts';
import { createPasswordReset } from './password-resets.ts';

export const MAIL_NEW_PASSWORD = 'mail-new-password';
const KIND = 'new-password';

/** The job behind the forgotten-password page; who has no account, or asked too often, gets no mail. */
export function mailNewPassword(platform: Platform): (payload: unknown) => Promise<void> {
  return async (payload) => {
    const { email } = payload as { email: string };
    await inTransaction(platform.database, async (tx) => {
      const account = await accountByEmail(tx, email);
      if (!account) return;
      const refused = await refuseTooManyMails(platform, tx, { to: account.email, kinds: [KIND] });
      if (isRefusal(refused)) return refused;
      const token = await createPasswordReset(tx, account.id, platform.now());
      const letter = newPasswordLetter(platform, token, await languageOf(tx, account.email, ''));
      await queueMail(platform, tx, { kind: KIND, to: account.email, letter });
      return;
    });
  };
}
