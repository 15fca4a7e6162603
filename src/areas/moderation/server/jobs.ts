import { forgetEndedRides } from '#areas/carpool/server/public.ts';
import { forgetEnded } from '#areas/huddle/server/public.ts';
import type { JobPlan } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { purgeVisitorReports } from './visitors/store.ts';

export function moderationJobs(platform: Platform): JobPlan {
  return {
    tasks: {
      'purge-visitor-reports': () => purgeVisitorReports(platform.database.db, platform.now()),
      'forget-what-ended': async () => {
        await forgetEnded(platform.database.db, platform.now());
        await forgetEndedRides(platform.database.db, platform.now());
      },
    },
    crontab: ['37 4 * * * purge-visitor-reports', '33 4 * * * forget-what-ended'],
  };
}
