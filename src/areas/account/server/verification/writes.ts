import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { deleteInBatches } from '#platform/server/db/delete-in-batches.ts';
import { hashOfToken, newToken } from '#platform/server/single-use-token.ts';
import type { PersonId } from '#platform/shared/ids.ts';

const GOOD_FOR_MS = 24 * 3_600_000;

/** A new single-use link token for one person and one address; only its hash is kept. */
export async function createVerification(
  tx: Tx,
  personId: PersonId,
  email: string,
  now: Date,
): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('email_verifications')
    .values({
      token_hash: hashOfToken(token),
      person_id: personId,
      email,
      created_at: now,
      expires_at: new Date(now.getTime() + GOOD_FOR_MS),
    })
    .execute();
  return token;
}

/** Uses up a token: whose address it proves, or `undefined` when it was used, is too old or never was. */
export async function spendVerification(tx: Tx, token: string, now: Date) {
  const row = await tx
    .updateTable('email_verifications')
    .set({ used_at: now })
    .where('token_hash', '=', hashOfToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['person_id', 'email'])
    .executeTakeFirst();
  return row && { personId: row.person_id, email: row.email };
}

/** An address that is no longer the one to verify has no good links. */
export async function dropVerifications(tx: Tx, personId: PersonId): Promise<void> {
  await tx.deleteFrom('email_verifications').where('person_id', '=', personId).execute();
}

export function forgetOldVerifications(db: Db, now: Date): Promise<void> {
  return deleteInBatches(db, 'email_verifications', sql`expires_at < ${now}`);
}
