import type { JobPlan } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { purgeTimelines } from './feeds/purge-timelines.ts';
import { cardTasks } from './links/jobs.ts';
import { forgetDrafts } from './writes.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

export function postJobs(platform: Platform): JobPlan {
  return {
    tasks: {
      ...cardTasks(platform),
      'trim-timelines': () => purgeTimelines(platform),
      'forget-post-drafts': () => forgetOldDrafts(platform),
    },
    crontab: ['41 2 * * * trim-timelines', '47 3 * * * forget-post-drafts'],
  };
}

async function forgetOldDrafts(platform: Platform): Promise<void> {
  await forgetDrafts(platform.database.db, new Date(platform.now().getTime() - WEEK_MS));
}
