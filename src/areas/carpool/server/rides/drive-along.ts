import type { Platform } from '#platform/server/platform.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CarpoolId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { findCarpool } from '../reads.ts';
import { seatsOf } from '../rows.ts';
import { changeRides, type RideOutcome } from './change-rides.ts';
import { findNeed } from './reads.ts';

/** The driver accepts or declines who asked; somebody who waits for a seat can still be declined. */
export async function answerRideRequest(
  platform: Platform,
  viewer: Viewer,
  carpoolId: CarpoolId,
  riderId: PersonId,
  accept: boolean,
): Promise<RideOutcome> {
  const type = accept ? 'acceptRequest' : 'declineRequest';
  const outcome = await changeRides(platform, carpoolId, { type, actor: viewer.personId, riderId });
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
  const details = { pickup: need.pickup, pickupArea: need.pickupArea, message: '', needId };
  return changeRides(platform, carpoolId, { type: 'offer', actor: viewer.personId, riderId, wish, details });
}

/** The driver takes somebody off, or an offer back; anyone who waits moves up. */
export async function removeRider(
  platform: Platform,
  viewer: Viewer,
  carpoolId: CarpoolId,
  riderId: PersonId,
): Promise<RideOutcome> {
  const remove = { type: 'remove', actor: viewer.personId, riderId } as const;
  const outcome = await changeRides(platform, carpoolId, remove);
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
