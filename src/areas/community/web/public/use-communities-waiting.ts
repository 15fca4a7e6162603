import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiOf } from '#platform/web/api.ts';
import type { CommunityContract } from '../../contract/community.ts';

const api = apiOf<CommunityContract>();

const summaryQuery = queryOptions({
  queryKey: ['community', 'summary'],
  queryFn: ({ signal }) => api('GET /api/communities/summary', { signal }),
});

/** Invitations for me, and requests in communities that I lead. */
export function useCommunitiesWaiting(): number {
  const { data } = useQuery(summaryQuery);
  return data ? data.invitations + data.requests : 0;
}
