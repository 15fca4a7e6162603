import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '#platform/web/api.ts';
import type { PlanContract } from '../../contract/plans.ts';

const api = apiOf<PlanContract>();

/** The latest plan of an outing; what changes in the huddle makes it old, too. */
export function planOfHuddleQuery(huddleId: string) {
  return queryOptions({
    queryKey: ['huddle', huddleId, 'return-plan'],
    queryFn: ({ signal }) => api('GET /api/huddles/:huddleId/return-plan', { params: { huddleId }, signal }),
  });
}
