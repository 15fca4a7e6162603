import type { JobPlan } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { TELL_ANNOUNCEMENT, tellAnnouncement } from './announcements/announce.ts';
import { writeDigests } from './digest/write-digests.ts';
import { forgetHowTold, purgeNotifications } from './inbox/purge.ts';
import { mailNotifications } from './mails/mail-notifications.ts';
import type { FindForMail } from './mails/object-for-mail.ts';
import { MAIL_NOTIFICATIONS } from './mails/writes.ts';
import { TELL_OF_OUTING, tellOfOuting } from './outings/tell.ts';
import { PUSH_HELD, PUSH_NOTIFICATIONS } from './push/enqueue-pushes.ts';
import { pushHeld } from './push/push-held.ts';
import { pushNotifications } from './push/push-notifications.ts';
import { purgeDevices } from './push/writes.ts';
import { TELL_OF_MESSAGE, tellOfMessage } from './reactions/messages.ts';
import { remind } from './reminders/remind.ts';

const UNSEEN_MS = 180 * 86_400_000;

export function notificationJobs(platform: Platform, find: FindForMail): JobPlan {
  return {
    tasks: {
      [MAIL_NOTIFICATIONS]: mailNotifications(platform, find),
      [PUSH_NOTIFICATIONS]: pushNotifications(platform),
      [PUSH_HELD]: pushHeld(platform),
      [TELL_OF_MESSAGE]: tellOfMessage(platform),
      [TELL_ANNOUNCEMENT]: tellAnnouncement(platform),
      [TELL_OF_OUTING]: tellOfOuting(platform),
      'trim-notifications': () => purgeNotifications(platform),
      'forget-how-told': () => forgetHowTold(platform),
      'write-digests': () => writeDigests(platform),
      'forget-devices': () =>
        purgeDevices(platform.database.db, new Date(platform.now().getTime() - UNSEEN_MS)),
      'remind-of-huddles': () => remind(platform),
    },
    crontab: [
      '*/5 * * * * remind-of-huddles',
      '17 4 * * * trim-notifications',
      '37 4 * * * forget-how-told',
      '27 4 * * * forget-devices',
      '*/15 * * * * write-digests',
    ],
  };
}
