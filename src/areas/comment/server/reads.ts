import { type RawBuilder, sql } from 'kysely';
import { blockedPairSql } from '#areas/person/server/public.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { andAfter } from '#platform/server/db/page.ts';
import type { Refusal } from '#platform/shared/decision.ts';
import type { CommentId, ObjectId, PersonId } from '#platform/shared/ids.ts';

/** What people talk about: who may, and what follows. `Ground` is what was found. */
export interface Discussion<Ground> {
  /** The column that names what the words are about. */
  readonly column: 'huddle_id' | 'post_id' | 'inspiration_id';
  readonly newestFirst: boolean;
  /** What it is about, as this person may read it; locked when they are about to speak. */
  find(db: DbOrTx, reader: PersonId, id: ObjectId): Promise<Ground | Refusal>;
  lock(tx: Tx, reader: PersonId, id: ObjectId): Promise<Ground | Refusal>;
  maySpeak(ground: Ground): Refusal | undefined;
  /** Whether this person may remove the words of others, too. */
  isHost(ground: Ground, personId: PersonId): boolean;
  /** Records that something was said. */
  said(tx: Tx, ground: Ground, comment: Said): Promise<void>;
  /** Counts so many comments more where that is kept, and lets pages that show the discussion read it again. */
  changed(tx: Tx, id: ObjectId, by: 1 | 0 | -1): Promise<void>;
}

export interface Said {
  readonly id: CommentId;
  /** What it is about. */
  readonly about: ObjectId;
  readonly personId: PersonId;
  /** Whose comment it replies to. */
  readonly answeredId: PersonId | null;
  readonly at: Date;
}

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
  readonly hidden_at: Date | null;
}

export interface CommentPage {
  readonly after?: string | undefined;
  readonly limit: number;
}

const columns = sql`c.id, c.parent_id, c.author_id, a.username, a.display_name, a.picture_media_id, c.body,
  c.created_at, c.edited_at, c.removed_by, c.hidden_at`;

/**
 * Neither sees the words of the other when one has blocked the other (PER-9). Of a former member the place stays, without
 * words.
 */
export function seenBy(reader: PersonId): RawBuilder<boolean> {
  return sql<boolean>`((a.deleted_at is not null or a.onboarded_at is not null) and a.suspended_at is null
    and not ${blockedPairSql(sql`${reader}::uuid`, sql`a.id`)})`;
}

/** Whether the words stand there for somebody: what a decision has hidden stands there for its author alone. */
export function standsFor(reader: PersonId, comment: 'c' | 'r'): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${comment}.${column}`);
  return sql<boolean>`(${of('removed_at')} is null and (${of('hidden_at')} is null or ${of('author_id')} = ${reader}))`;
}

/** One page of comments; a removed or hidden one only while replies stand under it. */
export async function listThreads(
  db: DbOrTx,
  reader: PersonId,
  { about, newestFirst }: { readonly about: string; readonly newestFirst: boolean },
  page: CommentPage,
): Promise<CommentRow[]> {
  const order = newestFirst ? 'DESC' : 'ASC';
  const result = await sql<CommentRow>`
    select ${columns} from comments c join people a on a.id = c.author_id
    where c.about = ${about} and c.parent_id is null and ${seenBy(reader)}
      ${andAfter(sql`c.id`, page.after, order)}
      and (${standsFor(reader, 'c')} or exists (
        select 1 from comments r where r.parent_id = c.id and ${standsFor(reader, 'r')}))
    order by c.id ${sql.raw(order)} limit ${page.limit + 1}`.execute(db);
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
  limit: number,
): Promise<ReplyRow[]> {
  if (parents.length === 0) return [];
  const result = await sql<ReplyRow>`
    select * from (
      select ${columns}, (count(*) over (partition by c.parent_id))::int as total,
        row_number() over (partition by c.parent_id order by c.id) as at
      from comments c join people a on a.id = c.author_id
      where c.parent_id = any(${parents}::uuid[]) and ${standsFor(reader, 'c')} and ${seenBy(reader)}
    ) numbered where at <= ${limit} order by id`.execute(db);
  return result.rows;
}

/** Whether a comment was made about this and not about something else. */
export async function isUnder(
  db: DbOrTx,
  of: { readonly about: string; readonly commentId: CommentId },
): Promise<boolean> {
  const found = await sql`select 1 from comments c
    where c.id = ${of.commentId} and c.about = ${of.about}`.execute(db);
  return found.rows.length > 0;
}

/** One page of the replies to a comment under this, oldest first. */
export async function listReplies(
  db: DbOrTx,
  reader: PersonId,
  of: { readonly about: string; readonly commentId: CommentId },
  page: CommentPage,
): Promise<CommentRow[]> {
  const result = await sql<CommentRow>`
    select ${columns} from comments c join people a on a.id = c.author_id
    where c.parent_id = ${of.commentId} and c.about = ${of.about} and ${standsFor(reader, 'c')}
      ${andAfter(sql`c.id`, page.after)} and ${seenBy(reader)}
    order by c.id limit ${page.limit + 1}`.execute(db);
  return result.rows;
}

/** A comment under this that the reader may see, locked; undefined when it is removed, hidden or another's. */
export async function lockComment(
  tx: Tx,
  reader: PersonId,
  about: string,
  commentId: CommentId,
): Promise<Pick<CommentRow, 'id' | 'parent_id' | 'author_id' | 'hidden_at'> | undefined> {
  const result = await sql<CommentRow>`
    select c.id, c.parent_id, c.author_id, c.hidden_at
    from comments c join people a on a.id = c.author_id
    where c.id = ${commentId} and c.about = ${about} and ${standsFor(reader, 'c')}
      and ${seenBy(reader)} for update of c`.execute(tx);
  return result.rows[0];
}
