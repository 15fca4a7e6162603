import type { FastifyInstance } from 'fastify';
import type { Deprecation } from '#platform/shared/wire.ts';
import { announceEnd } from './deprecation.ts';

/**
 * Names of parameters that are still taken: until November 2026 the length of a page was asked for as `most`, and tabs
 * that are open and apps of others still do.
 */
export const oldNames: Readonly<Record<string, Deprecation>> = {
  most: { since: '2026-11-27', until: '2027-12-01', instead: 'limit' },
};

/** Takes them for the new ones, and says in the answer that they end. */
export function takeOldNames(app: FastifyInstance): void {
  app.addHook('preValidation', (request, reply, done) => {
    for (const [old, ends] of Object.entries(oldNames)) {
      const renamed = byNewName(request.query, old, ends.instead);
      if (!renamed) continue;
      request.query = renamed;
      announceEnd(reply, ends);
    }
    done();
  });
}

/** The query with the new name in place of the old; where both stand the new one counts. */
function byNewName(query: unknown, old: string, instead: string): object | undefined {
  if (typeof query !== 'object' || query === null || !(old in query)) return undefined;
  const given = Object.entries(query);
  const value = given.find(([name]) => name === old)?.[1];
  return { [instead]: value, ...Object.fromEntries(given.filter(([name]) => name !== old)) };
}
