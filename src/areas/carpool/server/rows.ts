import type { Selectable } from 'kysely';
import type { DB } from '#platform/server/db/schema.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import type { Route } from '../rules/changes.ts';
import type { AreaValue } from '../rules/place-precision.ts';
import type { CarpoolState } from '../rules/plan.ts';
import type { Ride } from '../rules/ride.ts';
import { type Leg, legs, type PerLeg, type TripTimes } from '../rules/trip.ts';

export type CarpoolRow = Selectable<DB['carpools']>;
export type RideRow = Selectable<DB['carpool_rides']>;

/** A place with its area, as the row keeps both. */
export interface StopRow {
  readonly place: PlaceValue;
  readonly area: AreaValue;
}

export function timesOf(row: Pick<CarpoolRow, 'departs_at' | 'returns_at'>): TripTimes {
  return { departsAt: row.departs_at, returnsAt: row.returns_at };
}

export function stateOf(row: Pick<CarpoolRow, 'status' | 'last_at'>): CarpoolState {
  return { cancelled: row.status === 'CANCELLED', lastAt: row.last_at };
}

export function seatsOf(row: Pick<CarpoolRow, 'seats_out' | 'seats_back'>): PerLeg {
  return { OUT: row.seats_out, BACK: row.seats_back };
}

export function takenOf(row: Pick<CarpoolRow, 'taken_out' | 'taken_back'>): PerLeg {
  return { OUT: row.taken_out, BACK: row.taken_back };
}

export function stopsOf(row: Pick<CarpoolRow, 'stops'>): readonly StopRow[] {
  return row.stops as unknown as StopRow[];
}

export function routeOf(row: CarpoolRow): Route {
  return {
    ...timesOf(row),
    origin: row.origin,
    destination: row.destination,
    stops: stopsOf(row).map(({ place }) => place),
  };
}

export function legsOfRide(row: Pick<RideRow, 'goes_out' | 'comes_back'>): readonly Leg[] {
  return legs.filter((leg) => (leg === 'OUT' ? row.goes_out : row.comes_back));
}

export function rideOfRow(row: RideRow): Ride {
  return {
    riderId: row.rider_id,
    state: row.state,
    party: row.party,
    legs: legsOfRide(row),
    queueNumber: row.queue_number === null ? null : Number(row.queue_number),
  };
}
