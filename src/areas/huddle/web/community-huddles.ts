import { infiniteQueryOptions } from '@tanstack/react-query';
import { apiOf } from '#platform/web/api.ts';
import type { DiscoverContract } from '../contract-discover.ts';

const api = apiOf<DiscoverContract>();

/** The huddles to come of a community that I may see, soonest first. */
export function communityHuddlesQuery(communityId: string) {
  return infiniteQueryOptions({
    queryKey: ['huddle', 'list', 'COMMUNITY', communityId],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/huddles/discover', { query: { communityId, after: pageParam, most: 24 }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}
