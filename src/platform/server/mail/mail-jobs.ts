import type { JobPlan } from '../jobs.ts';
import type { Platform } from '../platform.ts';
import { purgeOldMails } from './purge-old-mails.ts';
import { SEND_MAIL } from './queue-mail.ts';
import { sendMail } from './send-mail.ts';

/** Without a mail server nothing is sent: mails wait in the outbox to be read there. */
export function mailJobs(platform: Platform): JobPlan {
  const { MAIL_URL } = platform.config;
  return {
    tasks: {
      ...(MAIL_URL ? { [SEND_MAIL]: sendMail(platform, MAIL_URL) } : {}),
      'forget-old-mails': () => purgeOldMails(platform),
    },
    crontab: ['41 3 * * * forget-old-mails'],
  };
}
