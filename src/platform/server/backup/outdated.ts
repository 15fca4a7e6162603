import type { BackupFolder } from './backup-folders.ts';

export interface Keeping {
  /** So many are kept at most. */
  readonly count: number;
  readonly days: number;
}

const DAY_MS = 24 * 3_600_000;

/** Which of the whole backups go; the newest never does, however old it is. */
export function outdatedBackups(
  backups: readonly BackupFolder[],
  { count, days }: Keeping,
  now: Date,
): BackupFolder[] {
  const newestFirst = backups.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return newestFirst.filter(
    ({ at }, index) => index > 0 && (index >= count || now.getTime() - at.getTime() > days * DAY_MS),
  );
}
