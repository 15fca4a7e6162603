import { queryOptions } from '@tanstack/react-query';
import type { WireReply } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { NotificationContract } from '../../contract.ts';

const api = apiOf<NotificationContract>();

export type TellingView = WireReply<NotificationContract['GET /api/notifications/:notificationId']>;

export function tellingQuery(notificationId: string) {
  return queryOptions({
    queryKey: ['notification', 'telling', notificationId],
    queryFn: ({ signal }) =>
      api('GET /api/notifications/:notificationId', { params: { notificationId }, signal }),
  });
}
