import type { JobPlan } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { forgetWords } from './candidates/writes.ts';
import { learnMeanings } from './meanings/near-by-meaning.ts';

export function searchJobs(platform: Platform): JobPlan {
  return {
    tasks: {
      'learn-meanings': () => learnMeanings(platform),
      'forget-search-words': () => forgetWords(platform.database.db),
    },
    crontab: ['17 3 * * * forget-search-words'],
  };
}
