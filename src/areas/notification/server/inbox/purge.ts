import type { Platform } from '#platform/server/platform.ts';
import { deleteNotificationsBefore } from './writes.ts';

const DAY_MS = 24 * 3_600_000;
const READ_KEPT_MS = 180 * DAY_MS;
const KEPT_MS = 365 * DAY_MS;

/** Forgets what was read 180 days ago and what nobody has read in a year; a cron job. */
export function purgeNotifications({ database, now }: Platform): Promise<void> {
  const since = (ms: number) => new Date(now().getTime() - ms);
  return deleteNotificationsBefore(database.db, { read: since(READ_KEPT_MS), any: since(KEPT_MS) });
}
