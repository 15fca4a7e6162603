import type { WireInput } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { CarpoolContract } from '../contract/carpool.ts';

const api = apiOf<CarpoolContract>();

type Body<W extends keyof CarpoolContract> = WireInput<CarpoolContract[W]>['body'];
export type CarpoolPlanInput = Body<'POST /api/carpools'>;

export const createCarpool = (body: CarpoolPlanInput, idempotencyKey: string) =>
  api('POST /api/carpools', { body, idempotencyKey });
export const wishRide = (
  huddleId: string,
  body: Body<'POST /api/huddles/:huddleId/ride-wish'>,
  idempotencyKey: string,
) => api('POST /api/huddles/:huddleId/ride-wish', { params: { huddleId }, body, idempotencyKey });
export const editCarpool = (carpoolId: string, body: Body<'PUT /api/carpools/:carpoolId'>) =>
  api('PUT /api/carpools/:carpoolId', { params: { carpoolId }, body });
export const cancelCarpool = (carpoolId: string, reason: string) =>
  api('POST /api/carpools/:carpoolId/cancellation', { params: { carpoolId }, body: { reason } });
export const acknowledgeCarpool = (carpoolId: string) =>
  api('PUT /api/carpools/:carpoolId/acknowledgement', { params: { carpoolId } });
export const askForRide = (carpoolId: string, body: Body<'PUT /api/carpools/:carpoolId/ride'>) =>
  api('PUT /api/carpools/:carpoolId/ride', { params: { carpoolId }, body });
export const leaveRide = (carpoolId: string) =>
  api('DELETE /api/carpools/:carpoolId/ride', { params: { carpoolId } });
export const answerRideOffer = (carpoolId: string, take: boolean) =>
  api('PUT /api/carpools/:carpoolId/ride/offer', { params: { carpoolId }, body: { take } });
export const offerRide = (carpoolId: string, personId: string, needId: string) =>
  api('PUT /api/carpools/:carpoolId/rides/:personId', { params: { carpoolId, personId }, body: { needId } });
export const answerRideRequest = (carpoolId: string, personId: string, accept: boolean) =>
  api('PUT /api/carpools/:carpoolId/rides/:personId/answer', {
    params: { carpoolId, personId },
    body: { accept },
  });
export const removeRider = (carpoolId: string, personId: string) =>
  api('DELETE /api/carpools/:carpoolId/rides/:personId', { params: { carpoolId, personId } });
