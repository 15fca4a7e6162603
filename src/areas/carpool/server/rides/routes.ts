import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { RideContract } from '../../contract/rides.ts';
import { type CarpoolConfirmation, done } from '../../messages.ts';
import type { RideState } from '../../rules/ride.ts';
import type { RideOutcome } from './change-rides.ts';
import { answerRideRequest, offerRide, removeRider } from './drive-along.ts';
import { answerRideOffer, askForRide, leaveRide } from './ride-along.ts';

/** What has come of a ride. */
const outcomes: Readonly<Record<RideState, CarpoolConfirmation>> = {
  ASKED: 'DRIVER_ASKED',
  OFFERED: 'SEAT_OFFERED',
  ACCEPTED: 'SEAT_GIVEN',
  WAITING: 'SEAT_AWAITED',
  DECLINED: 'RIDE_DECLINED',
  CANCELLED: 'RIDE_REQUEST_WITHDRAWN',
  LEFT: 'SEAT_LEFT',
  REMOVED: 'RIDER_REMOVED',
};

/** Everything that changes who rides. */
export function rideRoutes(platform: Platform): Handlers<RideContract> {
  const tell = (outcome: RideOutcome) =>
    isRefusal(outcome) ? outcome : { ...done(outcomes[outcome.state]), state: outcome.state };

  return {
    'PUT /api/carpools/:carpoolId/ride': async ({ viewer, params, body }) =>
      tell(await askForRide(platform, viewer, params.carpoolId, body)),
    'DELETE /api/carpools/:carpoolId/ride': async ({ viewer, params }) =>
      tell(await leaveRide(platform, viewer, params.carpoolId)),
    'PUT /api/carpools/:carpoolId/ride/offer': async ({ viewer, params, body }) =>
      tell(await answerRideOffer(platform, viewer, params.carpoolId, body.take)),
    'PUT /api/carpools/:carpoolId/rides/:personId': async ({ viewer, params, body }) =>
      tell(await offerRide(platform, viewer, params.carpoolId, params.personId, body.needId)),
    'PUT /api/carpools/:carpoolId/rides/:personId/answer': async ({ viewer, params, body }) =>
      tell(await answerRideRequest(platform, viewer, params.carpoolId, params.personId, body.accept)),
    'DELETE /api/carpools/:carpoolId/rides/:personId': async ({ viewer, params }) =>
      tell(await removeRider(platform, viewer, params.carpoolId, params.personId)),
  };
}
