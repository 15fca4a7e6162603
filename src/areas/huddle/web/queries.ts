import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { WireInput, WireReply } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { HuddleContract } from '../contract.ts';

const api = apiOf<HuddleContract>();

export type Participant = WireReply<
  HuddleContract['GET /api/huddles/:huddleId/participants']
>['items'][number];
export type Group = NonNullable<
  WireInput<HuddleContract['GET /api/huddles/:huddleId/participants']>['query']['group']
>;
export type MineFilter = NonNullable<WireInput<HuddleContract['GET /api/huddles']>['query']['mine']>;

/** A huddle as I see it; `link` is the share link that brought me. */
export function huddleQuery(huddleId: string, link?: string) {
  return queryOptions({
    queryKey: ['huddle', huddleId, 'view', link ?? ''],
    queryFn: ({ signal }) =>
      api('GET /api/huddles/:huddleId', { params: { huddleId }, query: { link }, signal }),
  });
}

export function participantsQuery(huddleId: string, group: Group) {
  return infiniteQueryOptions({
    queryKey: ['huddle', huddleId, 'participants', group],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/huddles/:huddleId/participants', {
        params: { huddleId },
        query: { group, after: pageParam, most: 30 },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** Huddles to come that I may see, or those I take part in. */
export function huddlesQuery(mine?: MineFilter) {
  return infiniteQueryOptions({
    queryKey: ['huddle', 'list', mine ?? 'ALL'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/huddles', { query: { mine, after: pageParam, most: 24 }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** The cover of a huddle that is not public, as bytes. */
export function coverQuery(huddleId: string) {
  return queryOptions({
    queryKey: ['huddle', huddleId, 'cover'],
    queryFn: async ({ signal }) => {
      const answer = await api('GET /api/huddles/:huddleId/cover', { params: { huddleId }, signal });
      return answer.blob();
    },
    staleTime: 600_000,
  });
}
