import type { JobPlan } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { watchReturnPlans } from './alarm/watch.ts';
import { forgetPlans } from './plans/writes.ts';

/** Runs beside the news of the app, so that no slow job holds it up. */
export const WATCH_RETURN_PLANS = 'watch-return-plans';
const FORGET_RETURN_PLANS = 'forget-return-plans';

export function safetyJobs(platform: Platform): JobPlan {
  return {
    tasks: {
      [WATCH_RETURN_PLANS]: () => watchReturnPlans(platform),
      [FORGET_RETURN_PLANS]: () => forgetPlans(platform.database.db, platform.now()),
    },
    crontab: [`* * * * * ${WATCH_RETURN_PLANS}`, `53 3 * * * ${FORGET_RETURN_PLANS}`],
  };
}
