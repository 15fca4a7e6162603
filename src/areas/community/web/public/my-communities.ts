import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '#platform/web/api.ts';
import type { CommunityContract } from '../../contract/community.ts';

const api = apiOf<CommunityContract>();
const LIMIT = 50;

/** The communities that I belong to, the newest first. */
export const myCommunities = queryOptions({
  queryKey: ['community', 'list', 'of-mine'],
  queryFn: ({ signal }) => api('GET /api/communities', { query: { mine: 'MEMBER', limit: LIMIT }, signal }),
});
