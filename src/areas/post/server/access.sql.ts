import { type RawBuilder, sql } from 'kysely';
import { blockedPairSql, follows } from '#areas/person/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId, PostId } from '#platform/shared/ids.ts';

type Sql = RawBuilder<unknown>;
export type Reader = PersonId | null;

/** A person whom others may see, and who has neither blocked the reader nor is blocked by them. */
export function shownTo(reader: Reader, person: Sql): RawBuilder<boolean> {
  return shown(readerOf(reader), person);
}

function readerOf(reader: Reader): Sql | null {
  return reader === null ? null : sql`${reader}::uuid`;
}

function shown(reader: Sql | null, person: Sql): RawBuilder<boolean> {
  const isHere = sql`${person}.onboarded_at is not null and ${person}.suspended_at is null`;
  if (reader === null) return sql<boolean>`(${isHere})`;
  return sql<boolean>`(${isHere} and not ${blockedPairSql(reader, sql`${person}.id`)})`;
}

/** `mayRead` of a post by an author, apart from what a repost refers to. */
function readableAlone(reader: Sql | null, post: Sql, author: Sql): Sql {
  const audience =
    reader === null
      ? sql`${post}.visibility = 'PUBLIC'`
      : sql`(${post}.visibility = 'PUBLIC' or ${post}.author_id = ${reader}
          or ${follows(reader, sql`${post}.author_id`)})`;
  return sql`${post}.state <> 'DRAFT' and ${notHidden(reader, post)} and ${audience} and ${shown(reader, author)}`;
}

/** What moderators have hidden is read by its author alone. */
function notHidden(reader: Sql | null, post: Sql): Sql {
  if (reader === null) return sql`${post}.hidden_at is null`;
  return sql`(${post}.hidden_at is null or ${post}.author_id = ${reader})`;
}

/** What a bare repost passes on is readable, too. */
function innerReadable(reader: Sql | null): Sql {
  const inner = readableAlone(reader, sql`rp`, sql`ra`);
  return sql`(not p.bare or p.state = 'DELETED' or exists (select 1 from posts rp join people ra on ra.id = rp.author_id
    where rp.id = p.ref_post_id and rp.state = 'PUBLISHED' and ${inner}))`;
}

function readable(reader: Sql | null): RawBuilder<boolean> {
  return sql<boolean>`(${readableAlone(reader, sql`p`, sql`a`)} and ${innerReadable(reader)})`;
}

/** `readablePosts` among those by the reader or by whom they follow, which are all for the reader: asked with less. */
export function readableOfCircle(reader: PersonId): RawBuilder<boolean> {
  return sql<boolean>`(p.state <> 'DRAFT' and ${notHidden(readerOf(reader), sql`p`)} and ${shownTo(reader, sql`a`)}
    and ${innerReadable(readerOf(reader))})`;
}

/**
 * `mayRead` as a query, for every door: `p` is the post and `a` its author. The same cases run through both in
 * `visibility.test.ts`.
 */
export function readablePosts(reader: Reader): RawBuilder<boolean> {
  return readable(readerOf(reader));
}

/** Whether the reader may read it now and it is not deleted: what stands under it is theirs to read, too. */
export async function isPublished(db: DbOrTx, reader: Reader, postId: PostId): Promise<boolean> {
  return (await authorOfPublished(db, reader, postId)) !== undefined;
}

/** Who wrote a post that the reader may read now; undefined when it is not for them. */
export async function authorOfPublished(
  db: DbOrTx,
  reader: Reader,
  postId: PostId,
): Promise<PersonId | undefined> {
  const found = await sql<{ author_id: PersonId }>`select p.author_id from posts p
    join people a on a.id = p.author_id
    where p.id = ${postId} and p.state = 'PUBLISHED' and ${readablePosts(reader)}`.execute(db);
  return found.rows[0]?.author_id;
}

/** Those of these people who may read a post. */
export async function readersAmong(
  db: DbOrTx,
  people: readonly PersonId[],
  postId: PostId,
): Promise<PersonId[]> {
  if (people.length === 0) return [];
  const found = await sql<{ id: PersonId }>`
    select t.id from people t cross join posts p join people a on a.id = p.author_id
    where t.id = any(${people}::uuid[]) and p.id = ${postId} and p.state = 'PUBLISHED'
      and ${readable(sql`t.id`)}`.execute(db);
  return found.rows.map(({ id }) => id);
}
