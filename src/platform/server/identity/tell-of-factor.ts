import type { Tx } from '../db/database.ts';
import { languageOf } from '../mail/language-of.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Platform } from '../platform.ts';
import { accountById } from './accounts.ts';
import { type FactorChange, factorLetter } from './log-ins/letters.ts';

/** Tells the owner of an account that another way in was made or ended. */
export async function tellOfFactor(
  platform: Platform,
  tx: Tx,
  accountId: string,
  change: FactorChange,
): Promise<void> {
  const account = await accountById(tx, accountId);
  if (!account?.emailVerified) return;
  const letter = factorLetter(platform, change, await languageOf(tx, account.email, ''));
  await queueMail(platform, tx, { kind: 'way-in-changed', stream: 'SECURITY', to: account.email, letter });
}
