import type { Platform } from '#platform/server/platform.ts';
import { deleteNotificationsBefore, forgetOutcomes } from './writes.ts';

const DAY_MS = 24 * 3_600_000;
const READ_KEPT_MS = 180 * DAY_MS;
const KEPT_MS = 365 * DAY_MS;

/** Forgets what was read 180 days ago and what nobody has read in a year; a cron job. */
export function purgeNotifications({ database, now }: Platform): Promise<void> {
  const since = (ms: number) => new Date(now().getTime() - ms);
  return deleteNotificationsBefore(database.db, { read: since(READ_KEPT_MS), any: since(KEPT_MS) });
}

const OUTCOMES_KEPT_MS = 14 * DAY_MS;
/** As far back as a server may have stood still. */
const LOOKED_BACK_MS = 60 * DAY_MS;

/** Forgets how people were told, and on what they read it, after 14 days; a cron job. */
export function forgetHowTold({ database, now }: Platform): Promise<void> {
  const to = new Date(now().getTime() - OUTCOMES_KEPT_MS);
  return forgetOutcomes(database.db, { from: new Date(to.getTime() - LOOKED_BACK_MS), to });
}
