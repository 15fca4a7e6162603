import { sql } from 'kysely';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import type { Platform } from '../platform.ts';

const KEPT_MS = 30 * 24 * 3_600_000;

/** Removes mails older than 30 days from the outbox; a cron job. */
export function purgeOldMails({ database, now }: Platform): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS);
  return deleteInBatches(database.db, 'mail_outbox', sql`created_at < ${before}`);
}
