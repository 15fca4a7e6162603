import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CommentId, HuddleId, PersonId } from '#platform/shared/ids.ts';

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

const columns = sql`c.id, c.parent_id, c.author_id, a.username, a.display_name, a.picture_media_id, c.body, c.created_at,
  c.edited_at, c.removed_by`;

/** Neither sees the words of the other when one has blocked the other (PER-9). */
function notBlocked(viewerId: PersonId) {
  return sql`not exists (select 1 from blocks b
    where (b.blocker_id = ${viewerId} and b.blocked_id = c.author_id)
       or (b.blocked_id = ${viewerId} and b.blocker_id = c.author_id))`;
}

/** One page of comments, newest first; a removed one only while replies stand under it. */
export async function listThreads(
  db: DbOrTx,
  viewerId: PersonId,
  huddleId: HuddleId,
  page: CommentPage,
): Promise<CommentRow[]> {
  const result = await sql<CommentRow>`
    select ${columns} from huddle_comments c join people a on a.id = c.author_id
    where c.huddle_id = ${huddleId} and c.parent_id is null and ${notBlocked(viewerId)}
      and (${page.after ?? null}::uuid is null or c.id < ${page.after ?? null}::uuid)
      and (c.removed_at is null or exists (
        select 1 from huddle_comments r where r.parent_id = c.id and r.removed_at is null))
    order by c.id desc limit ${page.most + 1}`.execute(db);
  return result.rows;
}

export interface ReplyRow extends CommentRow {
  readonly parent_id: CommentId;
  readonly total: number;
}

/** The first replies to each of these comments, oldest first, and how many there are in all. */
export async function firstReplies(
  db: DbOrTx,
  viewerId: PersonId,
  parents: readonly CommentId[],
  most: number,
): Promise<ReplyRow[]> {
  if (parents.length === 0) return [];
  const result = await sql<ReplyRow>`
    select * from (
      select ${columns}, (count(*) over (partition by c.parent_id))::int as total,
        row_number() over (partition by c.parent_id order by c.id) as at
      from huddle_comments c join people a on a.id = c.author_id
      where c.parent_id = any(${parents}::uuid[]) and c.removed_at is null and ${notBlocked(viewerId)}
    ) numbered where at <= ${most} order by id`.execute(db);
  return result.rows;
}

/** One page of the replies to a comment of this huddle, oldest first. */
export async function listReplies(
  db: DbOrTx,
  viewerId: PersonId,
  of: { readonly huddleId: HuddleId; readonly commentId: CommentId },
  page: CommentPage,
): Promise<CommentRow[]> {
  const result = await sql<CommentRow>`
    select ${columns} from huddle_comments c join people a on a.id = c.author_id
    where c.parent_id = ${of.commentId} and c.huddle_id = ${of.huddleId} and c.removed_at is null
      and (${page.after ?? null}::uuid is null or c.id > ${page.after ?? null}::uuid)
      and ${notBlocked(viewerId)}
    order by c.id limit ${page.most + 1}`.execute(db);
  return result.rows;
}

/** A comment of this huddle that the viewer may see, locked; undefined when it is removed or another's. */
export async function lockComment(
  tx: Tx,
  viewerId: PersonId,
  huddleId: HuddleId,
  commentId: CommentId,
): Promise<Pick<CommentRow, 'id' | 'parent_id' | 'author_id'> | undefined> {
  const result = await sql<CommentRow>`
    select c.id, c.parent_id, c.author_id from huddle_comments c
    where c.id = ${commentId} and c.huddle_id = ${huddleId} and c.removed_at is null
      and ${notBlocked(viewerId)} for update of c`.execute(tx);
  return result.rows[0];
}
