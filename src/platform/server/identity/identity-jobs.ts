import type { JobPlan } from '../jobs.ts';
import type { Platform } from '../platform.ts';
import { forgetSecurityEvents } from '../security/record-security.ts';
import { forgetExpired } from './forget-expired.ts';
import { MAIL_NEW_PASSWORD, mailNewPassword } from './mail-new-password.ts';

export function identityJobs(platform: Platform): JobPlan {
  return {
    tasks: {
      [MAIL_NEW_PASSWORD]: mailNewPassword(platform),
      'forget-security-events': () => forgetSecurityEvents(platform),
      'forget-expired-log-ins': () => forgetExpired(platform),
    },
    crontab: ['11 * * * * forget-expired-log-ins', '41 4 * * * forget-security-events'],
  };
}
