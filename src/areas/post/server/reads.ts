import { sql } from 'kysely';
import type { FaceRow } from '#areas/person/server/public.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { MediaId, PersonId, PictureId, PostId } from '#platform/shared/ids.ts';
import type { Visibility } from '../rules/visibility.ts';
import { type Reader, readablePosts, shownTo } from './access.sql.ts';
import type { Person, StoredParameter } from './views.sql.ts';

export interface LockedPost {
  readonly id: PostId;
  readonly authorId: PersonId;
  readonly visibility: Visibility;
  readonly content: string;
  readonly parameters: readonly StoredParameter[];
  readonly publishedAt: Date;
  readonly refPostId: PostId | null;
  readonly bare: boolean;
  readonly pictures: number;
}

/** A published post that the reader may read, locked; undefined when it is missing, deleted or not for them. */
export async function lockPost(tx: Tx, reader: PersonId, postId: PostId): Promise<LockedPost | undefined> {
  const found = await sql<LockedPost>`
    select p.id, p.author_id as "authorId", p.visibility, p.content, p.parameters, p.published_at as "publishedAt",
      p.ref_post_id as "refPostId", p.bare,
      (select count(*)::int from post_pictures f where f.post_id = p.id) as pictures
    from posts p join people a on a.id = p.author_id
    where p.id = ${postId} and p.state = 'PUBLISHED' and ${readablePosts(reader)} for update of p`.execute(
    tx,
  );
  return found.rows[0];
}

/** The picture of a post that the reader may read. */
export async function findPicture(
  db: DbOrTx,
  reader: Reader,
  postId: PostId,
  pictureId: PictureId,
): Promise<MediaId | undefined> {
  const found = await sql<{ id: MediaId }>`select f.media_id as id
    from post_pictures f join posts p on p.id = f.post_id join people a on a.id = p.author_id
    where f.id = ${pictureId} and p.id = ${postId} and p.state = 'PUBLISHED' and ${readablePosts(reader)}`.execute(
    db,
  );
  return found.rows[0]?.id;
}

/** Whether this person has begun this post, whatever became of it. */
export async function isAuthor(db: DbOrTx, personId: PersonId, postId: PostId): Promise<boolean> {
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('id', '=', postId)
    .where('author_id', '=', personId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of these people whom somebody follows. */
export async function followedAmong(
  db: DbOrTx,
  follower: PersonId,
  people: readonly PersonId[],
): Promise<PersonId[]> {
  const rows = await db
    .selectFrom('follows')
    .select('followee_id')
    .where('follower_id', '=', follower)
    .where('followee_id', 'in', [...people])
    .where('state', '=', 'FOLLOWING')
    .execute();
  return rows.map((row) => row.followee_id);
}

/** The bare repost of a post by somebody. */
export async function bareRepostOf(
  db: DbOrTx,
  author: PersonId,
  postId: PostId,
): Promise<PostId | undefined> {
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('author_id', '=', author)
    .where('ref_post_id', '=', postId)
    .where('bare', '=', true)
    .where('state', '=', 'PUBLISHED')
    .executeTakeFirst();
  return row?.id;
}

export async function countReposts(db: DbOrTx, postId: PostId): Promise<number> {
  const row = await db
    .selectFrom('posts')
    .select('repost_count')
    .where('id', '=', postId)
    .executeTakeFirstOrThrow();
  return row.repost_count;
}

/** Those of these people whom the writer may see, and so name. */
export async function namedPeople(db: DbOrTx, writer: PersonId, ids: readonly PersonId[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  const found = await sql<Person>`select t.id, t.username, t.display_name as name from people t
    where t.id = any(${ids}::uuid[]) and ${shownTo(writer, sql`t`)}`.execute(db);
  return found.rows;
}

export interface NamedPlace {
  readonly id: number;
  readonly name: string;
  readonly formattedAddress: string;
  readonly lat: number;
  readonly lng: number;
}

/** These places of the gazetteer. */
export async function namedPlaces(db: DbOrTx, ids: readonly number[]): Promise<NamedPlace[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('places')
    .select(['id', 'name', 'formatted_address as formattedAddress', 'latitude as lat', 'longitude as lng'])
    .where('id', 'in', [...ids])
    .execute();
}

export interface Revision {
  readonly content: string;
  readonly parameters: readonly StoredParameter[];
  readonly written_at: Date;
}

/** What a post said before each edit, newest first. */
export async function listRevisions(db: DbOrTx, postId: PostId): Promise<Revision[]> {
  const found = await sql<Revision>`select content, parameters, written_at from post_revisions
    where post_id = ${postId} order by number desc`.execute(db);
  return found.rows;
}

export interface LikeRow extends FaceRow {
  readonly liked_at: Date;
}

/**
 * Who likes a post, newest first, among those the reader may see. `after` is when the last person of the page before
 * liked it, and who: they may have taken it back since.
 */
export async function listLikers(
  db: DbOrTx,
  reader: PersonId,
  postId: PostId,
  page: { readonly after: { readonly at: Date; readonly id: string } | undefined; readonly limit: number },
) {
  const { after, limit } = page;
  const behind = after ? sql`and (l.created_at, l.person_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const found = await sql<LikeRow>`
    select t.id, t.username, t.display_name, t.picture_media_id, l.created_at as liked_at
    from post_likes l cross join lateral (select * from people where id = l.person_id limit 1) t
    where l.post_id = ${postId} ${behind} and ${shownTo(reader, sql`t`)}
    order by l.created_at desc, l.person_id desc limit ${limit + 1}`.execute(db);
  return found.rows;
}

/** Of this area's reads, what others may ask for stands here. */
