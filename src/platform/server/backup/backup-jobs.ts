import type { JobPlan } from '../jobs.ts';
import type { Platform } from '../platform.ts';
import { backupOrderOf } from './backup-order.ts';
import { takeBackup } from './take-backup.ts';

export const TAKE_BACKUP = 'take-backup';

/** A backup every night, where the settings say where to. */
export function backupJobs(platform: Platform): JobPlan {
  const order = backupOrderOf(platform);
  if (!order) return { tasks: {}, crontab: [] };
  const take = async () => {
    const { name, removed } = await takeBackup(order);
    platform.log.info({ backup: name, removed: removed.length }, 'backup taken');
  };
  return { tasks: { [TAKE_BACKUP]: take }, crontab: [`37 1 * * * ${TAKE_BACKUP} ?max=3`] };
}
