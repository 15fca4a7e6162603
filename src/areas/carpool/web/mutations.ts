import { apiOf } from '#platform/web/api.ts';
import type { CarpoolContract } from '../contract.ts';

const api = apiOf<CarpoolContract>();

export const answerRideOffer = (carpoolId: string, take: boolean) =>
  api('PUT /api/carpools/:carpoolId/ride/offer', { params: { carpoolId }, body: { take } });
export const answerRideRequest = (carpoolId: string, personId: string, accept: boolean) =>
  api('PUT /api/carpools/:carpoolId/rides/:personId/answer', {
    params: { carpoolId, personId },
    body: { accept },
  });
