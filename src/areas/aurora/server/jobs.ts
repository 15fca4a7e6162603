import type { JobPlan } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { forgetOldDays } from './writes.ts';

const KEPT_MS = 30 * 24 * 3_600_000;

export function auroraJobs(platform: Platform): JobPlan {
  return {
    tasks: {
      'forget-aurora-days': () =>
        forgetOldDays(platform.database.db, new Date(platform.now().getTime() - KEPT_MS)),
    },
    crontab: ['41 3 * * * forget-aurora-days'],
  };
}
