import type { JobPlan } from '../jobs.ts';
import type { Platform } from '../platform.ts';
import { purgeOldMails } from './purge-old-mails.ts';
import { SEND_MAIL, SEND_NEWS } from './queue-mail.ts';
import { readBounceFolder } from './reports/bounce-folder.ts';
import { purgeStops } from './reports/mail-stops.ts';
import { sendMail } from './send-mail.ts';

/** Without a mail server nothing is sent: mails wait in the outbox to be read there. */
export function mailJobs(platform: Platform): JobPlan {
  const { MAIL_URL } = platform.config;
  const send = MAIL_URL ? sendMail(platform, MAIL_URL) : undefined;
  return {
    tasks: {
      ...(send ? { [SEND_MAIL]: send, [SEND_NEWS]: send } : {}),
      'forget-old-mails': async () => {
        await purgeOldMails(platform);
        await purgeStops(platform);
      },
      'read-bounces': () => readBounceFolder(platform),
    },
    crontab: ['41 3 * * * forget-old-mails', '*/5 * * * * read-bounces'],
  };
}
