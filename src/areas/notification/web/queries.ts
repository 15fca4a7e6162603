import { infiniteQueryOptions } from '@tanstack/react-query';
import { apiOf } from '#platform/web/api.ts';
import type { NotificationContract } from '../contract.ts';

const api = apiOf<NotificationContract>();

export type Filter = 'UNREAD' | 'REQUESTS';

export function notificationsQuery(only?: Filter) {
  return infiniteQueryOptions({
    queryKey: ['notification', 'list', only ?? 'ALL'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/notifications', { query: { only, after: pageParam, limit: 30 }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

export const seeNotifications = () => api('PUT /api/notifications/seen');
export const markRead = (ids: 'ALL' | string[]) => api('PUT /api/notifications/read', { body: { ids } });

/** I am looking at this: what I was told of it is read. */
export const markAboutRead = (objectId: string) =>
  api('PUT /api/notifications/objects/:objectId', { params: { objectId } });

/** The newest that I have not read. */
export const readUnread = () => api('GET /api/notifications', { query: { only: 'UNREAD', limit: 30 } });
