import type { Tx } from '#platform/server/db/database.ts';
import { fanOut } from '#platform/server/fan-out.ts';
import { together } from '#platform/server/job-batcher.ts';
import type { JobHandler } from '#platform/server/jobs.ts';
import { queueMails } from '#platform/server/mail/queue-mail.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { NotificationId } from '#platform/shared/ids.ts';
import { type Decided, decideMails } from './decide-mails.ts';
import type { FindForMail } from './object-for-mail.ts';
import { threadsOf, unmailedOf } from './reads.ts';
import { type Written, writeLetters } from './write-letters.ts';
import { enqueueMails, type MailJob, type MailNote, markMailed, noteMails } from './writes.ts';

/**
 * The job that mails notifications: rights and choices are asked again now, and a mail stands in the outbox if and
 * only if its notifications are marked, so that a job that runs twice writes once.
 */
export function mailNotifications(platform: Platform, find: FindForMail): JobHandler {
  return together(async (payloads) => {
    const jobs = payloads as readonly MailJob[];
    for (const waited of [false, true]) {
      // Jobs from before anything waited say nothing of it.
      const ids = jobs.filter((job) => (job.waited ?? true) === waited).flatMap((job) => job.ids);
      for (let from = 0; from < ids.length; from += fanOut.notices)
        await mailOrSplit(platform, find, ids.slice(from, from + fanOut.notices), waited);
    }
  });
}

/** One that cannot be mailed does not hold back the others: each is then a job of its own. */
async function mailOrSplit(
  platform: Platform,
  find: FindForMail,
  ids: readonly NotificationId[],
  waited: boolean,
): Promise<void> {
  try {
    await mailAll(platform, find, ids, waited);
  } catch (error) {
    if (ids.length === 1) throw error;
    platform.log.warn({ err: error }, 'mails are written one by one');
    await enqueueMails(platform.database.db, ids, { waited, atOnce: 1 });
  }
}

/** Composed before the transaction, in which they are taken: those who read at once share a statement. */
async function mailAll(
  platform: Platform,
  find: FindForMail,
  ids: readonly NotificationId[],
  waited: boolean,
): Promise<void> {
  const { db } = platform.database;
  // What waits for the same reader about the same thing goes in the same mail.
  const joined = waited ? await threadsOf(db, ids) : [];
  const rows = await unmailedOf(db, [...new Set([...ids, ...joined])], platform.now());
  const decided = await decideMails(platform, rows, waited);
  const going = decided.filter(({ outcome }) => outcome === 'SEND');
  const letters = await writeLetters(platform, going, find);
  await inTransaction(platform.database, async (tx) => {
    await takeLetters(platform, tx, letters.written);
    await noteMails(tx, [
      ...notesOf(decided),
      ...letters.over.map((id) => ({ id, outcome: 'OVER' as const })),
    ]);
    await lookAgain(platform, tx, decided);
    return 'DONE';
  });
}

/** A letter of which another process has told a part is written anew, without that part. */
async function takeLetters(platform: Platform, tx: Tx, letters: readonly Written[]): Promise<void> {
  const marked = await markMailed(
    tx,
    letters.flatMap(({ ids }) => ids),
    platform.now(),
  );
  const taken = letters.filter(({ ids }) => ids.some((id) => marked.has(id)));
  if (taken.some(({ ids }) => ids.some((id) => !marked.has(id))))
    throw new Error('a part of a mail was sent meanwhile');
  await queueMails(
    platform,
    tx,
    taken.map(({ mail }) => mail),
  );
}

function notesOf(decided: readonly Decided[]): MailNote[] {
  return decided.flatMap(({ row, outcome }) => (outcome === 'SEND' ? [] : [{ id: row.id, outcome }]));
}

/** What was taken for urgent and is not has its time to be read. */
async function lookAgain({ config }: Platform, tx: Tx, decided: readonly Decided[]): Promise<void> {
  const waiting = decided.filter(({ outcome }) => outcome === 'WAITS').map(({ row }) => row);
  const at = Math.max(...waiting.map(({ createdAt }) => createdAt.getTime()));
  const runAt = new Date(at + config.NOTICE_WAIT_SECONDS * 1_000);
  if (waiting.length > 0)
    await enqueueMails(
      tx,
      waiting.map(({ id }) => id),
      { waited: true, runAt },
    );
}
