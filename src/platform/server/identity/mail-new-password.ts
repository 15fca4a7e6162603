import { isRefusal } from '#platform/shared/decision.ts';
import type { Locale } from '#platform/shared/locale.ts';
import type { Tx } from '../db/database.ts';
import { languageOf } from '../mail/language-of.ts';
import { refuseTooManyMails } from '../mail/mail-allowance.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Platform } from '../platform.ts';
import { recordSecurity } from '../security/record-security.ts';
import { inTransaction } from '../write.ts';
import { type Account, accountByEmail, accountById, changePassword } from './accounts.ts';
import { newPasswordLetter } from './letters.ts';
import { unknownPassword } from './password.ts';
import { createPasswordReset } from './password-resets.ts';

export const MAIL_NEW_PASSWORD = 'mail-new-password';
const KIND = 'new-password';

type Mailbox = Pick<Account, 'id' | 'email'>;

/** The job behind the forgotten-password page; who has no account, or asked too often, gets no mail. */
export function mailNewPassword(platform: Platform): (payload: unknown) => Promise<void> {
  return async (payload) => {
    const { email, locale } = payload as { email: string; locale?: Locale };
    await inTransaction(platform.database, async (tx) => {
      const account = await accountByEmail(tx, email);
      if (!account) return;
      const refused = await refuseTooManyMails(platform, tx, { to: account.email, kinds: [KIND] });
      if (isRefusal(refused)) return refused;
      await recordSecurity(platform, tx, 'password-reset-asked', { accountId: account.id });
      return mailReset(platform, tx, account, locale);
    });
  };
}

/** Makes the password of an account one that nobody knows, and mails the link with which its owner sets their own. */
export async function replacePassword(platform: Platform, tx: Tx, account: Mailbox): Promise<void> {
  if (!(await accountById(tx, account.id))) return;
  await changePassword(tx, account.id, await unknownPassword());
  await mailReset(platform, tx, account);
}

async function mailReset(platform: Platform, tx: Tx, account: Mailbox, asked: Locale = 'en'): Promise<void> {
  const token = await createPasswordReset(tx, account, platform.now());
  const letter = newPasswordLetter(platform, token, await languageOf(tx, account.email, asked));
  await queueMail(platform, tx, { kind: KIND, stream: 'SECURITY', to: account.email, letter });
}
