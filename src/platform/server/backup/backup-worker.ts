import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openStorage } from '../media/open-storage.ts';
import type { BackupAsked, BackupDone } from './backup-jobs.ts';
import { backupOrderOf } from './backup-order.ts';
import { takeBackup } from './take-backup.ts';

/** The program of the thread: it stands back behind all that people wait for. */
setPriority(constants.priority.PRIORITY_LOW);
const { config, databaseUrl, at }: BackupAsked = workerData;
const order = backupOrderOf({
  config,
  database: { url: databaseUrl },
  storage: openStorage(config),
  now: () => at,
});
if (!order) throw new Error('the settings name no folder for backups');
const { name, removed } = await takeBackup(order);
parentPort?.postMessage({ backup: name, removed: removed.length } satisfies BackupDone);
