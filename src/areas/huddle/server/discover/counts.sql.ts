import { type RawBuilder, sql } from 'kysely';
import type { Near } from '#areas/place/rules/near.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Activity } from '../../rules/activity.ts';
import { type Chip, chips, instantsOf, MAX_COUNTED, spanOf, USUAL_WITHIN_KM } from '../../rules/finding.ts';
import { visibleHuddles } from '../access.sql.ts';
import { type DiscoverFilters, hasRoom, type Wanted, wantedOf } from './filters.sql.ts';
import { type Branch, everyBranch, withHits } from './reads.ts';

type Sql = RawBuilder<unknown>;
type Filters = Omit<DiscoverFilters, 'sort'>;

export interface CountQuery extends Filters {
  readonly personId: PersonId;
  readonly now: Date;
  /** In which today and the weekend are days. */
  readonly timeZone: string;
  /** Where they would look near by, and what would fit them; without it that chip is not counted. */
  readonly here?: Near | undefined;
  readonly fits?: readonly Activity[] | undefined;
}

export interface ChipCount {
  readonly chip: Chip;
  readonly count: number;
  readonly more: boolean;
}

interface CountRow extends Record<Narrowing, number> {
  /** The chip whose list it is; null is the list as it stands. */
  readonly chip: Chip | null;
  readonly listed: number;
}

/**
 * How many huddles the list would hold with each chip added. Of each list so many are looked at as one page shows, so
 * that it costs a few pages whatever lies ahead: what lies behind is `more`.
 */
export async function countChips(db: Db, query: CountQuery): Promise<ChipCount[]> {
  const { rows } = await chipCounts(query).execute(db);
  const stands = rows.find(({ chip }) => chip === null);
  return chips.flatMap((chip) => {
    const own = rows.find((row) => row.chip === chip);
    const row = own ?? stands;
    const count = own ? own.listed : stands && countWithin(chip, stands, query);
    if (!row || count === undefined) return [];
    return [{ chip, count: Math.min(count, MAX_COUNTED), more: row.listed > MAX_COUNTED }];
  });
}

/** Of the list as it stands, what a chip would leave; undefined where it has nothing to look for. */
function countWithin(chip: Chip, row: CountRow, { near, withinKm, fits }: CountQuery): number | undefined {
  if (chip === 'NEAR') return near && withinKm !== undefined ? row.listed : undefined;
  if (chip === 'FITS' && !fits) return undefined;
  return isNarrowing(chip) ? row[chip] : row.listed;
}

/** Chips that only take away from the list; others look in another one. */
const narrowing = ['FITS', 'RIDE', 'FREE_PLACES', 'EASY'] as const;
type Narrowing = (typeof narrowing)[number];

function isNarrowing(chip: Chip): chip is Narrowing {
  return narrowing.some((name) => name === chip);
}

/** The statement behind `countChips`. */
export function chipCounts(query: CountQuery): RawBuilder<CountRow> {
  const lists = [[null, {}] as const, ...otherLists(query)].map(([chip, change]) =>
    countedList(chip, { ...query, ...change }),
  );
  return sql<CountRow>`${sql.join(lists, sql` union all `)}`;
}

/** The lists that chips replace the present one by, as changes of it. */
function otherLists(query: CountQuery): readonly (readonly [Chip, Filters])[] {
  const { now, timeZone, here, difficulty, activities, fits } = query;
  const days = (which: 'WEEKEND' | 'TODAY') =>
    [which, instantsOf(spanOf(which, now, timeZone), timeZone)] as const;
  return [
    days('WEEKEND'),
    days('TODAY'),
    ...(here ? [['NEAR', { near: here, withinKm: USUAL_WITHIN_KM }] as const] : []),
    ...(difficulty && difficulty !== 'EASY' ? [['EASY', { difficulty: 'EASY' }] as const] : []),
    ...(activities && fits ? [['FITS', { activities: fits }] as const] : []),
  ];
}

function countedList(chip: Chip | null, query: CountQuery): Sql {
  const wanted = wantedOf({ ...query, sort: 'DATE', limit: MAX_COUNTED });
  const fits = query.fits ? sql`l.activity = any(${query.fits}::text[])` : sql`false`;
  const how = (condition: Sql) => sql`(count(*) filter (where ${condition}))::int`;
  return sql`select ${chip}::text as chip, count(*)::int as listed, ${how(fits)} as "FITS",
      ${how(sql`l.carpooling`)} as "RIDE", ${how(sql`l.has_room`)} as "FREE_PLACES",
      ${how(sql`l.difficulty = 'EASY'`)} as "EASY"
    from ${listOf(wanted)} l`;
}

/** The first of a list, with what chips ask of them. */
function listOf(wanted: Wanted): Sql {
  const { personId, limit } = wanted;
  const from = ({
    source,
    where,
  }: Branch) => sql`(select h.id, h.starts_at, h.activity, h.carpooling, h.difficulty, ${hasRoom} as has_room
    from ${source} where ${where} and ${visibleHuddles(personId)} order by h.starts_at, h.id limit ${limit})`;
  const hits = wanted.words ? sql`with ${withHits(wanted)}` : sql``;
  return sql`(${hits} select * from (${sql.join(everyBranch(wanted).map(from), sql` union all `)}) b
    order by starts_at, id limit ${limit})`;
}
