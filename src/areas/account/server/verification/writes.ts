import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';

const GOOD_FOR_MS = 24 * 3_600_000;

/** A new single-use link token for one person and one address; only its hash is kept. */
export async function createVerification(
  tx: Tx,
  personId: PersonId,
  email: string,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx
    .insertInto('email_verifications')
    .values({
      token_hash: hashOf(token),
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
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['person_id', 'email'])
    .executeTakeFirst();
  return row && { personId: row.person_id as PersonId, email: row.email };
}

/** An address that is no longer the one to verify has no good links. */
export async function dropVerifications(tx: Tx, personId: PersonId): Promise<void> {
  await tx.deleteFrom('email_verifications').where('person_id', '=', personId).execute();
}

export async function forgetOldVerifications(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('email_verifications').where('expires_at', '<', now).execute();
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
