import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiOf } from '#platform/web/api.ts';
import type { DiscoverContract } from '../../contract/discover.ts';
import type { DiscoverWire, Seeker } from './filters.ts';

const FACES_AT_ONCE = 48;
const api = apiOf<DiscoverContract>();

/** Huddles to come that fit, page after page. */
export function discoverQuery(request: DiscoverWire) {
  return infiniteQueryOptions({
    queryKey: ['huddle', 'list', 'discover', request],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/huddles/discover', { query: { ...request, after: pageParam, limit: 24 }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** How many there would be with each chip. */
export function countsQuery({ sort, after, limit, ...wanted }: DiscoverWire, { usual, fits }: Seeker) {
  const here = usual && `${usual.lat},${usual.lng}`;
  const query = { ...wanted, ...(here && { here }), ...(fits.length > 0 && { fits: fits.join() }) };
  return queryOptions({
    queryKey: ['huddle', 'list', 'counts', query],
    queryFn: ({ signal }) => api('GET /api/huddles/discover/counts', { query, signal }),
  });
}

/** The first faces of each of these huddles, asked for a page at a time so that those before stay. */
export function facesQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['huddle', 'list', 'faces', ids],
    queryFn: async ({ signal }) => {
      const pages = ids.flatMap((_, at) =>
        at % FACES_AT_ONCE === 0 ? [ids.slice(at, at + FACES_AT_ONCE)] : [],
      );
      const found = await Promise.all(
        pages.map((page) => api('GET /api/huddles/faces', { query: { ids: page.join() }, signal })),
      );
      return { items: found.flatMap(({ items }) => items) };
    },
    enabled: ids.length > 0,
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
