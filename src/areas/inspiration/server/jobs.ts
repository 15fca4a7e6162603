import type { JobPlan } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { publishDue } from './drafts/publish.ts';
import { purgeOldReadings } from './readings/count-reading.ts';
import { askLookBacks } from './trip-reports/ask-look-backs.ts';

export function inspirationJobs(platform: Platform): JobPlan {
  return {
    tasks: {
      'publish-due-inspirations': () => publishDue(platform),
      'ask-look-backs': () => askLookBacks(platform),
      'forget-readings': () => purgeOldReadings(platform),
    },
    crontab: [
      '* * * * * publish-due-inspirations',
      '*/10 * * * * ask-look-backs',
      '3 0 * * * forget-readings',
    ],
  };
}
