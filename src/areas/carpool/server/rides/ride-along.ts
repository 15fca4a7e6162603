import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CarpoolId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import { decideOpen, decideWays } from '../../rules/plan.ts';
import type { RideWish } from '../../rules/ride.ts';
import { areaOf } from '../area-of.ts';
import { findCarpool } from '../reads.ts';
import { stateOf, timesOf } from '../row-facts.ts';
import { aboutOf, type CarTable, changeRides, type RideOutcome } from './change-rides.ts';

export interface RideAsked extends RideWish {
  readonly pickup: PlaceValue | null;
  readonly message: string;
}

/** The viewer would like to ride along; the driver is told and decides. */
export async function askForRide(
  platform: Platform,
  viewer: Viewer,
  carpoolId: CarpoolId,
  { pickup, message, party, legs }: RideAsked,
): Promise<RideOutcome> {
  const { personId } = viewer;
  const found = await findCarpool(platform.database.db, personId, carpoolId);
  if (!found) return missing();
  if (found.access === 'OWNER') return refuse('OWN_CARPOOL', {}, 'conflict');
  if (found.row.kind === 'NEED') return refuse('NOT_AN_OFFER', {}, 'conflict');
  const pickupArea = pickup && (await areaOf(platform.database.db, pickup));
  const wish = { party, legs: [...new Set(legs)] };
  return changeRides(platform, carpoolId, {
    caller: personId,
    riderId: personId,
    details: { pickup, pickupArea, message, needId: null },
    decide(table) {
      const no = checkTimes(table, wish) ?? table.car.ask(personId, wish);
      return no ?? [{ type: 'carpool.ride-asked', ...aboutOf(table.row), riderId: personId }];
    },
  });
}

/** The viewer takes a request back, or gives a place free; anyone who waits moves up. */
export async function leaveRide(
  platform: Platform,
  viewer: Viewer,
  carpoolId: CarpoolId,
): Promise<RideOutcome> {
  const { personId } = viewer;
  if (!(await findCarpool(platform.database.db, personId, carpoolId))) return missing();
  return changeRides(platform, carpoolId, {
    caller: personId,
    riderId: personId,
    opensSeats: true,
    decide({ row, car }) {
      const held = car.rideOf(personId)?.state === 'ACCEPTED';
      const no = car.leave(personId);
      return no ?? [{ type: 'carpool.ride-left', ...aboutOf(row), riderId: personId, held }];
    },
  });
}

/** The viewer takes the seats that a driver has offered, or does not. */
export async function answerRideOffer(
  platform: Platform,
  viewer: Viewer,
  carpoolId: CarpoolId,
  take: boolean,
): Promise<RideOutcome> {
  const { personId } = viewer;
  if (!(await findCarpool(platform.database.db, personId, carpoolId))) return missing();
  return changeRides(platform, carpoolId, {
    caller: personId,
    riderId: personId,
    decide(table) {
      const { row, car } = table;
      const ride = car.rideOf(personId);
      const no = (take && ride && checkTimes(table, ride)) || car.answerOffer(personId, take);
      if (no) return no;
      const about = { ...aboutOf(row), riderId: personId, byRider: true };
      if (!take) return [{ type: 'carpool.ride-declined', ...about }];
      const waiting = car.rideOf(personId)?.state === 'WAITING';
      return [{ type: 'carpool.ride-accepted', ...about, waiting }];
    },
  });
}

/** Why nobody can be taken along any more, on these ways. */
export function checkTimes({ row, now }: CarTable, { legs }: Pick<RideWish, 'legs'>): Refusal | undefined {
  const no = decideOpen(stateOf(row), now) ?? decideWays(legs, timesOf(row), now);
  return isRefusal(no) ? no : undefined;
}
