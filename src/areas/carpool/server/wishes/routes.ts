import { type Handlers, keepsKey } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { done } from '#platform/shared/command-reply.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { WishContract } from '../../contract-wishes.ts';
import { wishRide } from './wish-ride.ts';

export function wishRoutes(platform: Platform): Handlers<WishContract> {
  return {
    'POST /api/huddles/:huddleId/ride-wish': keepsKey(async ({ viewer, params, body, command }) => {
      const wished = await wishRide(platform, command, viewer, params.huddleId, body);
      if (isRefusal(wished)) return wished;
      if (wished === 'KEPT')
        return { ...done('What you say of your ride is kept until you have a place.'), kept: true };
      return {
        ...done(body.kind === 'OFFER' ? 'Your ride is offered.' : 'Your wish stands there.'),
        kept: false,
      };
    }),
  };
}
