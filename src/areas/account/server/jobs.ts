import type { JobPlan } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { forgetOldVerifications } from './verification/writes.ts';

export function accountJobs(platform: Platform): JobPlan {
  const forget = () => inTransaction(platform.database, (tx) => forgetOldVerifications(tx, platform.now()));
  return {
    tasks: { 'forget-old-verifications': async () => void (await forget()) },
    crontab: ['51 3 * * * forget-old-verifications'],
  };
}
