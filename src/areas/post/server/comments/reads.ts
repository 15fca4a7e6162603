import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CommentId, PersonId, PostId } from '#platform/shared/ids.ts';
import { shownTo } from '../sight/reads.ts';

export interface CommentRow {
  readonly id: CommentId;
  readonly parent_id: CommentId | null;
  readonly author_id: PersonId;
  readonly username: string | null;
  readonly display_name: string;
  readonly picture_media_id: string | null;
  readonly body: string;
  readonly created_at: Date;
  readonly edited_at: Date | null;
  readonly removed_by: 'AUTHOR' | 'HOST' | null;
}

export interface CommentPage {
  readonly after?: string | undefined;
  readonly most: number;
}

const columns = sql`c.id, c.parent_id, c.author_id, a.username, a.display_name, a.picture_media_id, c.body,
  c.created_at, c.edited_at, c.removed_by`;

/** One page of comments, oldest first; a removed one only while replies stand under it. */
export async function listThreads(
  db: DbOrTx,
  reader: PersonId,
  postId: PostId,
  page: CommentPage,
): Promise<CommentRow[]> {
  const result = await sql<CommentRow>`
    select ${columns} from post_comments c join people a on a.id = c.author_id
    where c.post_id = ${postId} and c.parent_id is null and ${shownTo(reader, sql`a`)}
      and (${page.after ?? null}::uuid is null or c.id > ${page.after ?? null}::uuid)
      and (c.removed_at is null or exists (
        select 1 from post_comments r where r.parent_id = c.id and r.removed_at is null))
    order by c.id limit ${page.most + 1}`.execute(db);
  return result.rows;
}

export interface ReplyRow extends CommentRow {
  readonly parent_id: CommentId;
  readonly total: number;
}

/** The first replies to each of these comments, oldest first, and how many there are in all. */
export async function firstReplies(
  db: DbOrTx,
  reader: PersonId,
  parents: readonly CommentId[],
  most: number,
): Promise<ReplyRow[]> {
  if (parents.length === 0) return [];
  const result = await sql<ReplyRow>`
    select * from (
      select ${columns}, (count(*) over (partition by c.parent_id))::int as total,
        row_number() over (partition by c.parent_id order by c.id) as at
      from post_comments c join people a on a.id = c.author_id
      where c.parent_id = any(${parents}::uuid[]) and c.removed_at is null and ${shownTo(reader, sql`a`)}
    ) numbered where at <= ${most} order by id`.execute(db);
  return result.rows;
}

/** One page of the replies to a comment under this post, oldest first. */
export async function listReplies(
  db: DbOrTx,
  reader: PersonId,
  of: { readonly postId: PostId; readonly commentId: CommentId },
  page: CommentPage,
): Promise<CommentRow[]> {
  const result = await sql<CommentRow>`
    select ${columns} from post_comments c join people a on a.id = c.author_id
    where c.parent_id = ${of.commentId} and c.post_id = ${of.postId} and c.removed_at is null
      and (${page.after ?? null}::uuid is null or c.id > ${page.after ?? null}::uuid)
      and ${shownTo(reader, sql`a`)}
    order by c.id limit ${page.most + 1}`.execute(db);
  return result.rows;
}

/** A comment under this post that the reader may see, locked; undefined when it is removed or another's. */
export async function lockComment(
  tx: Tx,
  reader: PersonId,
  postId: PostId,
  commentId: CommentId,
): Promise<Pick<CommentRow, 'id' | 'parent_id' | 'author_id'> | undefined> {
  const result = await sql<CommentRow>`
    select c.id, c.parent_id, c.author_id from post_comments c join people a on a.id = c.author_id
    where c.id = ${commentId} and c.post_id = ${postId} and c.removed_at is null
      and ${shownTo(reader, sql`a`)} for update of c`.execute(tx);
  return result.rows[0];
}
