import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { WireReply } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { InspirationContract } from '../contract/inspiration.ts';

const api = apiOf<InspirationContract>();

const paging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { readonly next: string | null }) => page.next ?? undefined,
};

/** A story with my own marks. */
export function storyQuery(inspirationId: string) {
  return queryOptions({
    queryKey: ['inspiration', inspirationId, 'view'],
    queryFn: ({ signal }) =>
      api('GET /api/inspirations/:inspirationId', { params: { inspirationId }, signal }),
    retry: false,
  });
}

/** My reading list, or what people write whom I follow. */
export function storiesQuery(only: 'SAVED' | 'FOLLOWED') {
  return infiniteQueryOptions({
    queryKey: ['inspiration', 'list', only],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/inspirations', { query: { only, after: pageParam, limit: 18 }, signal }),
    ...paging,
  });
}

/** What I have written. */
export const authoredQuery = infiniteQueryOptions({
  queryKey: ['inspiration', 'list', 'authored'],
  queryFn: ({ pageParam, signal }) =>
    api('GET /api/inspirations/authored', { query: { after: pageParam, limit: 20 }, signal }),
  ...paging,
});

/** My working copy: asked for when the editor opens, and never while somebody types. */
export function draftQuery(inspirationId: string) {
  return queryOptions({
    queryKey: ['inspiration-draft', inspirationId],
    meta: { kept: false },
    queryFn: ({ signal }) =>
      api('GET /api/inspirations/:inspirationId/draft', { params: { inspirationId }, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** The copy on the server while this page holds another. */
export function otherDraftQuery(inspirationId: string) {
  return queryOptions({
    queryKey: ['inspiration-other', inspirationId],
    meta: { kept: false },
    queryFn: ({ signal }) =>
      api('GET /api/inspirations/:inspirationId/draft', { params: { inspirationId }, signal }),
    gcTime: 0,
    staleTime: 0,
  });
}

export function revisionsQuery(inspirationId: string) {
  return queryOptions({
    queryKey: ['inspiration-draft', inspirationId, 'revisions'],
    meta: { kept: false },
    queryFn: ({ signal }) =>
      api('GET /api/inspirations/:inspirationId/revisions', { params: { inspirationId }, signal }),
    staleTime: 0,
  });
}

export function revisionQuery(inspirationId: string, number: number) {
  return queryOptions({
    queryKey: ['inspiration-draft', inspirationId, 'revisions', number],
    queryFn: ({ signal }) =>
      api('GET /api/inspirations/:inspirationId/revisions/:number', {
        params: { inspirationId, number },
        signal,
      }),
  });
}

/** The bytes of a picture of a draft: an address would need a token. */
export function draftPictureQuery(inspirationId: string, pictureId: string) {
  return queryOptions({
    queryKey: ['picture', inspirationId, pictureId],
    queryFn: async ({ signal }) => {
      const call = { params: { inspirationId, pictureId }, query: { w: 1280 }, signal };
      return (await api('GET /api/inspirations/:inspirationId/pictures/:pictureId', call)).blob();
    },
    staleTime: 600_000,
  });
}

export const badgeQuery = queryOptions({
  queryKey: ['badge'],
  queryFn: ({ signal }) => api('GET /api/badge', { signal }),
});

/** Who asks for a badge; for moderators. */
export const badgeRequestsQuery = infiniteQueryOptions({
  queryKey: ['badge-requests'],
  meta: { kept: false },
  queryFn: ({ pageParam, signal }) =>
    api('GET /api/badge-requests', { query: { after: pageParam, limit: 20 }, signal }),
  ...paging,
});

export type BadgeRequest = WireReply<InspirationContract['GET /api/badge-requests']>['items'][number];

/** What an author may put beside the words. */
export function cardsQuery(q: string) {
  return queryOptions({
    queryKey: ['inspiration-cards', q],
    meta: { kept: false },
    queryFn: ({ signal }) => api('GET /api/inspirations/cards', { query: { q }, signal }),
  });
}

export type FoundCard = WireReply<InspirationContract['GET /api/inspirations/cards']>['items'][number];
