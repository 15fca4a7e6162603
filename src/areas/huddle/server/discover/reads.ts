import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { rowFromJson } from '#platform/server/db/json-row.ts';
import { unseen } from '#platform/server/db/unseen.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Activity } from '../../rules/activity.ts';
import { cards, type ListRow, listTimes } from '../lists/reads.ts';
import { openedHuddle, visibleHuddles } from '../sight/reads.ts';

type Sql = RawBuilder<unknown>;

/** What somebody looks for; absent means anything. */
export interface DiscoverFilters {
  readonly q?: string | undefined;
  readonly activity?: Activity | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly near?: { readonly lat: number; readonly lng: number } | undefined;
  readonly withinKm?: number | undefined;
  readonly difficulty?: string | undefined;
  readonly payment?: 'FREE' | 'PAID' | undefined;
  readonly carpooling?: boolean | undefined;
  readonly hasRoom?: boolean | undefined;
  readonly communityId?: string | undefined;
  readonly tag?: string | undefined;
  readonly sort: 'DATE' | 'NEAR';
}

const MOST_WORDS = 8;
const METERS_A_KM = 1_000;

export interface DiscoverWish extends DiscoverFilters {
  /** Null is a visitor. */
  readonly personId: PersonId | null;
  readonly now: Date;
  readonly most: number;
  /** The last of the page before: its start in milliseconds, or its distance in metres, and its id. */
  readonly after?: { readonly rank: number; readonly id: string } | undefined;
}

/** One place of a page. */
interface Found {
  readonly id: string;
  readonly meters: number | null;
  readonly rank: unknown;
}

/**
 * Huddles to come that the viewer may read and that fit the filters, soonest or nearest first: of one that they may
 * only ask to come to, filters would tell more than its card. Public ones are walked in the order of an index, so a
 * page costs a page; those seen by invitation, and those of the viewer's communities, are few and come from there.
 */
export async function discoverHuddles(db: Db, wish: DiscoverWish): Promise<ListRow[]> {
  // The whole page as one value: row by row it takes twice the time to read.
  const { rows } = await sql<{ page: readonly ListRow[] | null }>`
    select json_agg(l) as page from (${discovery(db, wish)}) l`.execute(db);
  return (rows[0]?.page ?? []).map((row) => rowFromJson(row, listTimes));
}

/** The statement behind `discoverHuddles`. */
export function discovery(db: Db, wish: DiscoverWish) {
  return cards(db, wish.personId)
    .innerJoin(discovered(wish).as('page'), 'page.id', 'h.id')
    .select('page.meters as meters_away')
    .orderBy('page.rank')
    .orderBy('h.id');
}

/**
 * Public huddles of the weeks to come to which most people go, whoever may see them; a block or a hidden count is
 * looked at where they are read.
 */
export async function popularHuddleIds(db: Db, from: Date, to: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select h.id from huddles h
    where h.status = 'PUBLISHED' and h.privacy = 'PUBLIC' and h.confirmed_people > 0
      and h.starts_at > ${from} and h.starts_at < ${to}
    order by h.confirmed_people desc, h.starts_at, h.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The ids of one page, their distance and their order. */
function discovered(wish: DiscoverWish): RawBuilder<Found> {
  const { personId, most } = wish;
  const order = orderOf(wish);
  const rest = sql`h.status = 'PUBLISHED' and h.starts_at >= ${wish.now} ${filtersOf(wish)} ${behind(wish)}`;
  const columns = sql`h.id, h.starts_at, ${metersOf(wish)} as meters, ${order} as rank`;
  const mine = sql`left join participations me on me.huddle_id = h.id and me.person_id = ${personId}`;
  const listed = (from: Sql, where: Sql) => sql`(select ${columns} from ${from}
    where ${where} and ${visibleHuddles(personId)} order by ${order}, h.id limit ${most + 1})`;
  return sql<Found>`(
    with ${wish.q ? withHits(rest) : sql``} visible as (
      ${wish.q ? listed(sql`hits join huddles h on h.id = hits.id ${mine}`, sql`not ${manyHits}`) : sql``}
      ${wish.q ? sql`union all` : sql``}
      ${listed(sql`huddles h ${mine}`, sql`h.privacy = 'PUBLIC' and ${rest} ${wish.q ? sql`and ${manyHits}` : sql``}`)}
      union all
      ${listed(
        sql`participations me join huddles h on h.id = me.huddle_id`,
        sql`me.person_id = ${personId} and h.privacy <> 'PUBLIC' and ${openedHuddle(personId)} and ${rest}`,
      )}
      union all
      ${listed(
        sql`memberships cm join huddles h on h.community_id = cm.community_id ${mine}`,
        sql`cm.person_id = ${personId} and cm.state = 'MEMBER' and h.privacy = 'COMMUNITY'
          and me.person_id is null and ${rest}`,
      )}
    )
    select id, meters, rank from visible order by rank, id limit ${most + 1})`;
}

/**
 * How common a word is the planner cannot know: a rare one is found by the index of words and then sorted, a
 * common one is soon met in the order of the list. Which it is, the first so many hits tell.
 */
const MANY_HITS = 1_000;
const manyHits = sql`(select count(*) > ${MANY_HITS} from hits)`;

function withHits(rest: Sql): Sql {
  return sql`hits as materialized (
      select h.id from huddles h where h.privacy = 'PUBLIC' and ${rest} limit ${MANY_HITS + 1}),`;
}

function orderOf(wish: DiscoverWish): Sql {
  if (wish.sort === 'NEAR' && wish.near) return sql`huddle_area(h.venue) <-> ${center(wish)}`;
  return sql`h.starts_at`;
}

function metersOf({ near }: DiscoverWish): Sql {
  return near ? sql`earth_distance(huddle_area(h.venue)::earth, ${center({ near })})` : sql`null::float8`;
}

function center({ near }: Pick<DiscoverFilters, 'near'>): Sql {
  return sql`ll_to_earth(${near?.lat ?? 0}, ${near?.lng ?? 0})`;
}

/** What lies behind the cursor in the order of the page. */
function behind(wish: DiscoverWish): Sql {
  const { after } = wish;
  if (!after) return sql``;
  if (wish.sort === 'NEAR' && wish.near) {
    return sql`and (round(earth_distance(huddle_area(h.venue)::earth, ${center(wish)})), h.id)
      > (${after.rank}::float8, ${after.id}::uuid)`;
  }
  return sql`and (h.starts_at, h.id) > (${new Date(after.rank)}::timestamptz, ${after.id}::uuid)`;
}

/** The filters as conditions on the huddle `h`, each begun with `and`. */
function filtersOf(wish: DiscoverFilters): Sql {
  const { activity, from, to, difficulty, payment, communityId } = wish;
  return sql.join(
    [
      activity ? sql`and h.activity = ${unseen(activity, 'text')}` : sql``,
      from ? sql`and h.starts_at >= ${from}` : sql``,
      to ? sql`and h.starts_at < ${to}` : sql``,
      difficulty ? sql`and h.difficulty = ${unseen(difficulty, 'text')}` : sql``,
      payment ? sql`and h.payment_mode = ${unseen(payment, 'text')}` : sql``,
      communityId ? sql`and h.community_id = ${communityId}` : sql``,
      wish.tag ? sql`and lower(${wish.tag}) in (select lower(g.tag) from unnest(h.tags) as g(tag))` : sql``,
      wish.carpooling ? sql`and h.carpooling` : sql``,
      wish.hasRoom ? sql`and (h.capacity is null or h.confirmed_people + h.held_people < h.capacity)` : sql``,
      textFilter(wish.q),
      areaFilter(wish),
    ],
    sql` `,
  );
}

/** Every word must begin a word of name, place, tags or description, accents and case aside. */
function textFilter(typed: string | undefined): Sql {
  const words = typed?.match(/[\p{L}\p{N}]+/gu)?.slice(0, MOST_WORDS) ?? [];
  if (words.length === 0) return sql``;
  const query = words.map((word) => `${word}:*`).join(' & ');
  return sql`and huddle_words(h.name, h.description, h.venue, h.tags) @@ to_tsquery('simple', unaccent(${query}))`;
}

function areaFilter({ near, withinKm, sort }: DiscoverFilters): Sql {
  if (!near) return sql``;
  const there = sql`ll_to_earth(${near.lat}, ${near.lng})`;
  if (withinKm === undefined) return sort === 'NEAR' ? sql`and h.venue is not null` : sql``;
  const meters = withinKm * METERS_A_KM;
  return sql`and h.venue is not null and huddle_area(h.venue) <@ earth_box(${there}, ${meters})
    and earth_distance(huddle_area(h.venue)::earth, ${there}) <= ${meters}`;
}
