import type { FastifyInstance } from 'fastify';

/**
 * Until November 2026 the length of a page was asked for as `most`; tabs that are open and apps of others still do.
 */
export function takeOldNames(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    request.query = byNewName(request.query);
    done();
  });
}

function byNewName(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || !('most' in query) || 'limit' in query) return query;
  const { most, ...others } = query;
  return { ...others, limit: most };
}
