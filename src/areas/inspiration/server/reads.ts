import { type RawBuilder, sql } from 'kysely';
import { blockedPairSql, type FaceRow } from '#areas/person/server/public.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { type Found, lineOf } from '#platform/shared/found.ts';
import type { InspirationId, MediaId, PersonId, PictureId } from '#platform/shared/ids.ts';
import type { Profession } from '../rules/badges.ts';
import type { StoryDocument } from '../rules/document.ts';
import type { Topic } from '../rules/topics.ts';
import { mediaOfPicture, pictures } from './pictures.sql.ts';

export type Reader = PersonId | null;

/**
 * `mayRead` as a query, for every door: `i` is the inspiration and `a` its author; what readers see is `s`. The same
 * cases run through both in `visibility.test.ts`.
 */
export function readableInspirations(reader: Reader): RawBuilder<boolean> {
  return readableBy(reader === null ? null : sql`${reader}::uuid`);
}

function readableBy(reader: RawBuilder<unknown> | null): RawBuilder<boolean> {
  const notBlocked = reader === null ? sql`true` : sql`not ${blockedPairSql(reader, sql`a.id`)}`;
  const notHidden =
    reader === null ? sql`i.hidden_at is null` : sql`(i.hidden_at is null or i.author_id = ${reader})`;
  return sql<boolean>`(i.state = 'PUBLISHED' and ${notHidden} and a.onboarded_at is not null and a.suspended_at is null and ${notBlocked})`;
}

export const joined = sql`inspirations i join inspiration_stories s on s.inspiration_id = i.id
  join people a on a.id = i.author_id left join badges b on b.person_id = a.id`;

/** What readers see of an inspiration, but for its words. */
export interface CardRow extends Omit<FaceRow, 'id'> {
  readonly id: InspirationId;
  readonly position: string;
  readonly author_id: PersonId;
  readonly badge: Profession | null;
  readonly title: string;
  readonly summary: string;
  readonly cover_picture_id: PictureId | null;
  readonly topics: readonly Topic[];
  readonly minutes: number;
  readonly published_at: Date;
  readonly changed_at: Date;
  readonly like_count: number;
  readonly comment_count: number;
  readonly saved: boolean;
}

export function cardColumns(reader: Reader) {
  const saved =
    reader === null
      ? sql`false`
      : sql`exists (select 1 from inspiration_saves v where v.inspiration_id = i.id and v.person_id = ${reader})`;
  return sql`i.id, s.position, i.author_id, a.username, a.display_name, a.picture_media_id, b.profession as badge,
    s.title, s.summary, s.cover_picture_id, s.topics, s.minutes, i.published_at, s.changed_at, i.like_count,
    i.comment_count, ${saved} as saved`;
}

export interface StoryRow extends CardRow {
  readonly health: boolean;
  readonly document: StoryDocument;
  readonly liked: boolean;
}

/** An inspiration as the reader finds it; undefined when it is missing, not published or not for them. */
export async function findStory(
  db: DbOrTx,
  reader: Reader,
  id: InspirationId,
): Promise<StoryRow | undefined> {
  const liked =
    reader === null
      ? sql`false`
      : sql`exists (select 1 from inspiration_likes l where l.inspiration_id = i.id and l.person_id = ${reader})`;
  const found = await sql<StoryRow>`select ${cardColumns(reader)}, s.health, s.document, ${liked} as liked
    from ${joined} where i.id = ${id} and ${readableInspirations(reader)}`.execute(db);
  return found.rows[0];
}

/** The same without its words. */
export async function findCard(db: DbOrTx, reader: Reader, id: InspirationId): Promise<CardRow | undefined> {
  const found = await sql<CardRow>`select ${cardColumns(reader)} from ${joined}
    where i.id = ${id} and ${readableInspirations(reader)}`.execute(db);
  return found.rows[0];
}

/** So many of the newest, and of the newest that share a topic, are looked at to find those that share most. */
const RELATED_LOOKED_AT = 200;

/** Others that share a topic with it, then the newest. Cards are made of those alone that are shown. */
export async function listRelated(db: DbOrTx, id: InspirationId, limit: number): Promise<CardRow[]> {
  const newest = (where: RawBuilder<unknown>) => sql`(select s.inspiration_id, s.position, s.topics
    from inspiration_stories s where s.inspiration_id <> ${id} and ${where}
    order by s.position desc limit ${sql.lit(RELATED_LOOKED_AT)})`;
  const shared = sql`cardinality(array(select unnest(n.topics) intersect select unnest(own.topics)))`;
  const found = await sql<CardRow>`
    with own as materialized (select topics from inspiration_stories where inspiration_id = ${id}),
    near as (${newest(sql`s.topics && (select topics from own)`)} union ${newest(sql`true`)}),
    ranked as materialized (select n.inspiration_id, n.position, ${shared} as shared from near n, own)
    select ${cardColumns(null)} from ranked
    cross join lateral (select * from inspirations where id = ranked.inspiration_id limit 1) i
    cross join lateral (select * from people where id = i.author_id limit 1) a
    join inspiration_stories s on s.inspiration_id = i.id left join badges b on b.person_id = a.id
    where ${readableInspirations(null)}
    order by ranked.shared desc, ranked.position desc limit ${limit}`.execute(db);
  return found.rows;
}

/** The media of a picture that stands in what everybody may read, or of its cover. */
export async function findPublicPicture(
  db: DbOrTx,
  id: InspirationId,
  pictureId: PictureId,
): Promise<MediaId | undefined> {
  const found = await sql<{ id: MediaId | null }>`select ${mediaOfPicture} as id
    from ${pictures} join inspiration_stories s on s.inspiration_id = i.id join people a on a.id = i.author_id
    where p.id = ${pictureId} and i.id = ${id} and p.id = any(s.pictures) and ${readableInspirations(null)}`.execute(
    db,
  );
  return found.rows[0]?.id ?? undefined;
}

export interface LockedStory {
  readonly id: InspirationId;
  readonly authorId: PersonId;
}

/** A published inspiration that the reader may read, locked. */
export async function lockStory(
  tx: Tx,
  reader: PersonId,
  id: InspirationId,
): Promise<LockedStory | undefined> {
  const found = await sql<LockedStory>`select i.id, i.author_id as "authorId"
    from inspirations i join people a on a.id = i.author_id
    where i.id = ${id} and ${readableInspirations(reader)} for update of i`.execute(tx);
  return found.rows[0];
}

/** Whether the reader may read it now. */
export async function isReadable(db: DbOrTx, reader: Reader, id: InspirationId): Promise<boolean> {
  return (await authorOfReadable(db, reader, id)) !== undefined;
}

/** Who wrote one that the reader may read now; undefined when it is not for them. */
export async function authorOfReadable(
  db: DbOrTx,
  reader: Reader,
  id: InspirationId,
): Promise<PersonId | undefined> {
  const found = await sql<{ author_id: PersonId }>`select i.author_id
    from inspirations i join people a on a.id = i.author_id
    where i.id = ${id} and ${readableInspirations(reader)}`.execute(db);
  return found.rows[0]?.author_id;
}

/** Those of these people who may read it. */
export async function readersOf(
  db: DbOrTx,
  people: readonly PersonId[],
  id: InspirationId,
): Promise<PersonId[]> {
  if (people.length === 0) return [];
  const found = await sql<{ id: PersonId }>`select t.id
    from people t cross join inspirations i join people a on a.id = i.author_id
    where t.id = any(${people}::uuid[]) and i.id = ${id} and ${readableBy(sql`t.id`)}`.execute(db);
  return found.rows.map((row) => row.id);
}

/** The titles of those of these that the person may read now. */
export async function titlesOfInspirations(
  db: DbOrTx,
  reader: PersonId | null,
  ids: readonly InspirationId[],
): Promise<Map<InspirationId, string>> {
  if (ids.length === 0) return new Map();
  const found = await sql<{ id: InspirationId; title: string }>`select i.id, s.title from ${joined}
    where i.id = any(${[...new Set(ids)]}::uuid[]) and ${readableInspirations(reader)}`.execute(db);
  return new Map(found.rows.map((row) => [row.id, row.title]));
}

/** Of this area's reads, what others may ask for stands here. */

/** Those of these inspirations that the reader may find now. */
export async function foundInspirations(
  db: DbOrTx,
  reader: PersonId,
  ids: readonly InspirationId[],
): Promise<Found[]> {
  if (ids.length === 0) return [];
  return (await foundFor({ reader, ids }).execute(db)).rows.map(foundOf);
}

/** As a thing that was found. */
export function foundOf(row: CardRow): Found {
  return {
    id: row.id,
    title: row.title,
    line: lineOf(row.summary),
    when: null,
    timeZone: null,
    placeName: null,
    pictureUrl: `/api/public/inspirations/${row.id}/cover?v=${row.changed_at.getTime().toString(36)}`,
    path: `/inspiration/view/${row.id}`,
  };
}

const foundFor = ({
  reader,
  ids,
}: {
  readonly reader: PersonId;
  readonly ids: readonly InspirationId[];
}) => sql<CardRow>`
    select ${cardColumns(reader)} from ${joined}
    where i.id = any(${ids}::uuid[]) and ${readableInspirations(reader)}`;
