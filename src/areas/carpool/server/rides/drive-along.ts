import type { Platform } from '#platform/server/platform.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CarpoolId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { findCarpool } from '../reads.ts';
import { seatsOf } from '../row-facts.ts';
import { aboutOf, changeRides, type RideOutcome } from './change-rides.ts';
import { findNeed } from './reads.ts';
import { checkTimes } from './ride-along.ts';

/** The driver accepts or declines who asked; somebody who waits for a seat can still be declined. */
export async function answerRideRequest(
  platform: Platform,
  viewer: Viewer,
  carpoolId: CarpoolId,
  riderId: PersonId,
  accept: boolean,
): Promise<RideOutcome> {
  const outcome = await changeRides(platform, carpoolId, {
    caller: viewer.personId,
    riderId,
    ownersOnly: true,
    decide(table) {
      const { row, car } = table;
      const ride = car.rideOf(riderId);
      const no = (accept && ride && checkTimes(table, ride)) || car.answerRequest(riderId, accept);
      if (no) return no;
      const about = { ...aboutOf(row), riderId, byRider: false };
      if (!accept) return [{ type: 'carpool.ride-declined', ...about }];
      const waiting = car.rideOf(riderId)?.state === 'WAITING';
      return [{ type: 'carpool.ride-accepted', ...about, waiting }];
    },
  });
  return asSeen(platform, viewer, carpoolId, outcome);
}

/** The driver offers seats to somebody who looks for them, on the ways that both go. */
export async function offerRide(
  platform: Platform,
  viewer: Viewer,
  carpoolId: CarpoolId,
  riderId: PersonId,
  needId: CarpoolId,
): Promise<RideOutcome> {
  const { db } = platform.database;
  const mine = await findCarpool(db, viewer.personId, carpoolId);
  if (!mine) return missing();
  if (mine.access !== 'OWNER') return refuse('CARPOOL_NOT_YOURS', {}, 'forbidden');
  if (mine.row.kind === 'NEED') return refuse('NOT_AN_OFFER', {}, 'conflict');
  const seen = await findCarpool(db, viewer.personId, needId);
  // A car of one outing takes nobody to another.
  const sameTrip = seen?.row.huddle_id === mine.row.huddle_id;
  const need = sameTrip ? await findNeed(db, needId, riderId) : undefined;
  if (!need) return refuse('NOT_A_NEED', {}, 'conflict');
  const seats = seatsOf(mine.row);
  const wish = { party: need.party, legs: need.legs.filter((leg) => seats[leg] > 0) };
  return changeRides(platform, carpoolId, {
    caller: viewer.personId,
    riderId,
    ownersOnly: true,
    details: { pickup: need.pickup, pickupArea: need.pickupArea, message: '', needId },
    decide(table) {
      const no = checkTimes(table, wish) ?? table.car.offer(riderId, wish);
      return no ?? [{ type: 'carpool.ride-offered', ...aboutOf(table.row), riderId }];
    },
  });
}

/** The driver takes somebody off, or an offer back; anyone who waits moves up. */
export async function removeRider(
  platform: Platform,
  viewer: Viewer,
  carpoolId: CarpoolId,
  riderId: PersonId,
): Promise<RideOutcome> {
  const outcome = await changeRides(platform, carpoolId, {
    caller: viewer.personId,
    riderId,
    ownersOnly: true,
    opensSeats: true,
    decide({ row, car }) {
      const no = car.remove(riderId);
      return no ?? [{ type: 'carpool.ride-removed', ...aboutOf(row), riderId }];
    },
  });
  return asSeen(platform, viewer, carpoolId, outcome);
}

/** Forbidden is told only to who may know that the carpool exists. */
async function asSeen(
  platform: Platform,
  viewer: Viewer,
  carpoolId: CarpoolId,
  outcome: RideOutcome,
): Promise<RideOutcome | Refusal> {
  if (!('code' in outcome) || outcome.code !== 'CARPOOL_NOT_YOURS') return outcome;
  return (await findCarpool(platform.database.db, viewer.personId, carpoolId)) ? outcome : missing();
}
