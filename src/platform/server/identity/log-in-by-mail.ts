import { isRefusal, type Refusal } from '#platform/shared/decision.ts';
import type { Locale } from '#platform/shared/locale.ts';
import { safeReturnTo } from '#platform/shared/return-to.ts';
import type { Tx } from '../db/database.ts';
import { languageOf } from '../mail/language-of.ts';
import { refuseTooManyMails } from '../mail/mail-allowance.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { dropGone } from '../mail/reports/mail-stops.ts';
import type { Platform } from '../platform.ts';
import { recordSecurity } from '../security/record-security.ts';
import { inTransaction } from '../write.ts';
import { accountByEmail } from './accounts.ts';
import { isDisposable } from './disposable-address.ts';
import { codeLetter } from './letters.ts';
import { createMailCode, type MailProof, spendMailCode } from './mail-codes.ts';
import { openOwnAccount } from './own-account.ts';
import { unknownPassword } from './password.ts';

const KIND = 'log-in-code';

interface CodeRequest {
  readonly email: string;
  readonly ask: string;
  /** The page that asks, where the link of the mail leads; without one the mail has a code only. */
  readonly back?: string | undefined;
  readonly locale: Locale;
}

/** Mails a code; a known and an unknown address cost the same work and get the same mail (decision 12). */
export function mailCode(platform: Platform, { email, ask, back, locale }: CodeRequest) {
  return inTransaction<undefined>(platform.database, async (tx): Promise<Refusal | undefined> => {
    const refused = await refuseTooManyMails(platform, tx, { to: email, kinds: [KIND] });
    if (refused) return refused;
    const { code, token } = await createMailCode(tx, { email, ask }, platform.now());
    const link = linkOf(platform, back, token);
    const letter = codeLetter(platform, { code, link }, await languageOf(tx, email, locale));
    await queueMail(platform, tx, { kind: KIND, stream: 'SECURITY', to: email, letter });
    return undefined;
  });
}

/** The word stands in the fragment, which is sent to no server: not to ours, and not to who writes down addresses. */
function linkOf({ config }: Platform, back: string | undefined, token: string): string | undefined {
  const path = safeReturnTo(back, '');
  if (path === '') return undefined;
  const url = new URL(path, config.PUBLIC_ORIGIN);
  url.hash = [`code=${token}`, url.hash.slice(1)].filter(Boolean).join('&');
  return url.href;
}

interface Reader {
  readonly accountId: string;
  /** They have signed up with this mail. */
  readonly isNew: boolean;
}

/** A mail that opens nothing: the code is wrong, used up, or of an address with which nobody signs up. */
export type MailFault = 'WRONG' | 'ENDED' | 'DISPOSABLE';

/** Whose account a mail opens; a new one for who has none. */
export async function accountByMail(platform: Platform, proof: MailProof): Promise<Reader | MailFault> {
  const now = platform.now();
  const result = await inTransaction(platform.database, async (tx) => {
    const spent = await spendMailCode(tx, proof, now);
    if (typeof spent !== 'string') await dropGone(tx, spent.email);
    if (typeof spent !== 'string') return accountOfReader(platform, tx, spent.email);
    if (spent === 'WRONG') await recordSecurity(platform, tx, 'log-in-failed', {});
    return spent;
  });
  return isRefusal(result) ? 'ENDED' : result;
}

/** Who reads the mail of an address is the one who proved it, or else proves it now. */
async function accountOfReader(platform: Platform, tx: Tx, email: string): Promise<Reader | 'DISPOSABLE'> {
  const known = await accountByEmail(tx, email);
  if (known?.emailVerified) return { accountId: known.id, isNew: false };
  if (await isDisposable(platform.config, email)) return 'DISPOSABLE';
  const accountId = await openOwnAccount(platform, tx, email, await unknownPassword());
  await recordSecurity(platform, tx, 'signed-up', { accountId });
  return { accountId, isNew: true };
}
