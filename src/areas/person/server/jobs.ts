import type { JobPlan } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { noteNewAwards } from './awards/note-awards.ts';
import { purgeSaid } from './newcomers/store.ts';

const DAY_MS = 86_400_000;

export function personJobs(platform: Platform): JobPlan {
  return {
    tasks: {
      'note-new-awards': () => noteNewAwards(platform),
      'purge-said-texts': () => purgeSaid(platform.database.db, new Date(platform.now().getTime() - DAY_MS)),
    },
    crontab: ['41 * * * * note-new-awards', '26 * * * * purge-said-texts'],
  };
}
