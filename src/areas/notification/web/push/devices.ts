import { queryOptions } from '@tanstack/react-query';
import type { WireReply } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import { readPushState, type Subscribed } from '#platform/web/push-subscription.ts';
import type { NotificationContract } from '../../contract.ts';

const api = apiOf<NotificationContract>();

export type Devices = WireReply<NotificationContract['GET /api/notifications/devices']>;

export const devicesQuery = queryOptions({
  queryKey: ['notification', 'devices'],
  queryFn: ({ signal }) => api('GET /api/notifications/devices', { signal }),
});

/** What the browser itself says; the server cannot know. */
export const pushStateQuery = queryOptions({
  queryKey: ['push-state'],
  queryFn: readPushState,
  networkMode: 'always',
  enabled: !import.meta.env.SSR,
});

const OWN = 'push-device';

/** Which of my devices this one is, as it was told when it was saved here. */
export function ownDevice(): string | null {
  try {
    return localStorage.getItem(OWN);
  } catch {
    return null;
  }
}

export async function keepDevice(subscribed: Subscribed) {
  const saved = await api('PUT /api/notifications/devices', { body: { ...subscribed } });
  try {
    localStorage.setItem(OWN, saved.id);
  } catch {
    // Without storage the list does not say which one is this.
  }
  return saved;
}

export const removeDevice = (deviceId: string) =>
  api('DELETE /api/notifications/devices/:deviceId', { params: { deviceId } });

export const testDevice = (deviceId: string) =>
  api('POST /api/notifications/devices/:deviceId/test', { params: { deviceId } });
