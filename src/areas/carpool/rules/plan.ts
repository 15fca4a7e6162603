import { type Refusal, refuse } from '#platform/shared/decision.ts';
import { isTimeZone } from '#platform/shared/is-time-zone.ts';
import type { CarpoolRefusal } from '../messages.ts';
import type { Askers } from './access.ts';
import { type Leg, legsOf, type PerLeg, startOf, type TripTimes, type TripType } from './trip.ts';

type No = Refusal<CarpoolRefusal>;

export interface PlanState extends TripTimes {
  readonly trip: TripType;
  readonly seats: PerLeg;
  readonly whoMayAsk: Askers;
  readonly ofHuddle: boolean;
  readonly hasDestination: boolean;
  readonly timeZone: string;
}

const DAY_MS = 86_400_000;
const MAX_TRIP_MS = 31 * DAY_MS;
const FARTHEST_MS = 366 * DAY_MS;
/** So many carpools ahead of one person are believable. */
export const MAX_AHEAD = 20;

/** Why a carpool cannot be as planned; `before` are the times it had, which may lie behind us by now. */
export function decidePlan(plan: PlanState, now: Date, before?: TripTimes): No | undefined {
  return faultsOfPlan(plan, now, before)[0];
}

/** Everything that is wrong with a plan, so that a page can say it field by field. */
export function faultsOfPlan(plan: PlanState, now: Date, before?: TripTimes): readonly No[] {
  const { timeZone, hasDestination, whoMayAsk, ofHuddle, trip, seats } = plan;
  return [
    isTimeZone(timeZone) ? undefined : refuse('TIME_ZONE_UNKNOWN', { timeZone }),
    hasDestination ? undefined : refuse('DESTINATION_MISSING'),
    whoMayAsk === 'PARTICIPANTS' && !ofHuddle ? refuse('ASKERS_NEED_HUDDLE') : undefined,
    ...legsOf(trip).flatMap((leg) => [
      decideStart(leg, plan, now, before),
      seats[leg] >= 1 ? undefined : refuse(leg === 'OUT' ? 'SEATS_OUT_MISSING' : 'SEATS_BACK_MISSING'),
    ]),
    decideSpan(plan),
  ].filter((no) => no !== undefined);
}

function decideStart(leg: Leg, plan: PlanState, now: Date, before: TripTimes | undefined): No | undefined {
  const [start, was] = [startOf(leg, plan), before && startOf(leg, before)];
  if (!start) return refuse(leg === 'OUT' ? 'DEPARTURE_MISSING' : 'RETURN_MISSING');
  const kept = was?.getTime() === start.getTime();
  if (start < now && !kept) return refuse(leg === 'OUT' ? 'DEPARTURE_PAST' : 'RETURN_PAST');
  return start.getTime() > now.getTime() + FARTHEST_MS ? refuse('TRIP_TOO_FAR_AHEAD') : undefined;
}

function decideSpan({ trip, departsAt, returnsAt }: PlanState): No | undefined {
  if (trip !== 'ROUND' || !departsAt || !returnsAt) return undefined;
  if (returnsAt <= departsAt) return refuse('RETURN_BEFORE_DEPARTURE');
  const long = returnsAt.getTime() - departsAt.getTime() > MAX_TRIP_MS;
  return long ? refuse('TRIP_TOO_LONG') : undefined;
}

export interface CarpoolState {
  readonly cancelled: boolean;
  readonly lastAt: Date;
}

/** Whether something can still change about a carpool. */
export function decideOpen({ cancelled, lastAt }: CarpoolState, now: Date): No | undefined {
  if (cancelled) return refuse('CARPOOL_CANCELLED', {}, 'conflict');
  return lastAt < now ? refuse('CARPOOL_PAST') : undefined;
}

/** A way that has begun takes nobody in. */
export function decideWays(ways: readonly Leg[], times: TripTimes, now: Date): No | undefined {
  const begun = ways.some((leg) => {
    const start = startOf(leg, times);
    return start !== null && start < now;
  });
  return begun ? refuse('WAY_PAST') : undefined;
}
