import { type RawBuilder, sql } from 'kysely';
import { follows, mutes } from '#areas/person/server/public.ts';
import { batchedQuery } from '#platform/server/db/batched-query.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { andAfter } from '#platform/server/db/page.ts';
import type { PersonId, PostId } from '#platform/shared/ids.ts';
import { plainText } from '../../rules/content.ts';
import { BIG_AUTHOR } from '../../rules/limits.ts';
import { readableOfCircle, readablePosts, shownTo } from '../access.sql.ts';
import { presentParameters } from '../present.ts';
import { pageColumns, readViews, type ViewRow, viewsById, viewsOfPage } from '../views.sql.ts';

export interface FeedPage {
  readonly after?: string | undefined;
  readonly limit: number;
}

/** A post of a feed: which, what it refers to, and where it stands. */
export interface FeedRow {
  readonly id: PostId;
  readonly ref_post_id: PostId | null;
  readonly position: string;
}

/** A feed's rows in their order, and the posts that stand in them or are referred to. */
export interface Feed {
  readonly rows: readonly FeedRow[];
  readonly views: ReadonlyMap<PostId, ViewRow>;
}

interface Found {
  readonly rows: readonly FeedRow[] | null;
  readonly views: readonly ViewRow[] | null;
}

/** Which posts stand in a feed and what stands in them, in one statement. */
function feed(reader: PersonId, rows: Sql): RawBuilder<Found> {
  const listed = sql`select json_agg(json_build_object('id', id, 'ref_post_id', ref_post_id, 'position', position)
    order by position desc) from page`;
  return sql<Found>`with page as materialized (${rows}) select (${listed}) as rows, ${viewsOfPage(reader)} as views`;
}

function feedOf([found]: readonly Found[]): Feed {
  return { rows: found?.rows ?? [], views: viewsById(found?.views ?? null) };
}

type Sql = RawBuilder<unknown>;
const columns = sql`${pageColumns}, p.position`;

const behind = (after: string | undefined, position: Sql): Sql => andAfter(position, after, 'DESC');

/** A post that may stand in a feed of the reader; a placeholder never does. */
function listed(reader: PersonId): Sql {
  return sql`p.state = 'PUBLISHED' and ${readablePosts(reader)}`;
}

/** Nothing by whom the reader has muted, passed on by others or not. */
function unmuted(reader: PersonId): Sql {
  const me = sql`${reader}::uuid`;
  return sql`not ${mutes(me, sql`p.author_id`)}
    and not (p.bare and ${mutes(me, sql`(select mp.author_id from posts mp where mp.id = p.ref_post_id)`)})`;
}

function wanted(reader: PersonId): Sql {
  return sql`${listed(reader)} and ${unmuted(reader)}`;
}

/** `wanted` of posts by the reader or by somebody they follow. */
function wantedOfCircle(reader: PersonId): Sql {
  return sql`p.state = 'PUBLISHED' and ${readableOfCircle(reader)} and ${unmuted(reader)}`;
}

/** By the reader or by somebody they follow now, whatever an inbox still holds. */
function fromCircle(reader: PersonId): Sql {
  return sql`(p.author_id = ${reader}::uuid or ${follows(sql`${reader}::uuid`, sql`p.author_id`)})`;
}

/** The inbox, and the newer posts of big authors, which are in no inbox; `where` bounds both by position. */
function timeline(reader: PersonId, bound: (position: Sql) => Sql, limit: number): RawBuilder<FeedRow> {
  return sql<FeedRow>`
    (select ${columns} from timeline_entries e join posts p on p.id = e.post_id join people a on a.id = p.author_id
      where e.person_id = ${reader}::uuid ${bound(sql`e.position`)} and ${fromCircle(reader)} and ${wantedOfCircle(reader)}
      order by e.position desc limit ${limit})
    union
    (select n.* from big_authors g join follows c on c.follower_id = ${reader}::uuid and c.followee_id = g.person_id
        and c.state = 'FOLLOWING'
      cross join lateral (select ${columns} from posts p join people a on a.id = p.author_id
        where p.author_id = g.person_id and p.on_read ${bound(sql`p.position`)} and ${wantedOfCircle(reader)}
        order by p.position desc limit ${limit}) n)`;
}

interface Asked {
  readonly reader: PersonId;
  readonly after: string | undefined;
  readonly limit: number;
}

const timelinePage = batchedQuery({ reader: 'uuid', after: 'uuid' }, ({ reader, after, limit }: Asked) =>
  feed(
    reader,
    sql`select * from (${timeline(reader, (position) => behind(after, position), limit)}) t
      order by position desc limit ${limit}`,
  ),
);

/** One page of the reader's timeline. */
export async function readTimeline(db: DbOrTx, reader: PersonId, page: FeedPage): Promise<Feed> {
  return feedOf(await timelinePage(db, { reader, after: page.after, limit: page.limit + 1 }));
}

const MAX_NEWS = 100;

/** How many posts of others stand before `since`, counted up to 100. */
export async function countNews(db: DbOrTx, reader: PersonId, since: string | undefined): Promise<number> {
  const bound = (position: Sql) =>
    sql`and p.author_id <> ${reader}::uuid ${since ? sql`and ${position} > ${since}::uuid` : sql``}`;
  const found = await sql<{ count: number }>`select count(*)::int as count
    from (select * from (${timeline(reader, bound, MAX_NEWS)}) t limit ${sql.lit(MAX_NEWS)}) n`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** Somebody whose posts the reader may ask for, by their username. */
export async function findAuthor(
  db: DbOrTx,
  reader: PersonId,
  username: string,
): Promise<PersonId | undefined> {
  const found = await sql<{ id: PersonId }>`select t.id from people t
    where t.username = ${username}::citext and ${shownTo(reader, sql`t`)}`.execute(db);
  return found.rows[0]?.id;
}

/**
 * A page, counted from zero, of what one person posted; after a position where that of the page before is known, which
 * spares reading and judging all pages before it.
 */
export async function readPostsOf(
  db: DbOrTx,
  reader: PersonId,
  author: PersonId,
  page: { readonly page: number; readonly size: number },
  after: string | undefined,
): Promise<Feed> {
  const skipped = after === undefined ? page.page * page.size : 0;
  const rows = sql`select ${columns} from posts p join people a on a.id = p.author_id
    where p.author_id = ${author} ${behind(after, sql`p.position`)} and ${listed(reader)}
    order by p.position desc limit ${page.size + 1} offset ${skipped}`;
  return feedOf((await feed(reader, rows).execute(db)).rows);
}

export async function readPostsOfTag(
  db: DbOrTx,
  reader: PersonId,
  tag: string,
  page: FeedPage,
): Promise<Feed> {
  const rows = sql`select ${columns}
    from post_tags g join posts p on p.id = g.post_id join people a on a.id = p.author_id
    where g.tag = ${tag} ${behind(page.after, sql`g.position`)} and ${wanted(reader)}
    order by g.position desc limit ${page.limit + 1}`;
  return feedOf((await feed(reader, rows).execute(db)).rows);
}

export async function readPostsOfPlace(
  db: DbOrTx,
  reader: PersonId,
  placeId: number,
  page: FeedPage,
): Promise<Feed> {
  const rows = sql`select ${columns}
    from post_places g join posts p on p.id = g.post_id join people a on a.id = p.author_id
    where g.place_id = ${placeId} ${behind(page.after, sql`g.position`)} and ${wanted(reader)}
    order by g.position desc limit ${page.limit + 1}`;
  return feedOf((await feed(reader, rows).execute(db)).rows);
}

/** What the reader has saved, the last first; `position` is that of the saving. */
export async function readSaved(db: DbOrTx, reader: PersonId, page: FeedPage): Promise<Feed> {
  const rows = sql`select ${pageColumns}, s.position
    from post_saves s join posts p on p.id = s.post_id join people a on a.id = p.author_id
    where s.person_id = ${reader} ${behind(page.after, sql`s.position`)} and ${listed(reader)}
    order by s.position desc limit ${page.limit + 1}`;
  return feedOf((await feed(reader, rows).execute(db)).rows);
}

const EXCERPT = 80;

/** The first words of those among these posts that the reader may read now, for anyone who tells of them. */
export async function wordsOfPosts(
  db: DbOrTx,
  reader: PersonId | null,
  ids: readonly PostId[],
): Promise<Map<PostId, string>> {
  const rows = await readViews(db, reader, [...new Set(ids)]);
  const seen = [...rows.values()].filter((row) => row.readable && row.state === 'PUBLISHED');
  return new Map(seen.map((row) => [row.id, excerptOf(row)]));
}

/** The beginning of what a post says, names in their places. */
export function excerptOf(row: Pick<ViewRow, 'content' | 'parameters' | 'people'>): string {
  const said = plainText(row.content, presentParameters(row.parameters, row.people ?? []));
  const text = said.replace(/\s+/g, ' ').trim();
  if (text === '') return '…';
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text;
}

interface Spreadable {
  readonly id: PostId;
  readonly authorId: PersonId;
  readonly followers: number;
}

/** Posts that are to be brought to followers, and how many those are; counted just beyond what is many. */
export async function spreadable(db: DbOrTx, postIds: readonly PostId[]): Promise<readonly Spreadable[]> {
  const found = await sql<Spreadable>`
    with those as materialized (select id, author_id from posts where id = any(${postIds}::uuid[]) and state = 'PUBLISHED'),
    authors as (select a.author_id, (select count(*)::int from (select 1 from follows f
        where f.followee_id = a.author_id and f.state = 'FOLLOWING' limit ${sql.lit(BIG_AUTHOR + 1)}) counted) as followers
      from (select distinct author_id from those) a)
    select t.id, t.author_id as "authorId", a.followers
    from those t join authors a on a.author_id = t.author_id`.execute(db);
  return found.rows;
}

const FOLLOWERS_A_TURN = 1_000;

/** Followers in the order of their ids, a turn at a time. */
export async function followersOf(
  db: DbOrTx,
  author: PersonId,
  after: PersonId | undefined,
): Promise<PersonId[]> {
  let query = db
    .selectFrom('follows')
    .select('follower_id')
    .where('followee_id', '=', author)
    .where('state', '=', 'FOLLOWING')
    .orderBy('follower_id')
    .limit(FOLLOWERS_A_TURN);
  if (after) query = query.where('follower_id', '>', after);
  return (await query.execute()).map((row) => row.follower_id);
}
