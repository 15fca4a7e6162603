import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PostId } from '#platform/shared/ids.ts';

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
