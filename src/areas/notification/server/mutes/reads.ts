import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';

/** More than anybody surveys. */
export const MAX_MUTES = 200;

/** What somebody wants to hear less of, the newest first. */
export async function listMutes(db: DbOrTx, personId: PersonId) {
  return db
    .selectFrom('notification_mutes')
    .select(['object_type as type', 'object_id as id'])
    .where('person_id', '=', personId)
    .orderBy('muted_at', 'desc')
    .orderBy('object_id')
    .limit(MAX_MUTES)
    .execute();
}

export async function countMutes(db: DbOrTx, personId: PersonId): Promise<number> {
  const row = await db
    .selectFrom('notification_mutes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
