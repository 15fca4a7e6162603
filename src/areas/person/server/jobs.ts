import type { JobPlan } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { noteNewAwards } from './awards/note-awards.ts';

export function personJobs(platform: Platform): JobPlan {
  return {
    tasks: { 'note-new-awards': () => noteNewAwards(platform) },
    crontab: ['41 * * * * note-new-awards'],
  };
}
