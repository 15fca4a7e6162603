import { type RawBuilder, sql } from 'kysely';
import type { TextFault } from '#areas/person/rules/same-text.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { deleteInBatches } from '#platform/server/db/delete-in-batches.ts';
import { enqueued, type NewJob } from '#platform/server/enqueue.ts';
import type { MediaId, PersonId, PictureId, PostId } from '#platform/shared/ids.ts';
import { MAX_BEGUN } from '../rules/limits.ts';
import type { Visibility } from '../rules/visibility.ts';
import type { StoredParameter } from './views.sql.ts';

/** Begins a post; of what its author has begun before, the oldest beyond the limit are dropped. */
export async function insertDraft(tx: Tx, id: PostId, authorId: PersonId, at: Date): Promise<void> {
  await sql`delete from posts where id = any(array(select id from posts
    where author_id = ${authorId} and state = 'DRAFT' order by created_at desc, id desc offset ${MAX_BEGUN - 1}))`.execute(
    tx,
  );
  await tx.insertInto('posts').values({ id, author_id: authorId, state: 'DRAFT', created_at: at }).execute();
}

/** What a post says, and what is read out of that. */
export interface Said {
  readonly content: string;
  readonly parameters: readonly StoredParameter[];
  readonly people: readonly PersonId[];
  readonly places: readonly number[];
  readonly tags: readonly string[];
  /** The first web address, for its card. */
  readonly url: string | null;
}

export interface Publication extends Said {
  readonly id: PostId;
  readonly authorId: PersonId;
  readonly position: string;
  readonly type: 'POST' | 'REPOST';
  readonly bare: boolean;
  readonly visibility: Visibility;
  readonly refPostId: PostId | null;
  readonly at: Date;
  /** Why it is held back; null shows it to its readers at once. */
  readonly held: TextFault | null;
}

/** A publication, and what is to follow from it. */
export interface Publishing {
  readonly post: Publication;
  readonly jobs: readonly NewJob[];
}

/**
 * Publishes a draft of its author, with what finds it again and the first entry of the author's own timeline, and enqueues
 * what follows, in one statement; false where there is no such draft. That it is a draft is a parameter: of a constant
 * the planner knows how many rows have it, and where they are few it would look through all of them, not by the id.
 */
export async function savePublished(tx: Tx, publishing: Publishing): Promise<boolean> {
  const found = await sql<{ published: boolean }>`
    with given as materialized (
      select * from json_to_record(${asJson(publishing)}::json) as g(id uuid, author_id uuid, type text, bare boolean,
        visibility text, content text, parameters jsonb, people uuid[], ref_post_id uuid, position uuid,
        at timestamptz, held text, tags text[], places int[], url text)
    ), published as (
      update posts p set state = 'PUBLISHED', type = g.type, bare = g.bare, visibility = g.visibility,
        content = g.content, parameters = g.parameters, tagged_people = g.people, ref_post_id = g.ref_post_id,
        position = g.position, published_at = g.at,
        hidden_at = case when g.held is not null then g.at end
      from given g where p.id = g.id and p.author_id = g.author_id and p.state = ${'DRAFT'}::text
      returning p.id
    ), done as (select g.* from given g join published using (id)),
    passed_on as (
      update posts p set repost_count = p.repost_count + 1 from done d where p.id = d.ref_post_id
    ), ${finding(sql`done`)}, own as (
      insert into timeline_entries (person_id, position, post_id) select author_id, position, id from done
    )
    select true as published, ${enqueued(publishing.jobs)} from done`.execute(tx);
  return found.rows.length > 0;
}

function asJson({ post }: Publishing): string {
  return JSON.stringify({
    id: post.id,
    author_id: post.authorId,
    type: post.type,
    bare: post.bare,
    visibility: post.visibility,
    content: post.content,
    parameters: post.parameters,
    people: post.people,
    ref_post_id: post.refPostId,
    position: post.position,
    at: post.at,
    held: post.held,
    tags: post.tags,
    places: post.places,
    url: post.url,
  });
}

/** The rows by which the posts of a list are found: hashtags, places, the addresses of their cards. */
function finding(posts: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`tagged as (
      insert into post_tags (tag, position, post_id)
      select t.tag, f.position, f.id from ${posts} f cross join unnest(f.tags) as t(tag)
    ), placed as (
      insert into post_places (place_id, position, post_id)
      select t.place, f.position, f.id from ${posts} f cross join unnest(f.places) as t(place)
    ), linked as (
      insert into post_links (post_id, url) select f.id, f.url from ${posts} f where f.url is not null
      on conflict (post_id) do nothing
    )`;
}

/** Words a post again and keeps what stood there; it keeps its place in the feeds. */
export async function saveEdited(
  tx: Tx,
  post: Said & { readonly id: PostId; readonly at: Date },
  jobs: readonly NewJob[],
): Promise<void> {
  const { id, url } = post;
  await sql`insert into post_revisions (post_id, number, content, parameters, written_at)
    select p.id, (select count(*) from post_revisions r where r.post_id = p.id), p.content, p.parameters,
      coalesce(p.edited_at, p.published_at)
    from posts p where p.id = ${id}`.execute(tx);
  await sql`with untagged as (delete from post_tags where post_id = ${id}),
    unplaced as (delete from post_places where post_id = ${id})
    delete from post_links where post_id = ${id} and url is distinct from ${url}::text`.execute(tx);
  const row = await tx
    .updateTable('posts')
    .set({
      content: post.content,
      parameters: JSON.stringify(post.parameters),
      tagged_people: [...post.people],
      edited_at: post.at,
    })
    .where('id', '=', id)
    .returning('position')
    .executeTakeFirstOrThrow();
  await sql`with said as (
      select ${id}::uuid as id, ${row.position}::uuid as position, ${post.tags}::text[] as tags,
        ${post.places}::int[] as places, ${url}::text as url
    ), ${finding(sql`said`)}
    select ${enqueued(jobs)}`.execute(tx);
}

/** Nothing of what it said is kept; the placeholder stands for those who could read it. Answers its pictures. */
export async function eraseSaid(tx: Tx, postId: PostId, at: Date): Promise<string[]> {
  const found = await sql<{ media_id: string }>`
    with erased as (
      update posts set state = 'DELETED', content = '', parameters = '[]', tagged_people = '{}', deleted_at = ${at}
      where id = ${postId} returning ref_post_id
    ), passed_on as (
      update posts p set repost_count = p.repost_count - 1 from erased e where p.id = e.ref_post_id
    ), untagged as (delete from post_tags where post_id = ${postId}),
    unplaced as (delete from post_places where post_id = ${postId}),
    unlinked as (delete from post_links where post_id = ${postId}),
    forgotten as (delete from post_revisions where post_id = ${postId}),
    unsaid as (delete from comments where post_id = ${postId})
    delete from post_pictures where post_id = ${postId} returning media_id`.execute(tx);
  return found.rows.map((row) => row.media_id);
}

export interface NewPicture {
  readonly id: PictureId;
  readonly postId: PostId;
  readonly place: number;
  readonly mediaId: MediaId;
  readonly alt: string;
}

/** Answers how many were saved; one that another object shows is not. */
export async function insertPictures(tx: Tx, pictures: readonly NewPicture[]): Promise<number> {
  const saved = await tx
    .insertInto('post_pictures')
    .values(
      pictures.map(({ id, postId, place, mediaId, alt }) => ({
        id,
        place,
        alt,
        post_id: postId,
        media_id: mediaId,
      })),
    )
    .onConflict((conflict) => conflict.column('media_id').doNothing())
    .returning('id')
    .execute();
  return saved.length;
}

export interface Marked {
  /** False when it was so before. */
  readonly changed: boolean;
  readonly count: number;
}

/** Likes a post or takes that back; its count follows in the same statement. The post is locked by the caller. */
export async function saveLike(
  tx: Tx,
  like: { readonly postId: PostId; readonly personId: PersonId; readonly liked: boolean; readonly at: Date },
): Promise<Marked> {
  const { postId, personId, liked, at } = like;
  const change = liked
    ? sql`insert into post_likes (post_id, person_id, created_at) values (${postId}, ${personId}, ${at})
        on conflict do nothing returning 1`
    : sql`delete from post_likes where post_id = ${postId} and person_id = ${personId} returning 1`;
  const found = await sql<Marked>`with changed as (${change})
    update posts set like_count = like_count + (select count(*) from changed) * ${liked ? 1 : -1}
    where id = ${postId}
    returning like_count as count, exists (select 1 from changed) as changed`.execute(tx);
  return found.rows[0] ?? { changed: false, count: 0 };
}

export async function saveSaved(tx: Tx, personId: PersonId, postId: PostId, position: string): Promise<void> {
  await tx
    .insertInto('post_saves')
    .values({ person_id: personId, post_id: postId, position })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function forgetSaved(tx: Tx, personId: PersonId, postId: PostId): Promise<void> {
  await tx.deleteFrom('post_saves').where('person_id', '=', personId).where('post_id', '=', postId).execute();
}

/** Drops what was begun and never published; a cron job. */
export function forgetDrafts(db: Db, before: Date): Promise<void> {
  return deleteInBatches(db, 'posts', sql`state = 'DRAFT' and created_at < ${before}`);
}

/** Counts so many comments more under a post; the post is locked by the caller. */
export async function countComments(tx: Tx, postId: PostId, by: number): Promise<void> {
  await sql`update posts set comment_count = comment_count + ${by} where id = ${postId}`.execute(tx);
}

/** Null shows it to its readers again. */
export async function saveHidden(tx: Tx, id: PostId, at: Date | null): Promise<void> {
  await sql`update posts set hidden_at = ${at} where id = ${id}`.execute(tx);
}
