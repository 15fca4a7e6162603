import type { JobPlan } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { publishDue } from './drafts/publish.ts';
import { purgeOldReadings } from './readings/count-reading.ts';

export function inspirationJobs(platform: Platform): JobPlan {
  return {
    tasks: {
      'publish-due-inspirations': () => publishDue(platform),
      'forget-readings': () => purgeOldReadings(platform),
    },
    crontab: ['* * * * * publish-due-inspirations', '3 0 * * * forget-readings'],
  };
}
