import type { FastifyInstance } from 'fastify';
import { parseNear } from '#areas/place/rules/near.ts';
import { readCursor } from '#platform/server/cursor.ts';
import { type Handlers, registerEndpoints } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { WireParsed } from '#platform/shared/wire.ts';
import { type DiscoverContract, discoverContract } from '../../contract/discover.ts';
import { activitiesIn } from '../../rules/activity.ts';
import { type FlagFilter, flagFilters } from '../../rules/fields.ts';
import { hostedWith } from '../attendance/reads.ts';
import { huddlesByRegion } from './by-region.ts';
import { countChips } from './counts.sql.ts';
import { facesOfHuddles } from './faces.sql.ts';
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
      const { after, limit, sort, ...typed } = query;
      const wish = wishOf(typed);
      const cards = await discoverCards(db, {
        ...wish,
        sort,
        personId: viewer.personId,
        now: platform.now(),
        limit,
        after: readCursor(after),
      });
      return presentWritten(cards, limit, sort === 'NEAR' && wish.near !== undefined);
    },
    'GET /api/huddles/discover/counts': async ({ viewer, query: { here, fits, ...typed } }) => {
      const items = await countChips(db, {
        ...wishOf(typed),
        personId: viewer.personId,
        now: platform.now(),
        timeZone: viewer.timeZone,
        here: here ? parseNear(here) : undefined,
        fits: fits ? activitiesIn(fits) : undefined,
      });
      return { items };
    },
    'GET /api/huddles/faces': async ({ viewer, query: { ids } }) => {
      return { items: await facesOfHuddles(db, viewer.personId, ids.split(',')) };
    },
    'GET /api/public/huddles/near': async ({ query: { near, withinKm, limit } }) => {
      const request = { near: parseNear(near), withinKm, sort: 'DATE', limit } as const;
      const found = await discoverHuddles(db, { ...request, personId: null, now: platform.now() });
      return { items: found.slice(0, limit) };
    },
    'GET /api/public/huddles/by-region': async () => ({ items: await huddlesByRegion(db, platform.now()) }),
    'GET /api/people/:personId/hosted-huddles': async ({ viewer, params }) => {
      const rows = await hostedWith(db, viewer.personId, params.personId, platform.now());
      return { items: rows.map((row) => presentCard(row, true)) };
    },
    'GET /api/huddles/calendar': async ({ viewer, query }) => {
      const span = { from: new Date(query.from), to: new Date(query.to) };
      const { rows, more } = await listMyDays(db, viewer.personId, span);
      return { items: rows.map((row) => presentCard(row, true)), more };
    },
  };
}

type Typed = WireParsed<DiscoverContract['GET /api/huddles/discover/counts']>['query'];

/** What narrows the list, as it stands in an address. */
function wishOf({ near, from, to, hasRoom, activities, ...same }: Omit<Typed, 'here' | 'fits'>) {
  return {
    ...same,
    ...flagsOf(same),
    activities: activities ? activitiesIn(activities) : undefined,
    near: near ? parseNear(near) : undefined,
    hasRoom: hasRoom === 'true',
    from: from ? new Date(from) : undefined,
    to: to ? new Date(to) : undefined,
  };
}

/** A flag of an address is a word, and stands only where it is set. */
function flagsOf(query: Readonly<Partial<Record<FlagFilter, 'true' | 'false' | undefined>>>) {
  const said = flagFilters.map((name) => [name, query[name] === 'true' ? true : undefined]);
  return Object.fromEntries(said) as { [Name in FlagFilter]: true | undefined };
}
