import type { Platform } from '#platform/server/platform.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { purgeInboxes } from './writes.ts';

/** Keeps every inbox at its length, some hundred people a statement; a cron job of the night. */
export async function purgeTimelines(platform: Platform): Promise<void> {
  let after: PersonId | undefined;
  do after = await purgeInboxes(platform.database.db, after);
  while (after);
}
