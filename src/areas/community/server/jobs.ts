import type { JobPlan } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { SEND_INVITATIONS, sendInvitations } from './lists/send.ts';
import { deleteEndedCommunities } from './plan/end.ts';

export function communityJobs(platform: Platform): JobPlan {
  return {
    tasks: {
      'delete-ended-communities': () => deleteEndedCommunities(platform),
      [SEND_INVITATIONS]: sendInvitations(platform),
    },
    crontab: ['53 2 * * * delete-ended-communities'],
  };
}
