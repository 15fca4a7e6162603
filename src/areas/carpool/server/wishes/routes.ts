import { type Handlers, idempotent } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { WishContract } from '../../contract/wishes.ts';
import { done } from '../../messages.ts';
import { wishRide } from './wish-ride.ts';

export function wishRoutes(platform: Platform): Handlers<WishContract> {
  return {
    'POST /api/huddles/:huddleId/ride-wish': idempotent(async ({ viewer, params, body, command }) => {
      const wished = await wishRide(platform, command, viewer, params.huddleId, body);
      if (isRefusal(wished)) return wished;
      if (wished === 'KEPT') return { ...done('RIDE_WISH_KEPT'), kept: true };
      return {
        ...done(body.kind === 'OFFER' ? 'RIDE_OFFERED' : 'RIDE_WISHED'),
        kept: false,
      };
    }),
  };
}
