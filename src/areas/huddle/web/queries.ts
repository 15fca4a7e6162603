import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { WireInput } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { HuddleContract } from '../contract/huddle.ts';
import type { Audience } from '../rules/messaging.ts';
import type { Group } from '../rules/people.ts';

const api = apiOf<HuddleContract>();

export type MineFilter = NonNullable<WireInput<HuddleContract['GET /api/huddles']>['query']['mine']>;

/** A huddle as I see it; `link` is the share link that brought me. */
export function huddleQuery(huddleId: string, link?: string) {
  return queryOptions({
    queryKey: ['huddle', huddleId, 'view', link ?? ''],
    queryFn: ({ signal }) =>
      api('GET /api/huddles/:huddleId', { params: { huddleId }, query: { link }, signal }),
  });
}

/** What a visitor reads of it: no more than that goes on paper. */
export function publicHuddleQuery(huddleId: string) {
  return queryOptions({
    queryKey: ['huddle', huddleId, 'public'],
    queryFn: ({ signal }) => api('GET /api/public/huddles/:huddleId', { params: { huddleId }, signal }),
  });
}

/** One group of the people of a huddle; `name` is part of a name, empty for everybody. */
export function participantsQuery(huddleId: string, group: Group, name = '') {
  return infiniteQueryOptions({
    queryKey: ['huddle', huddleId, 'participants', group, name],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/huddles/:huddleId/participants', {
        params: { huddleId },
        query: { group, ...(name && { name }), after: pageParam, limit: 30 },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** The first who go, with what connects me to them. */
export function companionsQuery(huddleId: string) {
  return queryOptions({
    queryKey: ['huddle', huddleId, 'companions'],
    queryFn: ({ signal }) => api('GET /api/huddles/:huddleId/companions', { params: { huddleId }, signal }),
  });
}

/** Huddles to come that I may see, or those I take part in. */
export function huddlesQuery(mine?: MineFilter) {
  return infiniteQueryOptions({
    queryKey: ['huddle', 'list', mine ?? 'ALL'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/huddles', { query: { mine, after: pageParam, limit: 24 }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** The cover of a huddle that is not public, as bytes; `address` changes with the picture. */
export function coverQuery(huddleId: string, address: string) {
  return queryOptions({
    // What changes in the huddle leaves its picture alone.
    queryKey: ['picture', huddleId, address],
    queryFn: async ({ signal }) => {
      const answer = await api('GET /api/huddles/:huddleId/cover', { params: { huddleId }, signal });
      return answer.blob();
    },
    staleTime: 600_000,
  });
}

interface Paged {
  readonly next: string | null;
}

const paging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: Paged) => page.next ?? undefined,
};

/** What the hosts wrote to me, or all of it for hosts. */
export function messagesQuery(huddleId: string) {
  return infiniteQueryOptions({
    queryKey: ['huddle', huddleId, 'messages'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/huddles/:huddleId/messages', {
        params: { huddleId },
        query: { after: pageParam, limit: 10 },
        signal,
      }),
    ...paging,
  });
}

export function photosQuery(huddleId: string) {
  return infiniteQueryOptions({
    queryKey: ['huddle', huddleId, 'photos'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/huddles/:huddleId/photos', {
        params: { huddleId },
        query: { after: pageParam, limit: 12 },
        signal,
      }),
    ...paging,
  });
}

/** The bytes of one picture, `width` pixels wide or a little more. */
export function photoQuery(huddleId: string, photoId: string, width: number) {
  return queryOptions({
    // Its bytes never change, so what makes the huddle old leaves it alone.
    queryKey: ['picture', huddleId, photoId, width],
    queryFn: async ({ signal }) => {
      const params = { huddleId, photoId };
      const call = { params, query: { w: width }, signal };
      return (await api('GET /api/huddles/:huddleId/photos/:photoId/picture', call)).blob();
    },
    staleTime: 600_000,
  });
}

/** What the hosts ask with a yes, and what I said; `link` is the share link that brought me. */
export function questionsQuery(huddleId: string, link?: string) {
  return queryOptions({
    queryKey: ['huddle', huddleId, 'questions', link ?? ''],
    queryFn: ({ signal }) =>
      api('GET /api/huddles/:huddleId/questions', { params: { huddleId }, query: { link }, signal }),
  });
}

/** What the group needs and who brings it. */
export function kitQuery(huddleId: string) {
  return queryOptions({
    queryKey: ['huddle', huddleId, 'kit'],
    queryFn: ({ signal }) =>
      api('GET /api/huddles/:huddleId/kit', { params: { huddleId }, query: {}, signal }),
  });
}

/** The dates that people vote on; `link` is the share link that brought me. */
export function datesQuery(huddleId: string, link?: string) {
  return queryOptions({
    queryKey: ['huddle', huddleId, 'dates', link ?? ''],
    queryFn: ({ signal }) =>
      api('GET /api/huddles/:huddleId/dates', { params: { huddleId }, query: { link }, signal }),
  });
}

/** How it stands by what the hosts ask for. */
export function goQuery(huddleId: string) {
  return queryOptions({
    queryKey: ['huddle', huddleId, 'go'],
    queryFn: ({ signal }) => api('GET /api/huddles/:huddleId/go', { params: { huddleId }, signal }),
  });
}

/** What those who come said to them, for hosts. */
export function repliesQuery(huddleId: string) {
  return infiniteQueryOptions({
    queryKey: ['huddle', huddleId, 'replies'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/huddles/:huddleId/replies', {
        params: { huddleId },
        query: { after: pageParam, limit: 30 },
        signal,
      }),
    ...paging,
  });
}

/** Who would get a message to these people, for hosts. */
export function readersQuery(huddleId: string, audience: Audience) {
  return queryOptions({
    queryKey: ['huddle', huddleId, 'readers', audience],
    queryFn: ({ signal }) =>
      api('GET /api/huddles/:huddleId/messages/readers', {
        params: { huddleId },
        query: { audience },
        signal,
      }),
  });
}

/** What I imported lately and can undo. */
export const importsQuery = queryOptions({
  queryKey: ['huddle', 'imports'],
  queryFn: ({ signal }) => api('GET /api/huddles/imports', { signal }),
});

/** What somebody missed, for a host of this huddle. */
export function missedQuery(huddleId: string, personId: string) {
  return queryOptions({
    queryKey: ['huddle', huddleId, 'missed', personId],
    queryFn: ({ signal }) =>
      api('GET /api/huddles/:huddleId/participants/:personId/missed', {
        params: { huddleId, personId },
        signal,
      }),
  });
}

/** What hosts see that I missed. */
export const myMissedQuery = queryOptions({
  queryKey: ['missed-outings'],
  queryFn: ({ signal }) => api('GET /api/me/missed-outings', { signal }),
});
