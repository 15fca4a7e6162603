import type { JobPlan } from '../jobs.ts';
import type { Platform } from '../platform.ts';
import { purgeSecurityEvents } from '../security/record-security.ts';
import { MAIL_NEW_PASSWORD, mailNewPassword } from './mail-new-password.ts';
import { purgeExpired } from './purge-expired.ts';

export function identityJobs(platform: Platform): JobPlan {
  return {
    tasks: {
      [MAIL_NEW_PASSWORD]: mailNewPassword(platform),
      'forget-security-events': () => purgeSecurityEvents(platform),
      'forget-expired-log-ins': () => purgeExpired(platform),
    },
    crontab: ['11 * * * * forget-expired-log-ins', '41 4 * * * forget-security-events'],
  };
}
