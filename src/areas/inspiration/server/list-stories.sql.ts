import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { andAfter } from '#platform/server/db/page.ts';
import type { Found } from '#platform/shared/found.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Topic } from '../rules/topics.ts';
import { type CardRow, cardColumns, foundOf, joined, type Reader, readableInspirations } from './reads.ts';

export interface StoryQuery {
  readonly reader: Reader;
  readonly topic?: Topic | undefined;
  readonly author?: PersonId | undefined;
  readonly q?: string | undefined;
  readonly only?: 'FOLLOWED' | 'SAVED' | undefined;
  /** Of the last card of the page before. */
  readonly after?: string | undefined;
  readonly limit: number;
}

export type ListedRow = CardRow & { readonly cursor: string };

/** Of so many followed people all inspirations are looked through; of more, the newest of everybody. */
const MAX_FOLLOWED_ONE_BY_ONE = 300;

/** One page of what the reader may read, the newest first; of the reading list, the last saved first. */
export async function listStories(db: DbOrTx, query: StoryQuery): Promise<ListedRow[]> {
  const { reader, topic, author, after } = query;
  const { among, cursor, join, where } = await sourceOf(db, query);
  const found =
    await sql<ListedRow>`${among} select ${cardColumns(reader)}, ${cursor} as cursor from ${joined} ${join}
    where ${readableInspirations(reader)} and ${topic ? sql`s.topics @> array[${topic}]` : sql`true`}
      and ${matching(query.q)} and ${author ? sql`i.author_id = ${author}` : sql`true`} and ${where}
      ${andAfter(cursor, after, 'DESC')}
    order by ${cursor} desc limit ${query.limit + 1}`.execute(db);
  return found.rows;
}

interface Source {
  readonly among: RawBuilder<unknown>;
  readonly cursor: RawBuilder<unknown>;
  readonly join: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
}

/** Where inspirations are looked for: all but of whom one has muted, of people one follows, or one's reading list. */
async function sourceOf(db: DbOrTx, { reader, only }: StoryQuery): Promise<Source> {
  const all = { among: sql``, cursor: sql`s.position`, join: sql``, where: sql`true` };
  if (reader === null) return all;
  if (only === 'SAVED') {
    const join = sql`join inspiration_saves mine on mine.inspiration_id = i.id and mine.person_id = ${reader}`;
    return { ...all, join, cursor: sql`mine.position` };
  }
  const where = sql`not exists (select 1 from mutes m where m.muter_id = ${reader} and m.muted_id = a.id)`;
  if (only !== 'FOLLOWED') return { ...all, where };
  if (!(await followsFew(db, reader)))
    return {
      ...all,
      where: sql`${where} and (select true from ${followings(reader)} and f.followee_id = a.id limit 1)`,
    };
  const among = sql`with authored as materialized (select o.id from follows f
    join inspirations o on o.author_id = f.followee_id where f.follower_id = ${reader} and f.state = 'FOLLOWING')`;
  return { ...all, among, where, join: sql`join authored on authored.id = i.id` };
}

const followings = (reader: PersonId) =>
  sql`follows f where f.follower_id = ${reader} and f.state = 'FOLLOWING'`;

async function followsFew(db: DbOrTx, reader: PersonId): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from ${followings(reader)} limit ${MAX_FOLLOWED_ONE_BY_ONE + 1}) f`.execute(db);
  return (rows[0]?.count ?? 0) <= MAX_FOLLOWED_ONE_BY_ONE;
}

function matching(text: string | undefined): RawBuilder<unknown> {
  const words = text?.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (text === undefined || text === '') return sql`true`;
  if (words.length === 0) return sql`false`;
  const query = words.map((word) => `${word}:*`).join(' & ');
  return sql`s.words @@ to_tsquery('simple', unaccent(${query}))`;
}

/** The newest that the reader may read, of everybody or of one author. */
export async function newestInspirations(
  db: DbOrTx,
  reader: PersonId,
  limit: number,
  author?: PersonId,
): Promise<Found[]> {
  const rows = await listStories(db, { reader, author, limit });
  return rows.slice(0, limit).map(foundOf);
}
