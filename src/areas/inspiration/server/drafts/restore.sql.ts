import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { InspirationId, PersonId } from '#platform/shared/ids.ts';

/** Who wrote those of these inspirations that are here. */
export async function authorsOfInspirations(
  db: DbOrTx,
  ids: readonly InspirationId[],
): Promise<ReadonlyMap<string, PersonId>> {
  const rows = await db
    .selectFrom('inspirations')
    .select(['id', 'author_id'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, author_id }) => [id, author_id]));
}

/** Begins an inspiration of an export under its id; false when that is taken. */
export async function insertRestored(
  tx: Tx,
  given: { readonly id: InspirationId; readonly authorId: PersonId; readonly createdAt: Date },
): Promise<boolean> {
  const { id, authorId, createdAt } = given;
  const made = await tx
    .insertInto('inspirations')
    .values({ id, author_id: authorId, created_at: createdAt, saved_at: createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n;
}
