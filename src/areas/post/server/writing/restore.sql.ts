import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { PersonId, PostId } from '#platform/shared/ids.ts';

/** Who wrote those of these posts that are here. */
export async function authorsOfPosts(
  db: DbOrTx,
  ids: readonly PostId[],
): Promise<ReadonlyMap<string, PersonId>> {
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'author_id'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, author_id }) => [id, author_id]));
}

/** Begins a post of an export under its id; false when that is taken. */
export async function insertRestored(
  tx: Tx,
  post: { readonly id: PostId; readonly authorId: PersonId; readonly createdAt: Date },
): Promise<boolean> {
  const made = await tx
    .insertInto('posts')
    .values({ id: post.id, author_id: post.authorId, state: 'DRAFT', created_at: post.createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n;
}

/** When it was edited, and whether moderators had hidden it. */
export async function saveRestored(
  tx: Tx,
  post: { readonly id: PostId; readonly editedAt: string | null; readonly hiddenAt: string | null },
): Promise<void> {
  await tx
    .updateTable('posts')
    .set({ edited_at: post.editedAt, hidden_at: post.hiddenAt })
    .where('id', '=', post.id)
    .execute();
}
