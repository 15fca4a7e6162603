import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '#platform/web/api.ts';
import type { PostContract } from '../contract/post.ts';

const api = apiOf<PostContract>();

interface Paged {
  readonly next: string | null;
}

const paging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: Paged) => page.next ?? undefined,
};

const A_PAGE = 20;

/** What stands in a feed stays in its place until its reader asks for more: it is never read again by itself. */
const settled = { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false };

export function timelineQuery() {
  return infiniteQueryOptions({
    queryKey: ['post', 'feed', 'timeline'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/timeline', { query: { after: pageParam, limit: A_PAGE }, signal }),
    ...paging,
    ...settled,
  });
}

/** How many posts of others came since the newest that is shown. */
export function newsQuery(since: string | null) {
  return queryOptions({
    queryKey: ['post', 'news', since],
    meta: { kept: false },
    queryFn: ({ signal }) => api('GET /api/timeline/news', { query: { ...(since && { since }) }, signal }),
  });
}

export function tagQuery(tag: string) {
  return infiniteQueryOptions({
    queryKey: ['post', 'feed', 'tag', tag],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/tags/:tag/posts', {
        params: { tag },
        query: { after: pageParam, limit: A_PAGE },
        signal,
      }),
    ...paging,
  });
}

export function placeQuery(placeId: number) {
  return infiniteQueryOptions({
    queryKey: ['post', 'feed', 'place', placeId],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/places/:placeId/posts', {
        params: { placeId },
        query: { after: pageParam, limit: A_PAGE },
        signal,
      }),
    ...paging,
  });
}

export function savedQuery() {
  return infiniteQueryOptions({
    queryKey: ['post', 'feed', 'saved'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/saved-posts', { query: { after: pageParam, limit: A_PAGE }, signal }),
    ...paging,
  });
}

/** What one person posted, page after page; pages count from zero on the wire. */
export function postsOfQuery(username: string) {
  return infiniteQueryOptions({
    queryKey: ['post', 'feed', 'person', username],
    queryFn: async ({ pageParam, signal }) => {
      const call = { params: { username }, query: { page: pageParam, size: 10 }, signal };
      const { content, last } = await api('GET /api/posts/of/:username', call);
      return { items: content, last };
    },
    initialPageParam: 0,
    getNextPageParam: (page, _, at) => (page.last ? undefined : at + 1),
  });
}

export function postQuery(postId: string) {
  return queryOptions({
    queryKey: ['post', postId, 'view'],
    queryFn: ({ signal }) => api('GET /api/posts/:postId', { params: { postId }, signal }),
  });
}

export function likesQuery(postId: string) {
  return infiniteQueryOptions({
    queryKey: ['post', postId, 'likes'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/posts/:postId/likes', {
        params: { postId },
        query: { after: pageParam, limit: 30 },
        signal,
      }),
    ...paging,
  });
}

export function revisionsQuery(postId: string) {
  return queryOptions({
    queryKey: ['post', postId, 'revisions'],
    queryFn: ({ signal }) => api('GET /api/posts/:postId/revisions', { params: { postId }, signal }),
  });
}

/** The bytes of a picture that is behind a token. */
export function pictureQuery(postId: string, pictureId: string, width: number) {
  return queryOptions({
    queryKey: ['picture', postId, pictureId, width],
    queryFn: async ({ signal }) => {
      const call = { params: { postId, pictureId }, query: { w: width }, signal };
      return (await api('GET /api/posts/:postId/pictures/:pictureId', call)).blob();
    },
    staleTime: 600_000,
  });
}
