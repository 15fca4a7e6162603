import { sql } from 'kysely';
import { deleteInBatches } from '#platform/server/db/delete-in-batches.ts';
import type { Platform } from '#platform/server/platform.ts';
import { historyEnds } from '../../rules/history.ts';

/** Removes what was over for years from the history of members; a cron job. */
export function purgeHistory({ database, now }: Platform): Promise<void> {
  return deleteInBatches(
    database.db,
    'membership_history',
    sql`coalesce(until, case when state = 'LEFT' then at end) < ${historyEnds(now())}`,
  );
}
