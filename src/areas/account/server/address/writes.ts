import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { deleteInBatches } from '#platform/server/db/delete-in-batches.ts';
import { hashOfToken, newToken } from '#platform/server/single-use-token.ts';
import type { PersonId } from '#platform/shared/ids.ts';

const GOOD_FOR_MS = 7 * 24 * 3_600_000;

/** A new single-use word that takes the account back to this address; only its hash is kept. */
export async function createUndo(tx: Tx, personId: PersonId, email: string, now: Date): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('email_undos')
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

/**
 * Uses up a word: whose account goes back to which address. Words of later addresses end with it, so that who took
 * an account over cannot take the return back.
 */
export async function spendUndo(tx: Tx, token: string, now: Date) {
  const row = await tx
    .updateTable('email_undos')
    .set({ used_at: now })
    .where('token_hash', '=', hashOfToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['person_id', 'email', 'created_at'])
    .executeTakeFirst();
  if (!row) return undefined;
  await tx
    .deleteFrom('email_undos')
    .where('person_id', '=', row.person_id)
    .where('used_at', 'is', null)
    .where((eb) => eb.or([eb('created_at', '>=', row.created_at), eb('email', '=', row.email)]))
    .execute();
  return { personId: row.person_id, email: row.email };
}

export function forgetOldUndos(db: Db, now: Date): Promise<void> {
  return deleteInBatches(db, 'email_undos', sql`expires_at < ${now}`);
}
