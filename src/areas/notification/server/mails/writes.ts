import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { enqueue } from '#platform/server/enqueue.ts';
import { fanOut } from '#platform/server/fan-out.ts';
import type { NotificationId } from '#platform/shared/ids.ts';
import type { Outcome } from '../../rules/decide.ts';

export const MAIL_NOTIFICATIONS = 'mail-notifications';

export interface MailJob {
  readonly ids: readonly NotificationId[];
  /** Their time to be read, or joined by more, is over; what is urgent does not take it. */
  readonly waited?: boolean;
}

interface MailTimes {
  readonly waited: boolean;
  readonly runAt?: Date;
  /** How many stand in one job. */
  readonly atOnce?: number;
}

/** Enqueues the mails of these notifications, in the transaction that writes those. */
export async function enqueueMails(
  db: DbOrTx,
  ids: readonly NotificationId[],
  { waited, runAt, atOnce = fanOut.notices }: MailTimes,
): Promise<void> {
  const jobs: MailJob[] = [];
  for (let from = 0; from < ids.length; from += atOnce)
    jobs.push({ ids: ids.slice(from, from + atOnce), waited });
  if (jobs.length === 0) return;
  await enqueue(
    db,
    jobs.map((payload) => ({ task: MAIL_NOTIFICATIONS, payload, ...(runAt && { runAt }) })),
  );
}

/** Marks these as mailed and answers those that nobody had marked yet; they are nobody else's until the commit. */
export async function markMailed(
  tx: Tx,
  ids: readonly NotificationId[],
  now: Date,
): Promise<Set<NotificationId>> {
  const marked = (await newlyMailed({ ids, now }).execute(tx)).rows;
  return new Set(marked.map(({ id }) => id));
}

const newlyMailed = ({ ids, now }: { readonly ids: readonly NotificationId[]; readonly now: Date }) => sql<{
  id: NotificationId;
}>`
    update notifications set mailed_at = ${now}, mail_outcome = 'SENT'
    where id = any(${ids}::uuid[]) and mailed_at is null returning id`;

export interface MailNote {
  readonly id: NotificationId;
  readonly outcome: Outcome;
}

/** Why these were not mailed. */
export async function noteMails(db: DbOrTx, notes: readonly MailNote[]): Promise<void> {
  for (const outcome of new Set(notes.map((note) => note.outcome))) {
    const ids = notes.filter((note) => note.outcome === outcome).map(({ id }) => id);
    await sql`update notifications set mail_outcome = ${outcome}
      where id = any(${ids}::uuid[]) and mailed_at is null`.execute(db);
  }
}
