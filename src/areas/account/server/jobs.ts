import type { JobPlan } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { forgetOldUndos } from './address/writes.ts';
import { endSuspensions } from './powers/end-suspensions.ts';
import { CARRY_OUT_RECOVERIES, carryOutRecoveries } from './recovery/carry-out.ts';
import { forgetOldVerifications } from './verification/writes.ts';

export function accountJobs(platform: Platform): JobPlan {
  const forget = async () => {
    await forgetOldVerifications(platform.database.db, platform.now());
    await forgetOldUndos(platform.database.db, platform.now());
  };
  return {
    tasks: {
      'forget-old-verifications': forget,
      'end-suspensions': () => endSuspensions(platform),
      [CARRY_OUT_RECOVERIES]: () => carryOutRecoveries(platform),
    },
    crontab: [
      '51 3 * * * forget-old-verifications',
      '*/5 * * * * end-suspensions',
      `*/10 * * * * ${CARRY_OUT_RECOVERIES}`,
    ],
  };
}
