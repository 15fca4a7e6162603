import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiOf } from '#platform/web/api.ts';
import type { NotificationContract } from '../../contract.ts';

const api = apiOf<NotificationContract>();

export const summaryQuery = queryOptions({
  queryKey: ['notification', 'summary'],
  queryFn: ({ signal }) => api('GET /api/notifications/summary', { signal }),
});

/** How many notifications came since I last looked: the same on the bell and in every menu (NOT-1). */
export function useNewNotifications(): number {
  return useQuery(summaryQuery).data?.countSinceLastSeen ?? 0;
}
