import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PostId } from '#platform/shared/ids.ts';
import type { Card } from './read-card.ts';

/** The address of a post whose card is still to be read. */
export async function findPending(db: DbOrTx, postId: PostId): Promise<string | undefined> {
  const row = await db
    .selectFrom('post_links')
    .select('url')
    .where('post_id', '=', postId)
    .where('state', '=', 'PENDING')
    .executeTakeFirst();
  return row?.url;
}

/** Keeps what was read, or that there is nothing; an address that was changed meanwhile is left alone. */
export async function saveCard(
  db: DbOrTx,
  postId: PostId,
  url: string,
  card: Card | undefined,
): Promise<void> {
  await db
    .updateTable('post_links')
    .set(card ? { ...card, state: 'READY' } : { state: 'FAILED' })
    .where('post_id', '=', postId)
    .where('url', '=', url)
    .execute();
}
