import type { JobPlan } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { learnMeanings } from './meanings/near-by-meaning.ts';

export function searchJobs(platform: Platform): JobPlan {
  return { tasks: { 'learn-meanings': () => learnMeanings(platform) }, crontab: [] };
}
