import type { FastifyInstance } from 'fastify';
import { searchPlaces } from '#platform/server/geo/search-places.ts';
import { townsInView } from '#platform/server/geo/towns-in-view.ts';
import { registerEndpoints } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { placeContract } from '../contract.ts';
import { parseBox } from '../rules/box.ts';
import { parseNear } from '../rules/near.ts';
import { usualPlace } from './reads.ts';

export function registerPlaces(app: FastifyInstance, platform: Platform): void {
  registerEndpoints(app, platform, placeContract, {
    'GET /api/public/places/around': async ({ query, reply }) => {
      const box = parseBox(query.box);
      void reply.header('cache-control', 'public, max-age=86400');
      return { towns: box ? await townsInView(platform.database.pool, box) : [] };
    },
    'GET /api/places': async ({ viewer, query }) => {
      const { personId, timeZone } = viewer;
      const near = query.near
        ? parseNear(query.near)
        : await usualPlace(platform.database.db, personId, timeZone);
      const search = { text: query.q, near, limit: query.limit };
      return { places: await searchPlaces(platform.database.pool, search) };
    },
    'GET /api/places/usual': async ({ viewer: { personId, timeZone } }) => ({
      place: (await usualPlace(platform.database.db, personId, timeZone)) ?? null,
    }),
  });
}
