import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { enqueue } from '#platform/server/enqueue.ts';
import type { NotificationId } from '#platform/shared/ids.ts';

export const MAIL_NOTIFICATIONS = 'mail-notifications';

/** More are more than one job. */
export const MAX_A_JOB = 200;

export interface MailJob {
  readonly ids: readonly NotificationId[];
}

/** Enqueues the mails of these notifications, one job for `atOnce` of them, in the transaction that writes those. */
export async function enqueueMails(
  db: DbOrTx,
  ids: readonly NotificationId[],
  atOnce = MAX_A_JOB,
): Promise<void> {
  const jobs: MailJob[] = [];
  for (let from = 0; from < ids.length; from += atOnce) jobs.push({ ids: ids.slice(from, from + atOnce) });
  if (jobs.length === 0) return;
  await enqueue(
    db,
    jobs.map((payload) => ({ task: MAIL_NOTIFICATIONS, payload })),
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
    update notifications set mailed_at = ${now}
    where id = any(${ids}::uuid[]) and mailed_at is null returning id`;
