import { type RawBuilder, sql } from 'kysely';
import type { Privacy } from '#areas/huddle/rules/huddle-facts.ts';
import { findHuddle, insideHuddle, readableHuddles } from '#areas/huddle/server/reads.ts';
import { blockBetween, type FaceRow, follows } from '#areas/person/server/reads.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Found } from '#platform/shared/found.ts';
import type { CarpoolId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import { openStates, type RideState } from '../rules/ride.ts';
import type { Leg } from '../rules/trip.ts';
import { type Askers, type CarpoolSight, carpoolSightOf } from '../rules/visibility.ts';
import type { CarpoolRow, RideRow } from './row-facts.ts';

/** A carpool that this person may see, how much of it, and their own part. Only `findCarpool` makes one. */
export interface VisibleCarpool {
  /** `status` is CANCELLED also where its huddle is. */
  readonly row: CarpoolRow;
  readonly sight: Exclude<CarpoolSight, 'NOTHING'>;
  readonly owner: FaceRow;
  readonly mine: RideRow | null;
  /** Null where it has none, or where the viewer may not see it. */
  readonly huddle: { readonly id: string; readonly name: string; readonly startsAt: Date } | null;
}

type OnlookerRow = CarpoolRow & {
  readonly owner: FaceRow;
  readonly apart: boolean;
  readonly follows_owner: boolean;
  readonly huddle_off: boolean;
};

/** The carpool through somebody's eyes; undefined when it is missing or not for them, which look the same. */
export async function findCarpool(
  db: DbOrTx,
  personId: PersonId,
  carpoolId: CarpoolId,
): Promise<VisibleCarpool | undefined> {
  const found = await readRow(db, personId, carpoolId);
  if (!found) return undefined;
  const { owner, apart, follows_owner, huddle_off, ...row } = found;
  const mine = await rideOf(db, carpoolId, personId);
  const huddle = row.huddle_id ? await findHuddle(db, { personId }, row.huddle_id as HuddleId) : undefined;
  const sight = carpoolSightOf(row.who_may_ask as Askers, {
    ...{ isOwner: row.owner_id === personId, apart, followsOwner: follows_owner },
    ride: (mine?.state ?? null) as RideState | null,
    huddle: row.huddle_id
      ? {
          sight: huddle?.sight ?? 'NOTHING',
          privacy: (huddle?.row.privacy ?? 'PRIVATE') as Privacy,
        }
      : null,
  });
  if (sight === 'NOTHING') return undefined;
  return {
    ...{ sight, owner, mine: mine ?? null },
    row: huddle_off ? { ...row, status: 'CANCELLED' } : row,
    huddle: huddle ? { id: huddle.row.id, name: huddle.row.name, startsAt: huddle.row.starts_at } : null,
  };
}

async function readRow(
  db: DbOrTx,
  personId: PersonId,
  carpoolId: CarpoolId,
): Promise<OnlookerRow | undefined> {
  const me = sql`${personId}::uuid`;
  const found = await sql<OnlookerRow>`
    select c.*, ${faceOfOwner} as owner,
      p.suspended_at is not null or ${blockBetween(sql`c.owner_id`, me)} as apart,
      ${follows(me, sql`c.owner_id`)} as follows_owner,
      coalesce((select h.status = 'CANCELLED' from huddles h where h.id = c.huddle_id), false) as huddle_off
    from carpools c join people p on p.id = c.owner_id where c.id = ${carpoolId}`.execute(db);
  return found.rows[0];
}

/** The face of the owner `p`. */
export const faceOfOwner = sql<FaceRow>`json_build_object('id', p.id, 'username', p.username,
  'display_name', p.display_name, 'picture_media_id', p.picture_media_id)`;

async function rideOf(db: DbOrTx, carpoolId: CarpoolId, riderId: PersonId): Promise<RideRow | undefined> {
  return db
    .selectFrom('carpool_rides')
    .selectAll()
    .where('carpool_id', '=', carpoolId)
    .where('rider_id', '=', riderId)
    .executeTakeFirst();
}

export const openRide = sql<boolean>`r.state in (${sql.join(openStates)})`;

/**
 * `carpoolSightOf` as a query, for every list: `c` is the carpool. The same cases run through both in
 * `visibility.test.ts`.
 */
export function visibleCarpools(personId: PersonId): RawBuilder<boolean> {
  const me = sql`${personId}::uuid`;
  const rides = sql`exists (select 1 from carpool_rides r
    where r.carpool_id = c.id and r.rider_id = ${me} and ${openRide})`;
  const asked = sql`(c.who_may_ask = 'EVERYONE'
    or (c.who_may_ask = 'FOLLOWERS' and ${follows(me, sql`c.owner_id`)}))`;
  return sql<boolean>`(c.owner_id = ${me} or (not ${blockBetween(sql`c.owner_id`, me)}
    and exists (select 1 from people ow where ow.id = c.owner_id and ow.suspended_at is null)
    and case when c.huddle_id is null then ${rides} or ${asked} else exists (
      select 1 from huddles h left join participations me on me.huddle_id = h.id and me.person_id = ${me}
      where h.id = c.huddle_id and ${readableHuddles(personId)}
        and (${rides} or ${insideHuddle} or (h.privacy <> 'PRIVATE' and ${asked}))) end))`;
}

export async function canWatchCarpool(
  db: DbOrTx,
  personId: PersonId,
  carpoolId: CarpoolId,
): Promise<boolean> {
  return (await findCarpool(db, personId, carpoolId)) !== undefined;
}

/** The names of those among these carpools that the person may see now: from where to where, as areas. */
export async function namesOfVisibleCarpools(
  db: DbOrTx,
  personId: PersonId,
  carpoolIds: readonly CarpoolId[],
): Promise<Map<CarpoolId, string>> {
  if (carpoolIds.length === 0) return new Map();
  const found = await sql<{ id: CarpoolId; name: string }>`
    select c.id, ${nameOfCarpool} as name from carpools c
    where c.id = any(${[...new Set(carpoolIds)]}::uuid[]) and ${visibleCarpools(personId)}`.execute(db);
  return new Map(found.rows.map(({ id, name }) => [id, name]));
}

/** What a carpool `c` is called where people read of it: never an address. */
export const nameOfCarpool = sql<string>`coalesce(nullif(c.origin_area->>'name', ''), '…') || ' → '
  || coalesce(nullif(c.destination_area->>'name', ''), '…')`;

interface Offer {
  readonly id: CarpoolId;
  readonly name: string;
  readonly owner: string;
  readonly first_at: Date;
  readonly time_zone: string;
  readonly out: boolean;
  readonly back: boolean;
}

/** A car that one can ask for a seat, on the ways that are still to come. */
export interface FoundOffer extends Found {
  readonly legs: readonly Leg[];
}

const OFFER_KM = 60;

/**
 * Cars of others that the person may see and has no part in yet, the soonest first; with a point (degrees), those
 * that begin or end around it; with a huddle, those that lead to it.
 */
export async function foundOffers(
  db: DbOrTx,
  personId: PersonId,
  wish: {
    readonly around: { readonly lat: number; readonly lng: number } | undefined;
    readonly huddleId: HuddleId | undefined;
    readonly now: Date;
    readonly most: number;
  },
): Promise<FoundOffer[]> {
  const { around, huddleId, now, most } = wish;
  const box = around && sql`earth_box(ll_to_earth(${around.lat}, ${around.lng}), ${OFFER_KM * 1_000})`;
  const there = box
    ? sql`and (huddle_area(c.origin_area) <@ ${box} or huddle_area(c.destination_area) <@ ${box})`
    : sql``;
  const { rows } = await sql<Offer>`
    select c.id, ${nameOfCarpool} as name, p.display_name as owner, c.first_at, c.time_zone,
      c.departs_at is not null as out, c.returns_at is not null as back
    from carpools c join people p on p.id = c.owner_id
    where c.kind = 'OFFER' and c.status = 'OPEN' and c.first_at >= ${now} and c.owner_id <> ${personId}
      ${there} ${huddleId ? sql`and c.huddle_id = ${huddleId}` : sql``} and ${visibleCarpools(personId)}
      and not exists (select 1 from carpool_rides r where r.carpool_id = c.id and r.rider_id = ${personId}
        and ${openRide})
    order by c.first_at, c.id limit ${most}`.execute(db);
  return rows.map((row) => ({
    ...{ id: row.id, title: row.name, line: row.owner, when: row.first_at.toISOString() },
    ...{ timeZone: row.time_zone, placeName: null, pictureUrl: null, path: `/carpool/view/new/${row.id}` },
    legs: [...(row.out ? (['OUT'] as const) : []), ...(row.back ? (['BACK'] as const) : [])],
  }));
}

/** Whether a share link of it leads somewhere: it is there and still to come. */
export async function isCarpoolOpen(db: DbOrTx, carpoolId: CarpoolId, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('carpools')
    .select('id')
    .where('id', '=', carpoolId)
    .where('status', '=', 'OPEN')
    .where('last_at', '>=', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Everybody with an open part in a carpool, its owner left out. */
export async function ridersOf(
  db: DbOrTx,
  carpoolId: CarpoolId,
  states: readonly RideState[],
): Promise<PersonId[]> {
  const rows = await db
    .selectFrom('carpool_rides')
    .select('rider_id')
    .where('carpool_id', '=', carpoolId)
    .where('state', 'in', [...states])
    .execute();
  return rows.map((row) => row.rider_id as PersonId);
}

/**
 * Whether somebody has a place at a huddle and no way to get there or back: they neither drive nor ride, and every
 * car they could ask is full (CAR-3). Where nobody drives yet there is nothing to be full.
 */
export async function lacksRide(
  db: DbOrTx,
  personId: PersonId,
  huddleId: HuddleId,
  now: Date,
): Promise<boolean> {
  const full = (seats: RawBuilder<unknown>, taken: RawBuilder<unknown>, way: RawBuilder<unknown>) => sql`(
    select bool_and(${taken} >= ${seats}) from cars where ${seats} > 0
      and not exists (select 1 from carpool_rides r where r.huddle_id = ${huddleId} and r.rider_id = ${personId}
        and r.state = 'ACCEPTED' and ${way}))`;
  const found = await sql<{ lacks: boolean | null }>`
    with cars as (select c.* from carpools c where c.huddle_id = ${huddleId} and c.kind = 'OFFER'
      and c.status = 'OPEN' and c.last_at >= ${now} and ${visibleCarpools(personId)})
    select exists (select 1 from huddles h join participations me on me.huddle_id = h.id
        and me.person_id = ${personId} where h.id = ${huddleId} and me.place = 'CONFIRMED' and ${insideHuddle})
      and not exists (select 1 from cars where owner_id = ${personId})
      and (coalesce(${full(sql`cars.seats_out`, sql`cars.taken_out`, sql`r.goes_out`)}, false)
        or coalesce(${full(sql`cars.seats_back`, sql`cars.taken_back`, sql`r.comes_back`)}, false)) as lacks`.execute(
    db,
  );
  return found.rows[0]?.lacks === true;
}

/** Those of these open carpools that the person may find now: from which area to which, and when. */
export async function foundCarpools(
  db: DbOrTx,
  personId: PersonId,
  ids: readonly CarpoolId[],
): Promise<Found[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{
    id: CarpoolId;
    name: string;
    owner: string;
    first_at: Date;
    time_zone: string;
  }>`
    select c.id, ${nameOfCarpool} as name, p.display_name as owner, c.first_at, c.time_zone
    from carpools c join people p on p.id = c.owner_id
    where c.id = any(${ids}::uuid[]) and c.status = 'OPEN' and ${visibleCarpools(personId)}`.execute(db);
  return rows.map((row) => ({
    ...{ id: row.id, title: row.name, line: row.owner, when: row.first_at.toISOString() },
    ...{ timeZone: row.time_zone, placeName: null, pictureUrl: null },
    path: `/carpool/view/new/${row.id}`,
  }));
}
