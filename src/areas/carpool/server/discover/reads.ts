import { type RawBuilder, sql } from 'kysely';
import { visibleHuddles } from '#areas/huddle/server/public.ts';
import type { FaceRow } from '#areas/person/server/public.ts';
import { blockedPairSql } from '#areas/person/server/public.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import { asValue, faceOfOwner, met, openRide, visibleCarpools } from '../access.sql.ts';
import type { CarpoolRow, RideRow } from '../rows.ts';

export type CardRow = CarpoolRow & {
  readonly owner: FaceRow;
  readonly huddle: { readonly id: string; readonly name: string; readonly startsAt: string } | null;
  /** As JSON: its times are texts. */
  readonly ride: RideRow | null;
  readonly queue_position: number | null;
  readonly requests: number;
  /** Of a need: a way for which they have found a place. */
  readonly met_out: boolean;
  readonly met_back: boolean;
  readonly meters: number | null;
};

export interface CarpoolsQuery {
  readonly personId: PersonId;
  readonly show: 'OFFERS' | 'NEEDS' | 'MINE' | 'PAST';
  readonly near: { readonly lat: number; readonly lng: number } | undefined;
  readonly withinKm: number | undefined;
  readonly after: { readonly at: Date; readonly id: string } | undefined;
  readonly limit: number;
  readonly now: Date;
}

type Sql = RawBuilder<unknown>;

const off = sql<boolean>`(c.status = 'CANCELLED'
  or ${asValue(sql`select oh.status = 'CANCELLED' from huddles oh where oh.id = c.huddle_id`)})`;

/** A need is there as long as one of its ways is open. */
const stillNeeded = sql<boolean>`((c.seats_out > 0 and not ${met.out}) or (c.seats_back > 0 and not ${met.back}))`;

function columnsFor(personId: PersonId, near: CarpoolsQuery['near']): Sql {
  const me = sql`${personId}::uuid`;
  return sql`c.*, case when ${off} then 'CANCELLED' else 'OPEN' end as status, ${faceOfOwner} as owner,
    ${met.out} as met_out, ${met.back} as met_back,
    (select json_build_object('id', h.id, 'name', h.name, 'startsAt', h.starts_at)
      from huddles h left join participations me on me.huddle_id = h.id and me.person_id = ${me}
      where h.id = c.huddle_id and ${visibleHuddles(personId)}) as huddle,
    (select row_to_json(r) from carpool_rides r where r.carpool_id = c.id and r.rider_id = ${me}) as ride,
    (select count(*)::int from carpool_rides q join carpool_rides r on r.carpool_id = c.id and r.rider_id = ${me}
      where q.carpool_id = c.id and q.queue_number <= r.queue_number having count(*) > 0) as queue_position,
    case when c.owner_id = ${me} then (select count(*)::int from carpool_rides r where r.carpool_id = c.id
      and r.state = 'ASKED' and not ${blockedPairSql(sql`r.rider_id`, me)}) else 0 end as requests,
    ${near ? sql`earth_distance(huddle_area(c.origin_area)::earth, ll_to_earth(${near.lat}, ${near.lng}))` : sql`null::float8`} as meters`;
}

const tables = sql`carpools c join people p on p.id = c.owner_id`;

/** My own, and those in which I ride or might: each from its own index. */
function idsOfMine(me: Sql): Sql {
  return sql`c.id = any(array(select o.id from carpools o where o.owner_id = ${me}
    union all select r.carpool_id from carpool_rides r where r.rider_id = ${me} and ${openRide}))`;
}

/**
 * What a list shows of all carpools: those that have yet to leave and those under way each by their own index, so that
 * nobody walks past what is over.
 */
function shownIn({ show, now }: CarpoolsQuery, me: Sql): readonly Sql[] {
  const at = sql`${now}::timestamptz`;
  const ahead = sql`(c.status = 'OPEN' and c.last_at >= ${at} and not ${off})`;
  if (show === 'MINE') return [sql`${idsOfMine(me)} and ${ahead}`];
  if (show === 'PAST') return [sql`${idsOfMine(me)} and not ${ahead}`];
  const kind = show === 'OFFERS' ? sql`c.kind = 'OFFER'` : sql`c.kind = 'NEED' and ${stillNeeded}`;
  const open = sql`c.status = 'OPEN' and not ${off} and ${kind}`;
  const underWay = sql`tstzrange(c.first_at, greatest(c.first_at, c.last_at), '[]') @> ${at}`;
  return [sql`${open} and c.first_at > ${at}`, sql`${open} and ${underWay}`];
}

/** One page, the soonest first; what is past the newest first. It is found before cards are made of it. */
export async function listCarpoolRows(db: DbOrTx, wish: CarpoolsQuery): Promise<CardRow[]> {
  const { personId, show, after, limit, near } = wish;
  const behind = show === 'PAST' ? sql`<` : sql`>`;
  const order = show === 'PAST' ? sql`c.first_at desc, c.id desc` : sql`c.first_at, c.id`;
  const parts = shownIn(wish, sql`${personId}::uuid`).map(
    (shown) => sql`(select c.id, c.first_at from carpools c
      where ${shown} and ${visibleCarpools(personId)} ${areaFilter(wish)}
        ${after ? sql`and (c.first_at, c.id) ${behind} (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
      order by ${order} limit ${limit + 1})`,
  );
  const found = await sql<CardRow>`
    with page as materialized (select c.id from (${sql.join(parts, sql` union all `)}) c
      order by ${order} limit ${limit + 1})
    select ${columnsFor(personId, near)} from page
    cross join lateral (select * from carpools where id = page.id limit 1) c
    cross join lateral (select * from people where id = c.owner_id limit 1) p
    order by ${order}`.execute(db);
  return found.rows;
}

/** Within so many kilometres of a point, by the area it begins in: the exact place cannot be searched out. */
function areaFilter({ near, withinKm }: CarpoolsQuery): Sql {
  if (!near || !withinKm) return sql``;
  const there = sql`ll_to_earth(${near.lat}, ${near.lng})`;
  const meters = withinKm * 1_000;
  return sql`and huddle_area(c.origin_area) <@ earth_box(${there}, ${meters})
    and earth_distance(huddle_area(c.origin_area)::earth, ${there}) <= ${meters}`;
}

const MAX_OF_HUDDLE = 60;

/** Carpools of a huddle that are still to come, offers first, mine among them; and whether there are more than these. */
export async function listOfHuddle(
  db: DbOrTx,
  personId: PersonId,
  huddleId: HuddleId,
  now: Date,
): Promise<{ readonly rows: readonly CardRow[]; readonly more: boolean }> {
  const { rows } = await sql<CardRow>`
    select ${columnsFor(personId, undefined)} from ${tables}
    where c.huddle_id = ${huddleId} and c.status = 'OPEN' and c.last_at >= ${now} and ${visibleCarpools(personId)}
      and (c.kind = 'OFFER' or c.owner_id = ${personId} or ${stillNeeded})
    order by c.kind desc, c.first_at, c.id limit ${sql.lit(MAX_OF_HUDDLE + 1)}`.execute(db);
  return { rows: rows.slice(0, MAX_OF_HUDDLE), more: rows.length > MAX_OF_HUDDLE };
}

/** Carpools of this person that are still to come. */
export async function countAhead(db: DbOrTx, personId: PersonId, now: Date): Promise<number> {
  const row = await db
    .selectFrom('carpools')
    .select((eb) => eb.fn.countAll<number>().as('ahead'))
    .where('owner_id', '=', personId)
    .where('status', '=', 'OPEN')
    .where('last_at', '>=', now)
    .executeTakeFirstOrThrow();
  return Number(row.ahead);
}

/** One person plans one carpool at a time, so that their number is counted rightly. */
export async function lockPlanner(tx: Tx, personId: PersonId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`carpools ${personId}`}, 0))`.execute(tx);
}
