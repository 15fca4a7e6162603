import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';

/** Puts a new address in the place of the one before. */
export async function saveSecret(db: DbOrTx, personId: PersonId, secret: string, now: Date): Promise<void> {
  await db
    .insertInto('calendar_feeds')
    .values({ person_id: personId, secret, created_at: now })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ secret, created_at: now }))
    .execute();
}

export async function removeSecret(db: DbOrTx, personId: PersonId): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('person_id', '=', personId).execute();
}
