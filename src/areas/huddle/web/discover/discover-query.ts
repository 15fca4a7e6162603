import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiOf } from '#platform/web/api.ts';
import type { DiscoverContract } from '../../contract/discover.ts';
import type { DiscoverWire } from './filters.ts';

const api = apiOf<DiscoverContract>();

/** Huddles to come that fit, page after page. */
export function discoverQuery(request: DiscoverWire) {
  return infiniteQueryOptions({
    queryKey: ['huddle', 'list', 'discover', request],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/huddles/discover', { query: { ...request, after: pageParam, most: 24 }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** What I have to do with between two instants. */
export function myDaysQuery(from: Date, to: Date) {
  const query = { from: from.toISOString(), to: to.toISOString() };
  return queryOptions({
    queryKey: ['huddle', 'list', 'days', query],
    queryFn: ({ signal }) => api('GET /api/huddles/calendar', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** My outings to come in which this person takes part. */
export function hostedWithQuery(personId: string) {
  return queryOptions({
    queryKey: ['huddle', 'list', 'HOSTED_WITH', personId],
    queryFn: ({ signal }) =>
      api('GET /api/people/:personId/hosted-huddles', { params: { personId }, signal }),
  });
}
