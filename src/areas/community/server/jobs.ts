import type { JobPlan } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { deleteEndedCommunities } from './plan/end.ts';

export function communityJobs(platform: Platform): JobPlan {
  return {
    tasks: { 'delete-ended-communities': () => deleteEndedCommunities(platform) },
    crontab: ['53 2 * * * delete-ended-communities'],
  };
}
