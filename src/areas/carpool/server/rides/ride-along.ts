import type { Platform } from '#platform/server/platform.ts';
import { missing, refuse } from '#platform/shared/decision.ts';
import type { CarpoolId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import type { RideWish } from '../../rules/ride.ts';
import { areaOf } from '../area-of.ts';
import { findCarpool } from '../reads.ts';
import { changeRides, type RideOutcome } from './change-rides.ts';

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
  const details = { pickup, pickupArea, message, needId: null };
  return changeRides(platform, carpoolId, { type: 'ask', riderId: personId, wish, details });
}

/** The viewer takes a request back, or gives a place free; anyone who waits moves up. */
export async function leaveRide(
  platform: Platform,
  viewer: Viewer,
  carpoolId: CarpoolId,
): Promise<RideOutcome> {
  const { personId } = viewer;
  if (!(await findCarpool(platform.database.db, personId, carpoolId))) return missing();
  return changeRides(platform, carpoolId, { type: 'leave', riderId: personId });
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
  return changeRides(platform, carpoolId, { type: take ? 'acceptOffer' : 'declineOffer', riderId: personId });
}
