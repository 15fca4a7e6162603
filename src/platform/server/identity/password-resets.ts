import { isRefusal, missing } from '#platform/shared/decision.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import { languageOf } from '../mail/language-of.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Platform } from '../platform.ts';
import { recordSecurity } from '../security/record-security.ts';
import { hashOfToken, newToken } from '../single-use-token.ts';
import { inTransaction } from '../write.ts';
import { type Account, changePassword } from './accounts.ts';
import { endAccount } from './end-access.ts';
import { passwordChangedLetter } from './letters.ts';
import { openOwnAccount } from './own-account.ts';
import type { Password } from './password.ts';

const GOOD_FOR_MS = 30 * 60_000;

interface Reset {
  readonly accountId: string;
  readonly email: string;
  /** The account has proved the address before. */
  readonly isProved: boolean;
}

/** A new single-use token for one account; only its hash is kept. */
export async function createPasswordReset(
  tx: Tx,
  { id, email }: Pick<Account, 'id' | 'email'>,
  now: Date,
): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('identity_resets')
    .values({
      token_hash: hashOfToken(token),
      account_id: id,
      email,
      expires_at: new Date(now.getTime() + GOOD_FOR_MS),
    })
    .execute();
  return token;
}

/** Whose password a token may set, while it is good. */
export function resetOf(db: DbOrTx, token: string, now: Date): Promise<Reset | undefined> {
  return goodResets(db, token, now).executeTakeFirst();
}

/** Sets the password and uses up every link of the account; false when the link was used or is too old. */
export async function spendPasswordReset(
  platform: Platform,
  token: string,
  password: Password,
): Promise<boolean> {
  const now = platform.now();
  const result = await inTransaction(platform.database, async (tx) => {
    const reset = await goodResets(tx, token, now).forUpdate('identity_resets').executeTakeFirst();
    if (!reset) return missing();
    await setPassword(platform, tx, reset, password);
    const letter = passwordChangedLetter(platform, await languageOf(tx, reset.email, ''));
    await queueMail(platform, tx, { kind: 'password-changed', stream: 'SECURITY', to: reset.email, letter });
    return true;
  });
  return !isRefusal(result);
}

async function setPassword(platform: Platform, tx: Tx, reset: Reset, password: Password): Promise<void> {
  const { accountId, email, isProved } = reset;
  if (!isProved) {
    const own = await openOwnAccount(platform, tx, email, password);
    await recordSecurity(platform, tx, 'password-changed', { accountId: own });
    return;
  }
  await changePassword(tx, accountId, password);
  await endAccount(platform, tx, accountId);
  await recordSecurity(platform, tx, 'password-changed', { accountId });
}

function goodResets(db: DbOrTx, token: string, now: Date) {
  return db
    .selectFrom('identity_resets')
    .innerJoin('identity_accounts', 'identity_accounts.id', 'identity_resets.account_id')
    .select(['identity_accounts.id as accountId', 'identity_accounts.email as email'])
    .select((eb) => eb('email_verified_at', 'is not', null).$castTo<boolean>().as('isProved'))
    .whereRef('identity_resets.email', '=', 'identity_accounts.email')
    .where('identity_resets.token_hash', '=', hashOfToken(token))
    .where('identity_resets.used_at', 'is', null)
    .where('identity_resets.expires_at', '>', now);
}
