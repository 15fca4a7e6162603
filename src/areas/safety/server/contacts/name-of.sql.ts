import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';

/** How somebody is called in what their contacts are sent. */
export async function nameOf(db: DbOrTx, personId: PersonId): Promise<string> {
  const row = await db
    .selectFrom('people')
    .select('display_name')
    .where('id', '=', personId)
    .executeTakeFirst();
  return row?.display_name ?? '';
}
