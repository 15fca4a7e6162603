import type { FastifyInstance } from 'fastify';
import { searchPlaces } from '#platform/server/geo/search-places.ts';
import { registerEndpoints } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { placeContract } from '../contract.ts';
import { parseNear } from '../rules/near.ts';

export function registerPlaces(app: FastifyInstance, platform: Platform): void {
  registerEndpoints(app, platform, placeContract, {
    'GET /api/places': async ({ query }) => {
      const near = query.near === undefined ? undefined : parseNear(query.near);
      const search = { text: query.q, near, limit: query.limit };
      return { places: await searchPlaces(platform.database.pool, search) };
    },
  });
}
