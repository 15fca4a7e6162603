import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import type { CarpoolPlan } from '../../contract/views.ts';
import type { PlanState } from '../../rules/plan.ts';
import { legsOf, type PerLeg, type TripTimes } from '../../rules/trip.ts';
import { areaOf } from '../area-of.ts';

export type PlanSaid = Omit<CarpoolPlan, 'kind' | 'huddleId'>;

/** Times and seats of ways that the trip does not have are not kept. */
export function timesOfPlan({ tripType, departAt, returnAt }: PlanSaid): TripTimes {
  const ways = legsOf(tripType);
  return {
    departsAt: ways.includes('OUT') && departAt ? new Date(departAt) : null,
    returnsAt: ways.includes('BACK') && returnAt ? new Date(returnAt) : null,
  };
}

export function seatsOfPlan({ tripType, seatsOut, seatsBack }: PlanSaid): PerLeg {
  const ways = legsOf(tripType);
  return { OUT: ways.includes('OUT') ? seatsOut : 0, BACK: ways.includes('BACK') ? seatsBack : 0 };
}

export function factsOfPlan(plan: PlanSaid, ofHuddle: boolean, hasDestination: boolean): PlanState {
  const { tripType: trip, whoMayAsk, timeZone } = plan;
  const seats = seatsOfPlan(plan);
  return { ...timesOfPlan(plan), trip, seats, whoMayAsk, ofHuddle, hasDestination, timeZone };
}

/** The columns of a plan that the rules have let through. */
export async function planRow(db: DbOrTx, plan: PlanSaid, destination: PlaceValue) {
  const { departsAt, returnsAt } = timesOfPlan(plan);
  const seats = seatsOfPlan(plan);
  const stops = [];
  for (const place of plan.stops) stops.push({ place, area: await areaOf(db, place) });
  return {
    trip: plan.tripType,
    departs_at: departsAt,
    returns_at: returnsAt,
    time_zone: plan.timeZone,
    first_at: departsAt ?? returnsAt ?? new Date(0),
    last_at: returnsAt ?? departsAt ?? new Date(0),
    origin: JSON.stringify(plan.origin),
    origin_area: JSON.stringify(await areaOf(db, plan.origin)),
    destination: JSON.stringify(destination),
    destination_area: JSON.stringify(await areaOf(db, destination)),
    stops: JSON.stringify(stops),
    pickup_km: plan.pickupKm,
    seats_out: seats.OUT,
    seats_back: seats.BACK,
    cost_amount: plan.cost?.amount ?? null,
    cost_currency: plan.cost?.currency ?? null,
    welcome: [...new Set(plan.welcome)],
    note: plan.note,
    car_note: plan.carNote,
    who_may_ask: plan.whoMayAsk,
  };
}
