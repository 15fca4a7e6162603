import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import { enqueue } from '#platform/server/enqueue.ts';
import type { NotificationId } from '#platform/shared/ids.ts';

export const MAIL_NOTIFICATION = 'mail-notification';

/** Enqueues the mails of these notifications in the transaction that writes them. */
export async function enqueueMails(tx: Tx, ids: readonly NotificationId[]): Promise<void> {
  if (ids.length === 0) return;
  await enqueue(
    tx,
    ids.map((id) => ({ task: MAIL_NOTIFICATION, payload: { id } })),
  );
}

export async function markMailed(tx: Tx, ids: readonly NotificationId[], now: Date): Promise<void> {
  await sql`update notifications set mailed_at = ${now} where id = any(${ids}::uuid[])`.execute(tx);
}
