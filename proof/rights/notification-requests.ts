import { get, type Make } from './make-request.ts';

const nobodys = '00000000-0000-7000-8000-000000000000';

export const notificationRequests: Readonly<Record<string, Make>> = {
  readNotificationSummary: get(() => '/api/notifications/summary'),
  listNotifications: get(() => '/api/notifications'),
  seeNotifications: () => ({ method: 'PUT', url: '/api/notifications/seen' }),
  readNotifications: () => ({ method: 'PUT', url: '/api/notifications/read', body: { ids: 'ALL' } }),
  readNotificationsAbout: (on) => ({ method: 'PUT', url: `/api/notifications/objects/${on.huddleId}` }),
  readNotification: get(() => `/api/notifications/${nobodys}`),
  listNotificationChoices: get(() => '/api/notifications/choices'),
  chooseNotification: () => ({
    method: 'PUT',
    url: '/api/notifications/choices/HUDDLE_RSVP',
    body: { inApp: true, mail: 'NEVER' },
  }),
  chooseNotifications: () => ({
    method: 'PUT',
    url: '/api/notifications/choices',
    body: { kinds: ['HUDDLE_RSVP'], change: { push: true } },
  }),
  choosePreset: () => ({
    method: 'PUT',
    url: '/api/notifications/preset',
    body: { preset: 'CONCERNS_ME' },
  }),
  listMutes: get(() => '/api/notifications/mutes'),
  mute: (on) => ({ method: 'PUT', url: `/api/notifications/mutes/HUDDLE/${on.huddleId}` }),
  unmute: (on) => ({ method: 'DELETE', url: `/api/notifications/mutes/HUDDLE/${on.huddleId}` }),
  listMailStops: get(() => '/api/notifications/mail-stops'),
  liftMailStops: () => ({ method: 'DELETE', url: '/api/notifications/mail-stops' }),
  listPushDevices: get(() => '/api/notifications/devices'),
  savePushDevice: () => ({
    method: 'PUT',
    url: '/api/notifications/devices',
    body: {
      endpoint: 'https://push.example/nobody',
      p256dh: `B${'x'.repeat(86)}`,
      auth: 'x'.repeat(22),
      publicKey: `B${'x'.repeat(86)}`,
    },
  }),
  removePushDevice: () => ({ method: 'DELETE', url: `/api/notifications/devices/${nobodys}` }),
  testPushDevice: () => ({ method: 'POST', url: `/api/notifications/devices/${nobodys}/test` }),
  readNotificationWeek: get(() => '/api/notifications/weeks'),
  answerLess: () => ({ method: 'PUT', url: '/api/notifications/offers/POST_LIKE', body: { less: false } }),
  readNotificationSettings: get(() => '/api/notifications/settings'),
  changeNotificationSettings: () => ({
    method: 'PUT',
    url: '/api/notifications/settings',
    body: { namesShown: true },
  }),
};
