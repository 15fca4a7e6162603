import { infiniteQueryOptions } from '@tanstack/react-query';
import { apiOf } from '#platform/web/api.ts';
import type { ModerationContract } from '../contract.ts';

const api = apiOf<ModerationContract>();

/** What waits for me as a moderator, oldest first. */
export const reportsQuery = infiniteQueryOptions({
  queryKey: ['reports', 'open'],
  meta: { kept: false },
  queryFn: ({ pageParam, signal }) =>
    api('GET /api/reports', { query: { after: pageParam, most: 20 }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next ?? undefined,
});
