import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

interface Device {
  readonly accountId: string;
  readonly grantId: string;
  readonly wordHash: Buffer;
}

/** Keeps that an account was logged in with a browser. The first one is nothing to be told of. */
export async function noteDevice(
  tx: Tx,
  { accountId, grantId, wordHash }: Device,
): Promise<'KNOWN' | 'FIRST' | 'UNKNOWN'> {
  const seen = await tx
    .updateTable('identity_devices')
    .set({ seen_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('word_hash', '=', wordHash)
    .executeTakeFirst();
  if (seen.numUpdatedRows > 0n) return 'KNOWN';
  const other = await tx
    .selectFrom('identity_devices')
    .select('account_id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  await tx
    .insertInto('identity_devices')
    .values({ account_id: accountId, grant_id: grantId, word_hash: wordHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return other ? 'UNKNOWN' : 'FIRST';
}

/** Who comes back with that browser is unknown again. */
export async function forgetDeviceOf(tx: Tx, accountId: string, grantId: string): Promise<void> {
  await tx
    .deleteFrom('identity_devices')
    .where('account_id', '=', accountId)
    .where('grant_id', '=', grantId)
    .execute();
}
