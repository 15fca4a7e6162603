import type { Platform } from '../platform.ts';

const KEPT_MS = 30 * 24 * 3_600_000;

/** Removes mails older than 30 days from the outbox; a cron job. */
export async function forgetOldMails(platform: Platform): Promise<void> {
  await platform.database.db
    .deleteFrom('mail_outbox')
    .where('created_at', '<', new Date(platform.now().getTime() - KEPT_MS))
    .execute();
}
