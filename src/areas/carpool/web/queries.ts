import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { WireInput } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { CarpoolContract } from '../contract/carpool.ts';

const api = apiOf<CarpoolContract>();

type ListQuery = WireInput<CarpoolContract['GET /api/carpools']>['query'];
export type CarpoolFilter = Omit<ListQuery, 'after' | 'most'>;

/** A carpool as I see it. */
export function carpoolQuery(carpoolId: string) {
  return queryOptions({
    queryKey: ['carpool', carpoolId, 'view'],
    queryFn: ({ signal }) => api('GET /api/carpools/:carpoolId', { params: { carpoolId }, signal }),
  });
}

/** Offers, needs, or what is mine. */
export function carpoolsQuery(filter: CarpoolFilter) {
  return infiniteQueryOptions({
    queryKey: ['carpool', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/carpools', { query: { ...filter, after: pageParam, limit: 24 }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** Who drives to a huddle and who needs a ride. */
export function huddleCarpoolsQuery(huddleId: string) {
  return queryOptions({
    queryKey: ['huddle', huddleId, 'carpools'],
    queryFn: ({ signal }) => api('GET /api/huddles/:huddleId/carpools', { params: { huddleId }, signal }),
  });
}

/** How everybody who goes gets there, for hosts. */
export const readRideFile = (huddleId: string) =>
  api('GET /api/huddles/:huddleId/carpools.csv', { params: { huddleId }, patienceMs: 60_000 });
