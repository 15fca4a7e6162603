import type { FastifyInstance } from 'fastify';
import { parseNear } from '#areas/place/rules/near.ts';
import { readCursor } from '#platform/server/cursor.ts';
import { type Handlers, registerEndpoints } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type DiscoverContract, discoverContract } from '../../contract/discover.ts';
import { type FlagFilter, flagFilters } from '../../rules/fields.ts';
import { hostedWith } from '../attendance/reads.ts';
import { listMyDays } from './lists.sql.ts';
import { presentCard, presentWritten } from './present.ts';
import { discoverCards, discoverHuddles } from './reads.ts';

export function registerDiscovery(app: FastifyInstance, platform: Platform): void {
  registerEndpoints(app, platform, discoverContract, discoverRoutes(platform));
}

function discoverRoutes(platform: Platform): Handlers<DiscoverContract> {
  const { db } = platform.database;
  return {
    'GET /api/huddles/discover': async ({ viewer, query }) => {
      const { after, near: typed, from, to, most, hasRoom, ...same } = query;
      const near = typed ? parseNear(typed) : undefined;
      const cards = await discoverCards(db, {
        ...same,
        ...flagsOf(same),
        personId: viewer.personId,
        now: platform.now(),
        most,
        near,
        hasRoom: hasRoom === 'true',
        from: from ? new Date(from) : undefined,
        to: to ? new Date(to) : undefined,
        after: readCursor(after),
      });
      return presentWritten(cards, most, query.sort === 'NEAR' && near !== undefined);
    },
    'GET /api/public/huddles/near': async ({ query: { near, withinKm, most } }) => {
      const request = { near: parseNear(near), withinKm, sort: 'DATE', most } as const;
      const found = await discoverHuddles(db, { ...request, personId: null, now: platform.now() });
      return { items: found.slice(0, most) };
    },
    'GET /api/people/:personId/hosted-huddles': async ({ viewer, params }) => {
      const rows = await hostedWith(db, viewer.personId, params.personId, platform.now());
      return { items: rows.map((row) => presentCard(row, true)) };
    },
    'GET /api/huddles/calendar': async ({ viewer, query }) => {
      const span = { from: new Date(query.from), to: new Date(query.to) };
      const rows = await listMyDays(db, viewer.personId, span);
      return { items: rows.map((row) => presentCard(row, true)) };
    },
  };
}

/** A flag of an address is a word, and stands only where it is set. */
function flagsOf(query: Readonly<Partial<Record<FlagFilter, 'true' | 'false' | undefined>>>) {
  const said = flagFilters.map((name) => [name, query[name] === 'true' ? true : undefined]);
  return Object.fromEntries(said) as { [Name in FlagFilter]: true | undefined };
}
