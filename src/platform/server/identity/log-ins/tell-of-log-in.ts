import type { Tx } from '../../db/database.ts';
import { languageOf } from '../../mail/language-of.ts';
import { refuseTooManyMails } from '../../mail/mail-allowance.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { Platform } from '../../platform.ts';
import { accountById } from '../accounts.ts';
import { createDenial } from './denials.ts';
import { deviceOf } from './device-of.ts';
import { newLogInLetter } from './letters.ts';

const KIND = 'new-log-in';

interface LogIn {
  readonly accountId: string;
  readonly grantId: string;
  readonly userAgent: string;
  /** Two letters; null for none that is known. */
  readonly country: string | null;
}

/** Tells the owner of an account that it was logged in to from a browser it has not been seen with. */
export async function tellOfLogIn(
  platform: Platform,
  tx: Tx,
  { accountId, grantId, userAgent, country }: LogIn,
): Promise<void> {
  const account = await accountById(tx, accountId);
  // An address that nobody has proved may be a stranger's.
  if (!account?.emailVerified) return;
  if (await refuseTooManyMails(platform, tx, { to: account.email, kinds: [KIND] })) return;
  const token = await createDenial(tx, { accountId, grantId }, platform.now());
  const locale = await languageOf(tx, account.email, '');
  const letter = newLogInLetter(platform, { ...deviceOf(userAgent), country, token }, locale);
  await queueMail(platform, tx, { kind: KIND, stream: 'SECURITY', to: account.email, letter });
}
