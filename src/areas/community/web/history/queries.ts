import { infiniteQueryOptions } from '@tanstack/react-query';
import { apiOf } from '#platform/web/api.ts';
import type { CommunityContract } from '../../contract/community.ts';

const api = apiOf<CommunityContract>();

/** Who was a member at the end of a day. */
export function membersOfDayQuery(communityId: string, day: string) {
  return infiniteQueryOptions({
    queryKey: ['community', communityId, 'history', 'day', day],
    meta: { kept: false },
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/communities/:communityId/history/members', {
        params: { communityId },
        query: { day, after: pageParam, limit: 30 },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** Who joined, left or changed between two days. */
export function memberDifferencesQuery(communityId: string, from: string, to: string) {
  return infiniteQueryOptions({
    queryKey: ['community', communityId, 'history', 'difference', from, to],
    meta: { kept: false },
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/communities/:communityId/history/difference', {
        params: { communityId },
        query: { from, to, after: pageParam, limit: 30 },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** Who changed what in the list of members. */
export function memberChangesQuery(communityId: string) {
  return infiniteQueryOptions({
    queryKey: ['community', communityId, 'history', 'changes'],
    meta: { kept: false },
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/communities/:communityId/history', {
        params: { communityId },
        query: { after: pageParam, limit: 30 },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}
