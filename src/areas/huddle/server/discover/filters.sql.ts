import { type RawBuilder, sql } from 'kysely';
import { columnOf } from '#platform/shared/fields.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Activity } from '../../rules/activity.ts';
import { type FilterName, filterNames, type HuddleValues, huddleFields } from '../../rules/fields.ts';
import { isNotOver } from '../course.sql.ts';

type Sql = RawBuilder<unknown>;

/** Flags that must be set, words that must be the same; absent means anything. */
export type FieldFilters = {
  readonly [Name in FilterName]?: (HuddleValues[Name] extends boolean ? true : string) | undefined;
};

/** What somebody looks for; absent means anything. */
export interface DiscoverFilters extends FieldFilters {
  readonly q?: string | undefined;
  readonly activity?: Activity | undefined;
  /** Any of them. */
  readonly activities?: readonly Activity[] | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly near?: { readonly lat: number; readonly lng: number } | undefined;
  readonly withinKm?: number | undefined;
  readonly payment?: 'FREE' | 'PAID' | undefined;
  readonly hasRoom?: boolean | undefined;
  readonly communityId?: string | undefined;
  readonly tag?: string | undefined;
  readonly sort: 'DATE' | 'NEAR';
}

const MAX_WORDS = 8;
const METERS_A_KM = 1_000;

export interface DiscoverQuery extends DiscoverFilters {
  /** Null is a visitor. */
  readonly personId: PersonId | null;
  readonly now: Date;
  readonly limit: number;
  /** The last of the page before: its start in milliseconds, or its distance in metres, and its id. */
  readonly after?: { readonly rank: number; readonly id: string } | undefined;
}

/** A wish as its statement needs it: every value alone, and what is not wanted is not there. */
export interface Wanted extends FieldFilters {
  readonly personId: PersonId | null;
  readonly now: Date;
  readonly limit: number;
  /** The same as `most`, where it is no limit. */
  readonly enough: number;
  readonly words: string | undefined;
  readonly activity: string | undefined;
  readonly activities: readonly string[] | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly payment: string | undefined;
  readonly communityId: string | undefined;
  readonly tag: string | undefined;
  readonly hasRoom: true | undefined;
  readonly lat: number | undefined;
  readonly lng: number | undefined;
  readonly withinMeters: number | undefined;
  readonly nearest: true | undefined;
  readonly after: Date | number | undefined;
  readonly afterId: string | undefined;
}

/** The values of a wish, each for a parameter of its own. */
export function wantedOf(query: DiscoverQuery): Wanted {
  const { personId, now, activity, activities, from, to, payment, communityId, tag, near, after } = query;
  const nearest = query.sort === 'NEAR' && near ? true : undefined;
  return {
    personId,
    now,
    activity,
    activities,
    from,
    to,
    ...fieldFiltersOf(query),
    payment,
    communityId,
    tag,
    nearest,
    limit: query.limit + 1,
    enough: query.limit + 1,
    words: wordsOf(query.q),
    lat: near?.lat,
    lng: near?.lng,
    hasRoom: query.hasRoom || undefined,
    withinMeters: near && query.withinKm !== undefined ? query.withinKm * METERS_A_KM : undefined,
    after: nearest ? after?.rank : after && new Date(after.rank),
    afterId: after?.id,
  };
}

/** Every word must begin a word of name, place, tags or description, accents and case aside. */
function wordsOf(typed: string | undefined): string | undefined {
  const words = typed?.match(/[\p{L}\p{N}]+/gu)?.slice(0, MAX_WORDS) ?? [];
  return words.map((word) => `${word}:*`).join(' & ') || undefined;
}

/** What the page is sorted by, before the id. */
export function orderOf(wanted: Wanted): Sql {
  return wanted.nearest ? awayFrom(wanted) : sql`h.starts_at`;
}

/** As the index measures it: straight through the earth. */
function awayFrom(wanted: Wanted): Sql {
  return sql`(huddle_area(h.venue) <-> ${pointOf(wanted)})`;
}

/** Worked out once for the whole statement, and not again for each row. */
function pointOf({ lat, lng }: Wanted): Sql {
  return sql`(select ll_to_earth(${lat}, ${lng}))`;
}

/** How far away from the point that was asked for, of a row of the page. */
export function metersOf(wanted: Wanted): Sql {
  if (wanted.lat === undefined) return sql`null::float8`;
  return sql`sec_to_gc(${wanted.nearest ? sql`h.rank` : awayFrom(wanted)})`;
}

/** Conditions on a huddle `h` that stands on the page, anyone who may see it. */
export function fits(wanted: Wanted): Sql {
  return sql`h.status = 'PUBLISHED' and ${isNotOver(sql`${wanted.now}::timestamptz`)}
    ${filtersOf(wanted)} ${behind(wanted)}`;
}

/** What lies behind the cursor in the order of the page. */
function behind(wanted: Wanted): Sql {
  const { after, afterId, nearest } = wanted;
  if (after === undefined) return sql``;
  if (nearest)
    return sql`and (round(sec_to_gc(${awayFrom(wanted)})), h.id) > (${after}::float8, ${afterId}::uuid)`;
  return sql`and (h.starts_at, h.id) > (${after}::timestamptz, ${afterId}::uuid)`;
}

/** From a point to the area of the huddle `h`, whose exact place cannot be searched out by it; null without one. */
export function metersToHuddle(point: Sql): RawBuilder<number | null> {
  return sql<number | null>`earth_distance(huddle_area(h.venue)::earth, ${point})`;
}

/** Somebody who comes alone still fits. */
export const hasRoom = sql<boolean>`(h.capacity is null or h.confirmed_people + h.held_people < h.capacity)`;

/** The filters as conditions on the huddle `h`, each begun with `and`. */
function filtersOf(wanted: Wanted): Sql {
  const { words, activity, activities, from, to, payment, communityId, tag } = wanted;
  return sql.join(
    [
      activity ? sql`and h.activity = ${activity}::text` : sql``,
      activities ? sql`and h.activity = any(${activities}::text[])` : sql``,
      from ? sql`and h.starts_at >= ${from}` : sql``,
      to ? sql`and h.starts_at < ${to}` : sql``,
      ...filterNames.map((name) => fieldFilter(name, wanted[name])),
      payment ? sql`and h.payment_mode = ${payment}::text` : sql``,
      communityId ? sql`and h.community_id = ${communityId}::uuid` : sql``,
      tag ? sql`and lower(${tag}) in (select lower(g.tag) from unnest(h.tags) as g(tag))` : sql``,
      wanted.hasRoom ? sql`and ${hasRoom}` : sql``,
      words
        ? sql`and huddle_words(h.name, h.description, h.venue, h.tags)
            @@ to_tsquery('simple', unaccent(${words}::text))`
        : sql``,
      areaFilter(wanted),
    ],
    sql` `,
  );
}

/** A flag that is set, or a word that is the same. */
function fieldFilter(name: FilterName, wanted: FieldFilters[FilterName]): Sql {
  if (wanted === undefined) return sql``;
  const field = huddleFields[name];
  const column = sql.raw(`h.${columnOf(name, field)}`);
  return field.type === 'flag' ? sql`and ${column}` : sql`and ${column} = ${wanted}::text`;
}

/** What is wanted of the fields that huddles are found by. */
function fieldFiltersOf(query: FieldFilters): FieldFilters {
  return Object.fromEntries(filterNames.map((name) => [name, query[name] || undefined]));
}

function areaFilter(wanted: Wanted): Sql {
  const { withinMeters, nearest } = wanted;
  if (withinMeters === undefined) return nearest ? sql`and h.venue is not null` : sql``;
  return sql`and h.venue is not null
    and huddle_area(h.venue) <@ (select earth_box(${pointOf(wanted)}, ${withinMeters}))
    and sec_to_gc(${awayFrom(wanted)}) <= ${withinMeters}`;
}
