import type { JobPlan } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { purgeHistory } from './history/writes.ts';
import { SEND_INVITATIONS, sendInvitations } from './lists/send.ts';
import { deleteEndedCommunities } from './plan/end.ts';
import { warnOfEnds } from './qualifications/warn.ts';

export function communityJobs(platform: Platform): JobPlan {
  return {
    tasks: {
      'delete-ended-communities': () => deleteEndedCommunities(platform),
      'warn-of-ending-qualifications': () => warnOfEnds(platform),
      'purge-history-of-members': () => purgeHistory(platform),
      [SEND_INVITATIONS]: sendInvitations(platform),
    },
    crontab: [
      '53 2 * * * delete-ended-communities',
      '57 2 * * * purge-history-of-members',
      '17 6 * * * warn-of-ending-qualifications',
    ],
  };
}
