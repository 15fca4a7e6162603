import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiOf } from '#platform/web/api.ts';
import type { ChatContract } from '../../contract/chat.ts';

const api = apiOf<ChatContract>();

const summaryQuery = queryOptions({
  queryKey: ['room', 'summary'],
  queryFn: ({ signal }) => api('GET /api/rooms/summary', { signal }),
});

/** In how many conversations something waits for me, requests among them; the same on every tab. */
export function useUnreadRooms(enabled: boolean): number {
  const { data } = useQuery({ ...summaryQuery, enabled });
  return data ? data.unread + data.requests : 0;
}
