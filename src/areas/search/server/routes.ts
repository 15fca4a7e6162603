import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { searchContract } from '../contract.ts';
import { warmUp } from './meanings/near-by-meaning.ts';
import { search } from './reads.ts';

export function registerSearch(app: FastifyInstance, platform: Platform): void {
  registerEndpoints(app, platform, searchContract, {
    'GET /api/search': async ({ viewer, query: { q, kind, limit, byMeaning } }) => {
      if (byMeaning === 'soon') void warmUp(platform);
      const request = { text: q, kinds: kind && [kind], limit, byMeaning: byMeaning === 'true' };
      const hits = await search(platform, viewer, request);
      return { items: hits.map(({ score: _, ...hit }) => hit) };
    },
  });
}
