import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Found } from '#platform/shared/found.ts';
import type { CarpoolId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Leg } from '../../rules/trip.ts';
import { nameOfCarpool, openRide, visibleCarpools } from '../access.sql.ts';

interface Offer {
  readonly id: CarpoolId;
  readonly name: string;
  readonly owner: string;
  readonly first_at: Date;
  readonly time_zone: string;
  readonly out: boolean;
  readonly back: boolean;
  readonly free: number;
}

/** A car that one can ask for a seat, on the ways that are still to come. */
export interface FoundOffer extends Found {
  readonly legs: readonly Leg[];
  /** Seats on the way that has fewer. */
  readonly freeSeats: number;
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
    readonly limit: number;
  },
): Promise<FoundOffer[]> {
  const { around, huddleId, now, limit } = wish;
  const box = around && sql`earth_box(ll_to_earth(${around.lat}, ${around.lng}), ${OFFER_KM * 1_000})`;
  const there = box
    ? sql`and (huddle_area(c.origin_area) <@ ${box} or huddle_area(c.destination_area) <@ ${box})`
    : sql``;
  const { rows } = await sql<Offer>`
    select c.id, ${nameOfCarpool} as name, p.display_name as owner, c.first_at, c.time_zone,
      c.departs_at is not null as out, c.returns_at is not null as back,
      least(case when c.departs_at is not null then c.seats_out - c.taken_out end,
        case when c.returns_at is not null then c.seats_back - c.taken_back end) as free
    from carpools c join people p on p.id = c.owner_id
    where c.kind = 'OFFER' and c.status = 'OPEN' and c.first_at >= ${now} and c.owner_id <> ${personId}
      ${there} ${huddleId ? sql`and c.huddle_id = ${huddleId}` : sql``} and ${visibleCarpools(personId)}
      and not exists (select 1 from carpool_rides r where r.carpool_id = c.id and r.rider_id = ${personId}
        and ${openRide})
    order by c.first_at, c.id limit ${limit}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    title: row.name,
    line: row.owner,
    when: row.first_at.toISOString(),
    timeZone: row.time_zone,
    placeName: null,
    pictureUrl: null,
    path: `/carpool/view/new/${row.id}`,
    freeSeats: row.free,
    legs: [...(row.out ? (['OUT'] as const) : []), ...(row.back ? (['BACK'] as const) : [])],
  }));
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
    id: row.id,
    title: row.name,
    line: row.owner,
    when: row.first_at.toISOString(),
    timeZone: row.time_zone,
    placeName: null,
    pictureUrl: null,
    path: `/carpool/view/new/${row.id}`,
  }));
}

/** Of these carpools when they leave, and whether the person has a part in them; of none that is called off. */
export async function partsInCarpools(db: DbOrTx, personId: PersonId, ids: readonly CarpoolId[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: CarpoolId; first_at: Date; takes_part: boolean }>`
    select c.id, c.first_at, exists (select 1 from carpool_rides r where r.carpool_id = c.id
      and r.rider_id = ${personId} and ${openRide}) as takes_part
    from carpools c where c.id = any(${ids}::uuid[]) and c.status = 'OPEN'`.execute(db);
  return rows;
}
