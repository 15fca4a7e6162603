import { createHash, randomBytes } from 'node:crypto';
import { isRefusal, missing } from '#platform/shared/decision.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import { languageOf } from '../mail/language-of.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Platform } from '../platform.ts';
import { inTransaction } from '../write.ts';
import { changePassword, proveEmail } from './accounts.ts';
import { passwordChangedLetter } from './letters.ts';
import { embeddedIssuer } from './provider.ts';
import { tellSignedOut } from './tell-signed-out.ts';

const GOOD_FOR_MS = 30 * 60_000;

/** A new single-use token for one account; only its hash is kept. */
export async function createPasswordReset(tx: Tx, accountId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx
    .insertInto('identity_resets')
    .values({
      token_hash: hashOf(token),
      account_id: accountId,
      expires_at: new Date(now.getTime() + GOOD_FOR_MS),
    })
    .execute();
  return token;
}

/** Whose password a token may set, while it is good. */
export function resetOf(
  db: DbOrTx,
  token: string,
  now: Date,
): Promise<{ accountId: string; email: string } | undefined> {
  return goodResets(db, token, now).executeTakeFirst();
}

/** Sets the password and uses up every link of the account; false when the link was used or is too old. */
export async function spendPasswordReset(
  platform: Platform,
  token: string,
  passwordHash: string,
): Promise<boolean> {
  const now = platform.now();
  const result = await inTransaction(platform.database, async (tx) => {
    const reset = await goodResets(tx, token, now).forUpdate('identity_resets').executeTakeFirst();
    if (!reset) return missing();
    await tx
      .updateTable('identity_resets')
      .set({ used_at: now })
      .where('account_id', '=', reset.accountId)
      .where('used_at', 'is', null)
      .execute();
    await changePassword(tx, reset.accountId, passwordHash);
    await tellSignedOut(tx, embeddedIssuer(platform.config), reset.accountId);
    await proveEmail(tx, reset.accountId, reset.email, now);
    const letter = passwordChangedLetter(platform, await languageOf(tx, reset.email, ''));
    await queueMail(platform, tx, { kind: 'password-changed', to: reset.email, letter });
    return true;
  });
  return !isRefusal(result);
}

function goodResets(db: DbOrTx, token: string, now: Date) {
  return db
    .selectFrom('identity_resets')
    .innerJoin('identity_accounts', 'identity_accounts.id', 'identity_resets.account_id')
    .select(['identity_accounts.id as accountId', 'identity_accounts.email as email'])
    .where('identity_resets.token_hash', '=', hashOf(token))
    .where('identity_resets.used_at', 'is', null)
    .where('identity_resets.expires_at', '>', now);
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
