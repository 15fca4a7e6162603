import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Config } from '../config.ts';
import type { JobPlan } from '../jobs.ts';
import type { Platform } from '../platform.ts';

export const TAKE_BACKUP = 'take-backup';

/** What the thread of a backup is told. */
export interface BackupAsked {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly at: Date;
}

/** What it answers: the name of the backup, and how many older ones it removed. */
export interface BackupDone {
  readonly backup: string;
  readonly removed: number;
}

/** A backup every night, where the settings say where to; in a thread of its own, so that it keeps no request waiting. */
export function backupJobs({ config, database, now, log }: Platform): JobPlan {
  if (!config.BACKUP_DIR) return { tasks: {}, crontab: [] };
  const take = async () => {
    const workerData: BackupAsked = { config, databaseUrl: database.url, at: now() };
    const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData });
    // What fails there fails here: `once` throws the error of the thread.
    const [done] = await once(worker, 'message');
    log.info(done satisfies BackupDone, 'backup taken');
  };
  return { tasks: { [TAKE_BACKUP]: take }, crontab: [`37 1 * * * ${TAKE_BACKUP} ?max=3`] };
}
