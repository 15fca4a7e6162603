import type { Db } from '#platform/server/db/database.ts';
import { together } from '#platform/server/job-batcher.ts';
import type { JobHandler } from '#platform/server/jobs.ts';
import { type Mail, queueMails } from '#platform/server/mail/queue-mail.ts';
import { asObjectId } from '#platform/server/object-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { NotificationId, PersonId } from '#platform/shared/ids.ts';
import { isKind, type Kind, needsObject } from '../../rules/kinds.ts';
import type { AboutObject } from '../../rules/objects.ts';
import { isUrgent } from '../../rules/urgency.ts';
import { choicesOf } from '../choices/reads.ts';
import { unsubscribeWords } from '../choices/writes.ts';
import { outingUnsubscribeWords } from '../outings/writes.ts';
import { composeLetter } from './compose-letter.ts';
import { type MailRow, unmailedOf } from './reads.ts';
import { type WordsFor, wordsForAll } from './words-for-all.ts';
import { enqueueMails, MAX_A_JOB, type MailJob, markMailed } from './writes.ts';

/** What a mail may say of the object it is about, seen through its reader's eyes at this moment. */
export interface ObjectForMail {
  readonly name: string;
  /** Of what takes place at a time. */
  readonly outing?: OutingForMail;
  /** Of a ride, when it sets out. */
  readonly departsAt?: Date;
  /** What was said when it was called off; empty when nothing was. */
  readonly cancelReason?: string;
}

export interface BeforeMove {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly venue: string | null;
}

export interface OutingForMail {
  readonly name: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly place: string | null;
  /** What stood there before the last change of time or place. */
  readonly before?: BeforeMove;
  /** Makes a calendar entry of it. */
  readonly calendar: () => { readonly type: string; readonly text: string };
}

/** Undefined when the reader may no longer see it. */
export type FindForMail = (
  db: Db,
  personId: PersonId,
  object: AboutObject,
) => Promise<ObjectForMail | undefined>;

const COMPOSED_AT_ONCE = 24;

/**
 * The job that mails notifications: rights and choices are asked again now, and a mail stands in the outbox if and
 * only if its notification is marked, so that a job that runs twice writes once.
 */
export function mailNotifications(platform: Platform, find: FindForMail): JobHandler {
  return together(async (payloads) => {
    const ids = (payloads as readonly MailJob[]).flatMap((job) => job.ids);
    for (let from = 0; from < ids.length; from += MAX_A_JOB)
      await mailOrSplit(platform, find, ids.slice(from, from + MAX_A_JOB));
  });
}

/** One that cannot be mailed does not hold back the others: each is then a job of its own. */
async function mailOrSplit(
  platform: Platform,
  find: FindForMail,
  ids: readonly NotificationId[],
): Promise<void> {
  try {
    await mailAll(platform, find, ids);
  } catch (error) {
    if (ids.length === 1) throw error;
    platform.log.warn({ err: error }, 'mails are written one by one');
    await enqueueMails(platform.database.db, ids, 1);
  }
}

/** Composed before the transaction, in which they are taken: who reads at once shares a statement. */
async function mailAll(platform: Platform, find: FindForMail, ids: readonly NotificationId[]): Promise<void> {
  const { db } = platform.database;
  const rows = await unmailedOf(db, ids);
  const choiceOf = await choicesOf(
    db,
    rows.map(({ recipientId }) => recipientId),
  );
  const now = platform.now();
  const wanted = rows.filter(
    (row): row is Wanted =>
      isKind(row.kind) &&
      choiceOf(row.recipientId, row.kind).mail === 'AT_ONCE' &&
      (!row.muted || isUrgent(row.kind, { startsAt: row.startsAt, hours: row.facts.hours }, now)),
  );
  const mails = await mailsOf(platform, wanted, find);
  if (mails.length === 0) return;
  await inTransaction(platform.database, async (tx) => {
    const marked = await markMailed(
      tx,
      mails.map(({ id }) => id),
      platform.now(),
    );
    await queueMails(
      platform,
      tx,
      mails.filter(({ id }) => marked.has(id)).map(({ mail }) => mail),
    );
    return 'DONE';
  });
}

type Wanted = MailRow & { readonly kind: Kind };

interface Written {
  readonly id: NotificationId;
  readonly mail: Mail;
}

async function mailsOf(platform: Platform, rows: readonly Wanted[], find: FindForMail): Promise<Written[]> {
  if (rows.length === 0) return [];
  const { db } = platform.database;
  const [wordOf, wordsFor] = [await wordsThatEnd(db, rows), await wordsForAll(db, rows)];
  const written: Written[] = [];
  for (let from = 0; from < rows.length; from += COMPOSED_AT_ONCE) {
    const some = rows.slice(from, from + COMPOSED_AT_ONCE);
    const mails = await Promise.all(some.map((row) => mailOf(platform, row, wordOf(row), wordsFor, find)));
    written.push(...mails.flat());
  }
  return written;
}

/** The word in each mail that ends its like: of new outings those of one community, else those of its kind. */
async function wordsThatEnd(db: Db, rows: readonly Wanted[]): Promise<(row: Wanted) => string | undefined> {
  const news = rows.filter(({ kind }) => kind === 'HUDDLE_PLANNED');
  const ofKind = await unsubscribeWords(db, rows);
  const ofClub = await outingUnsubscribeWords(
    db,
    news.map(({ recipientId, objectId }) => ({ recipientId, huddleId: asObjectId(objectId) })),
  );
  return (row) =>
    (row.kind === 'HUDDLE_PLANNED' ? ofClub(row.recipientId, row.objectId) : undefined) ??
    ofKind(row.recipientId, row.kind);
}

/** None when it is over meanwhile. */
async function mailOf(
  platform: Platform,
  row: Wanted,
  word: string | undefined,
  wordsFor: WordsFor,
  find: FindForMail,
): Promise<Written[]> {
  const { id, kind, recipientId } = row;
  const { db } = platform.database;
  const said = wordsFor(row);
  const about: ObjectForMail | undefined =
    said?.about ?? (await find(db, recipientId, { type: row.objectType, id: row.objectId }));
  const isOver = needsObject.has(kind) && !about;
  if (isOver) return [];
  const mail: Mail = {
    kind: `notification-${kind.toLowerCase().replaceAll('_', '-')}`,
    to: row.email,
    letter: composeLetter(platform, row, about, said?.text),
    unsubscribe: `/unsubscribe/${word}`,
    attachments: about?.outing && isPlan(kind) ? [calendarFile(about.outing.calendar())] : [],
  };
  return [{ id, mail }];
}

const planKinds: ReadonlySet<string> = new Set<Kind>([
  'HUDDLE_REMINDER',
  'HUDDLE_PROMOTED',
  'HUDDLE_REQUEST_ACCEPTED',
  'HUDDLE_MOVED',
  'HUDDLE_CANCELLED',
]);

/** Kinds that somebody's calendar should know of. */
function isPlan(kind: string): boolean {
  return planKinds.has(kind);
}

function calendarFile({ type, text }: ReturnType<OutingForMail['calendar']>) {
  return { filename: 'huddle.ics', contentType: type, content: text };
}
