import { infiniteQueryOptions } from '@tanstack/react-query';
import { apiOf } from '#platform/web/api.ts';
import type { DiscoverContract } from '../../contract/discover.ts';
import type { HuddleContract } from '../../contract/huddle.ts';

const api = apiOf<DiscoverContract & Pick<HuddleContract, 'GET /api/huddles'>>();

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

/** Those that are over, latest first. */
export function pastHuddlesQuery(communityId: string) {
  return infiniteQueryOptions({
    queryKey: ['huddle', 'list', 'PAST_OF', communityId],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/huddles', { query: { pastOf: communityId, after: pageParam, most: 24 }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}
