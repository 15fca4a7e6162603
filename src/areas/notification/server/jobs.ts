import type { JobPlan } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { TELL_ANNOUNCEMENT, tellAnnouncement } from './announcements/announce.ts';
import { purgeNotifications } from './inbox/purge.ts';
import { type FindForMail, mailNotifications } from './mails/mail-notifications.ts';
import { MAIL_NOTIFICATIONS } from './mails/writes.ts';
import { TELL_OF_OUTING, tellOfOuting } from './outings/tell.ts';
import { TELL_OF_MESSAGE, tellOfMessage } from './reactions/messages.ts';
import { remind } from './reminders/remind.ts';

export function notificationJobs(platform: Platform, find: FindForMail): JobPlan {
  return {
    tasks: {
      [MAIL_NOTIFICATIONS]: mailNotifications(platform, find),
      [TELL_OF_MESSAGE]: tellOfMessage(platform),
      [TELL_ANNOUNCEMENT]: tellAnnouncement(platform),
      [TELL_OF_OUTING]: tellOfOuting(platform),
      'trim-notifications': () => purgeNotifications(platform),
      'remind-of-huddles': () => remind(platform),
    },
    crontab: ['*/5 * * * * remind-of-huddles', '17 4 * * * trim-notifications'],
  };
}
