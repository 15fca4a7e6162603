import { confirm } from '#platform/shared/command-reply.ts';
import type { Messages } from '#platform/shared/message.ts';

/** What has been done, said to who did it. */
export const notificationConfirmations = {
  NOTIFICATIONS_SEEN: /*i18n*/ { id: 'done.notifications-seen', message: 'Seen.' },
  ALL_NOTIFICATIONS_READ: /*i18n*/ { id: 'done.all-notifications-read', message: 'All read.' },
  NOTIFICATIONS_READ: /*i18n*/ { id: 'done.notifications-read', message: 'Read.' },
  CHOICE_SAVED: /*i18n*/ { id: 'done.choice-saved', message: 'Your choice is saved.' },
  MAILS_ENDED: /*i18n*/ { id: 'done.mails-ended', message: 'You get no more mails of this kind.' },
} as const satisfies Messages;

export type NotificationConfirmation = keyof typeof notificationConfirmations;
export const done = confirm<NotificationConfirmation>;
