import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '#platform/web/api.ts';
import type { AuroraContract } from '../contract/aurora.ts';

const api = apiOf<AuroraContract>();

export const talksQuery = infiniteQueryOptions({
  queryKey: ['aurora', 'talks'],
  queryFn: ({ pageParam, signal }) =>
    api('GET /api/aurora/talks', { query: { after: pageParam, limit: 20 }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last) => last.next ?? undefined,
});

export function talkQuery(talkId: string) {
  return queryOptions({
    queryKey: ['aurora', 'talk', talkId],
    queryFn: ({ signal }) => api('GET /api/aurora/talks/:talkId', { params: { talkId }, signal }),
  });
}

export const suggestionsQuery = queryOptions({
  queryKey: ['aurora', 'suggestions'],
  meta: { kept: false },
  queryFn: ({ signal }) => api('GET /api/aurora/suggestions', { signal }),
  staleTime: 5 * 60_000,
});
