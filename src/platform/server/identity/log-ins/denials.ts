import type { DbOrTx, Tx } from '../../db/database.ts';
import { hashOfToken, newToken } from '../../single-use-token.ts';

const GOOD_FOR_MS = 7 * 24 * 3_600_000;

interface Denied {
  readonly accountId: string;
  readonly grantId: string;
}

/** A new single-use word that ends one log-in; only its hash is kept. */
export async function createDenial(tx: Tx, { accountId, grantId }: Denied, now: Date): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('identity_denials')
    .values({
      token_hash: hashOfToken(token),
      account_id: accountId,
      grant_id: grantId,
      expires_at: new Date(now.getTime() + GOOD_FOR_MS),
    })
    .execute();
  return token;
}

/** Whether a word still ends something. */
export async function isDenialOpen(db: DbOrTx, token: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('identity_denials')
    .select('account_id')
    .where('token_hash', '=', hashOfToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}
