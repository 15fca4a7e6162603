import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Found } from '#platform/shared/found.ts';
import type { CarpoolId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import { shareOf, type TripCost } from '../../rules/cost.ts';
import type { AreaValue } from '../../rules/place-precision.ts';
import { type Leg, legsOf } from '../../rules/trip.ts';
import { nameOfCarpool, openRide, visibleCarpools } from '../access.sql.ts';
import { costOf } from '../present.ts';
import { type CarpoolRow, seatsOf } from '../rows.ts';

interface Offer
  extends Pick<
    CarpoolRow,
    | 'id'
    | 'huddle_id'
    | 'trip'
    | 'first_at'
    | 'departs_at'
    | 'returns_at'
    | 'time_zone'
    | 'seats_out'
    | 'seats_back'
    | 'cost_amount'
    | 'cost_currency'
  > {
  readonly name: string;
  readonly owner: string;
  readonly free: number;
  readonly origin_area: AreaValue;
  readonly destination_area: AreaValue;
}

/** A car that one can ask for a seat, on the ways that are still to come. */
export interface FoundOffer extends Found {
  readonly huddleId: HuddleId | null;
  readonly legs: readonly Leg[];
  /** Seats on the way that has fewer. */
  readonly freeSeats: number;
  /** What the whole trip costs, and what of it a seat pays on all its ways; null of a car that is free. */
  readonly cost: { readonly all: TripCost; readonly seat: TripCost } | null;
  /** When each way begins, ISO 8601; null where the car does not go it. */
  readonly departsAt: string | null;
  readonly returnsAt: string | null;
  /** As everybody may know them. */
  readonly from: AreaValue;
  readonly to: AreaValue;
}

interface OffersWish {
  /** Degrees. */
  readonly around:
    | { readonly lat: number; readonly lng: number; readonly withinKm?: number | undefined }
    | undefined;
  readonly huddleId: HuddleId | undefined;
  /** Leaves from the one instant until before the other. */
  readonly between?: { readonly from: Date; readonly to: Date } | undefined;
  /** Only those for which nobody pays. */
  readonly free?: boolean;
  readonly now: Date;
  readonly limit: number;
}

const OFFER_KM = 60;

/**
 * Cars of others that the person may see and has no part in yet, the soonest first; with a point, those that begin or
 * end around it; with a huddle, those that lead to it.
 */
export async function foundOffers(db: DbOrTx, personId: PersonId, wish: OffersWish): Promise<FoundOffer[]> {
  const { now, limit } = wish;
  const { rows } = await sql<Offer>`
    select c.*, ${nameOfCarpool} as name, p.display_name as owner,
      least(case when c.departs_at is not null then c.seats_out - c.taken_out end,
        case when c.returns_at is not null then c.seats_back - c.taken_back end) as free
    from carpools c join people p on p.id = c.owner_id
    where c.kind = 'OFFER' and c.status = 'OPEN' and c.first_at >= ${now} and c.owner_id <> ${personId}
      ${conditionsOf(wish)} and ${visibleCarpools(personId)}
      and not exists (select 1 from carpool_rides r where r.carpool_id = c.id and r.rider_id = ${personId}
        and ${openRide})
    order by c.first_at, c.id limit ${limit}`.execute(db);
  return rows.map(offerOf);
}

function conditionsOf({ around, huddleId, between, free }: OffersWish) {
  const meters = (around?.withinKm ?? OFFER_KM) * 1_000;
  const box = around && sql`earth_box(ll_to_earth(${around.lat}, ${around.lng}), ${meters})`;
  const there = box
    ? sql`and (huddle_area(c.origin_area) <@ ${box} or huddle_area(c.destination_area) <@ ${box})`
    : sql``;
  return sql`${there} ${huddleId ? sql`and c.huddle_id = ${huddleId}` : sql``}
    ${between ? sql`and c.first_at >= ${between.from} and c.first_at < ${between.to}` : sql``}
    ${free ? sql`and c.cost_amount is null` : sql``}`;
}

function offerOf(row: Offer): FoundOffer {
  const legs = legsOf(row.trip);
  const cost = costOf(row);
  const seat = cost ? shareOf(cost, row.trip, seatsOf(row), legs) : 0;
  return {
    id: row.id,
    title: row.name,
    line: row.owner,
    when: row.first_at.toISOString(),
    timeZone: row.time_zone,
    placeName: null,
    pictureUrl: null,
    path: `/carpool/view/new/${row.id}`,
    huddleId: row.huddle_id,
    freeSeats: row.free,
    legs,
    cost: cost && { all: cost, seat: { ...cost, amount: seat } },
    departsAt: row.departs_at?.toISOString() ?? null,
    returnsAt: row.returns_at?.toISOString() ?? null,
    from: row.origin_area,
    to: row.destination_area,
  };
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
