import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';

/** The address that somebody has proved: what is said of another one is nothing of theirs. */
export async function addressOf(db: DbOrTx, personId: PersonId): Promise<string | undefined> {
  const row = await db
    .selectFrom('people')
    .select('email')
    .where('id', '=', personId)
    .where('email_verified', '=', true)
    .executeTakeFirst();
  return row?.email ?? undefined;
}
