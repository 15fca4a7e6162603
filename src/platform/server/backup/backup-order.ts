import type { Platform } from '../platform.ts';
import type { BackupOrder } from './take-backup.ts';

/** What the settings say about backups of this database; undefined where they name no folder. */
export function backupOrderOf(
  platform: Pick<Platform, 'config' | 'storage' | 'now'> & { readonly database: { readonly url: string } },
): BackupOrder | undefined {
  const { BACKUP_DIR, BACKUP_KEY, BACKUP_KEEP, BACKUP_KEEP_DAYS } = platform.config;
  if (!BACKUP_DIR) return undefined;
  return {
    databaseUrl: platform.database.url,
    storage: platform.storage,
    folder: BACKUP_DIR,
    secret: BACKUP_KEY,
    keeping: { count: BACKUP_KEEP, days: BACKUP_KEEP_DAYS },
    now: () => platform.now(),
  };
}
