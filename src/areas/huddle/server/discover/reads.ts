import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { rowFromJson } from '#platform/server/db/json-row.ts';
import { sharedStatement } from '#platform/server/db/shared-statement.ts';
import { unseen } from '#platform/server/db/unseen.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Activity } from '../../rules/activity.ts';
import { cardColumns, type ListRow, listTimes } from '../lists/reads.ts';
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

/** A wish as its statement needs it: every value alone, and what is not wanted is not there. */
interface Wanted {
  readonly personId: PersonId | null;
  readonly now: Date;
  readonly most: number;
  readonly words: string | undefined;
  readonly activity: string | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly difficulty: string | undefined;
  readonly payment: string | undefined;
  readonly communityId: string | undefined;
  readonly tag: string | undefined;
  readonly carpooling: true | undefined;
  readonly hasRoom: true | undefined;
  readonly lat: number | undefined;
  readonly lng: number | undefined;
  readonly withinMeters: number | undefined;
  readonly nearest: true | undefined;
  readonly after: Date | number | undefined;
  readonly afterId: string | undefined;
}

function wantedOf(wish: DiscoverWish): Wanted {
  const { personId, now, activity, from, to, difficulty, payment, communityId, tag, near, after } = wish;
  const nearest = wish.sort === 'NEAR' && near ? true : undefined;
  return {
    ...{ personId, now, activity, from, to, difficulty, payment, communityId, tag, nearest },
    ...{ most: wish.most + 1, words: wordsOf(wish.q), lat: near?.lat, lng: near?.lng },
    carpooling: wish.carpooling || undefined,
    hasRoom: wish.hasRoom || undefined,
    withinMeters: near && wish.withinKm !== undefined ? wish.withinKm * METERS_A_KM : undefined,
    after: nearest ? after?.rank : after && new Date(after.rank),
    afterId: after?.id,
  };
}

/** Every word must begin a word of name, place, tags or description, accents and case aside. */
function wordsOf(typed: string | undefined): string | undefined {
  const words = typed?.match(/[\p{L}\p{N}]+/gu)?.slice(0, MOST_WORDS) ?? [];
  return words.map((word) => `${word}:*`).join(' & ') || undefined;
}

/**
 * Huddles to come that the viewer may read and that fit the filters, soonest or nearest first: of one that they may
 * only ask to come to, filters would tell more than its card. Public ones are walked in the order of an index, so a
 * page costs a page; those seen by invitation, and those of the viewer's communities, are few and come from there.
 */
export async function discoverHuddles(db: Db, wish: DiscoverWish): Promise<ListRow[]> {
  const [found] = await discoveredPage(db, wantedOf(wish));
  return (found?.page ?? []).map((row) => rowFromJson(row, listTimes));
}

// The whole page as one value: row by row it takes twice the time to read.
const discoveredPage = sharedStatement(
  { personId: 'uuid', now: 'timestamptz' },
  (wanted: Wanted) =>
    sql<{ page: readonly ListRow[] | null }>`select json_agg(l) as page from (${listed(wanted)}) l`,
);

/** The statement behind `discoverHuddles`. */
export function discovery(wish: DiscoverWish): Sql {
  return listed(wantedOf(wish));
}

/** What cards show of the huddles found, which bring it along. */
function listed(wanted: Wanted): Sql {
  return sql`select ${cardColumns(wanted.personId)}, ${metersOf(wanted)} as meters_away from ${discovered(wanted)} h
    cross join lateral (select h.my_answer as answer, h.my_place as place, h.my_role as role, h.invited_at,
      h.declined_at) me order by h.rank, h.id`;
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

/** What `cardColumns` needs of a huddle and of the viewer's part in it. */
const ofCard = sql`h.id, h.name, h.activity, h.privacy, h.status, h.starts_at, h.ends_at, h.time_zone, h.difficulty,
  h.distance_meters, h.capacity, h.confirmed_people, h.held_people, h.show_attending, h.version, h.payment_mode,
  h.carpooling, h.venue, h.community_id, h.created_by, me.answer as my_answer, me.place as my_place,
  me.role as my_role, me.invited_at, me.declined_at`;

/** The huddles of one page, with their distance and their order. */
function discovered(wanted: Wanted): Sql {
  const { personId, most, words } = wanted;
  const order = orderOf(wanted);
  const rest = sql`h.status = 'PUBLISHED' and h.starts_at >= ${wanted.now} ${filtersOf(wanted)} ${behind(wanted)}`;
  const mine = sql`left join participations me on me.huddle_id = h.id and me.person_id = ${personId}::uuid`;
  const from = (source: Sql, where: Sql) => sql`(select ${ofCard}, ${order} as rank
    from ${source} where ${where} and ${visibleHuddles(personId)} order by ${order}, h.id limit ${most})`;
  return sql`(
    with ${words ? withHits(rest) : sql``} visible as (
      ${words ? from(sql`hits join huddles h on h.id = hits.id ${mine}`, sql`not ${manyHits}`) : sql``}
      ${words ? sql`union all` : sql``}
      ${from(sql`huddles h ${mine}`, sql`h.privacy = 'PUBLIC' and ${rest} ${words ? sql`and ${manyHits}` : sql``}`)}
      union all
      ${from(
        sql`participations me join huddles h on h.id = me.huddle_id`,
        sql`me.person_id = ${personId}::uuid and h.privacy <> 'PUBLIC' and ${openedHuddle(personId)} and ${rest}`,
      )}
      union all
      ${from(
        sql`memberships cm join huddles h on h.community_id = cm.community_id ${mine}`,
        sql`cm.person_id = ${personId}::uuid and cm.state = 'MEMBER' and h.privacy = 'COMMUNITY'
          and me.person_id is null and ${rest}`,
      )}
    )
    select * from visible order by rank, id limit ${most})`;
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

function orderOf(wanted: Wanted): Sql {
  return wanted.nearest ? awayFrom(wanted) : sql`h.starts_at`;
}

/** As the index measures it: straight through the earth. */
function awayFrom(wanted: Wanted): Sql {
  return sql`(huddle_area(h.venue) <-> ${pointOf(wanted)})`;
}

/** One value whoever asks, hidden from the planner: else it would think of it anew for each row, and plan anew. */
function pointOf({ lat, lng }: Wanted): Sql {
  return sql`(select ll_to_earth(${lat}, ${lng}))`;
}

function metersOf(wanted: Wanted): Sql {
  if (wanted.lat === undefined) return sql`null::float8`;
  return sql`sec_to_gc(${wanted.nearest ? sql`h.rank` : awayFrom(wanted)})`;
}

/** What lies behind the cursor in the order of the page. */
function behind(wanted: Wanted): Sql {
  const { after, afterId, nearest } = wanted;
  if (after === undefined) return sql``;
  if (nearest)
    return sql`and (round(sec_to_gc(${awayFrom(wanted)})), h.id) > (${after}::float8, ${afterId}::uuid)`;
  return sql`and (h.starts_at, h.id) > (${unseen(after, 'timestamptz')}, ${unseen(afterId, 'uuid')})`;
}

/** The filters as conditions on the huddle `h`, each begun with `and`. */
function filtersOf(wanted: Wanted): Sql {
  const { words, activity, from, to, difficulty, payment, communityId, tag } = wanted;
  return sql.join(
    [
      activity ? sql`and h.activity = ${unseen(activity, 'text')}` : sql``,
      from ? sql`and h.starts_at >= ${from}` : sql``,
      to ? sql`and h.starts_at < ${to}` : sql``,
      difficulty ? sql`and h.difficulty = ${unseen(difficulty, 'text')}` : sql``,
      payment ? sql`and h.payment_mode = ${unseen(payment, 'text')}` : sql``,
      communityId ? sql`and h.community_id = ${unseen(communityId, 'uuid')}` : sql``,
      tag ? sql`and lower(${tag}) in (select lower(g.tag) from unnest(h.tags) as g(tag))` : sql``,
      wanted.carpooling ? sql`and h.carpooling` : sql``,
      wanted.hasRoom
        ? sql`and (h.capacity is null or h.confirmed_people + h.held_people < h.capacity)`
        : sql``,
      words
        ? sql`and huddle_words(h.name, h.description, h.venue, h.tags)
            @@ to_tsquery('simple', unaccent(${unseen(words, 'text')}))`
        : sql``,
      areaFilter(wanted),
    ],
    sql` `,
  );
}

function areaFilter(wanted: Wanted): Sql {
  const { withinMeters, nearest } = wanted;
  if (withinMeters === undefined) return nearest ? sql`and h.venue is not null` : sql``;
  return sql`and h.venue is not null
    and huddle_area(h.venue) <@ (select earth_box(${pointOf(wanted)}, ${withinMeters}))
    and sec_to_gc(${awayFrom(wanted)}) <= ${withinMeters}`;
}
