import { readCursor } from '#platform/server/cursor.ts';
import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { CommunityContract } from '../../contract/community.ts';
import { presentPage } from './present.ts';
import { type ListQuery, listCommunityRows } from './reads.ts';

type ListWire = 'GET /api/public/communities' | 'GET /api/communities';

const USUAL_KM = 50;

export function listRoutes(platform: Platform): Handlers<Pick<CommunityContract, ListWire>> {
  const { db } = platform.database;
  return {
    'GET /api/public/communities': async ({ query }) => {
      const request = { ...wishOf(query), personId: null, now: platform.now() };
      return presentPage(await listCommunityRows(db, request), query.limit, false);
    },
    'GET /api/communities': async ({ viewer, query }) => {
      const request = { ...wishOf(query), personId: viewer.personId, mine: query.mine, now: platform.now() };
      return presentPage(await listCommunityRows(db, request), query.limit, true);
    },
  };
}

interface Asked {
  readonly text?: string | undefined;
  readonly topic?: string | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  readonly within?: number | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

function wishOf({ lat, lng, within = USUAL_KM, after, ...rest }: Asked): Omit<ListQuery, 'personId' | 'now'> {
  const near =
    lat !== undefined && lng !== undefined ? { lat: rounded(lat), lng: rounded(lng), within } : undefined;
  return { ...rest, near, after: readCursor(after) };
}

/** To about a metre: the database refuses numbers that are closer to zero than it can hold. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
