import type { Db } from '#platform/server/db/database.ts';
import type { Mail } from '#platform/server/mail/queue-mail.ts';
import { asObjectId } from '#platform/server/object-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { NotificationId } from '#platform/shared/ids.ts';
import { type Kind, needsObject } from '../../rules/kinds.ts';
import { streamOf } from '../../rules/streams.ts';
import { unsubscribeWords } from '../choices/writes.ts';
import { outingUnsubscribeWords } from '../outings/writes.ts';
import { composeThread, type Said } from './compose-letter.ts';
import type { Decided, KnownRow } from './decide-mails.ts';
import type { FindForMail, ObjectForMail, OutingForMail } from './object-for-mail.ts';
import { type WordsFor, wordsForAll } from './words-for-all.ts';

const COMPOSED_AT_ONCE = 24;

/** One mail, and the notifications that it tells. */
export interface Written {
  readonly ids: readonly NotificationId[];
  readonly mail: Mail;
}

export interface Letters {
  readonly written: readonly Written[];
  /** What there is nothing more to tell of. */
  readonly over: readonly NotificationId[];
}

/** Writes one mail for all that is told one reader of one thing. */
export async function writeLetters(
  platform: Platform,
  decided: readonly Decided[],
  find: FindForMail,
): Promise<Letters> {
  const rows = decided.map(({ row }) => row);
  if (rows.length === 0) return { written: [], over: [] };
  const { db } = platform.database;
  const [wordOf, wordsFor] = [await wordsThatEnd(db, rows), await wordsForAll(db, rows)];
  const threads = [
    ...Map.groupBy(decided, ({ row }) => `${row.recipientId} ${row.objectType} ${row.objectId}`).values(),
  ];
  const written: Written[] = [];
  for (let from = 0; from < threads.length; from += COMPOSED_AT_ONCE) {
    const some = threads.slice(from, from + COMPOSED_AT_ONCE);
    const mails = await Promise.all(
      some.map((thread) => letterOf(platform, thread, { wordOf, wordsFor, find })),
    );
    written.push(...mails.flat());
  }
  const told = new Set(written.flatMap(({ ids }) => ids));
  return { written, over: rows.flatMap(({ id }) => (told.has(id) ? [] : [id])) };
}

/** The word in each mail that ends its like: of new outings those of one community, else those of its kind. */
async function wordsThatEnd(
  db: Db,
  rows: readonly KnownRow[],
): Promise<(row: KnownRow) => string | undefined> {
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

interface Words {
  readonly wordOf: (row: KnownRow) => string | undefined;
  readonly wordsFor: WordsFor;
  readonly find: FindForMail;
}

/** None when all of it is over meanwhile. */
async function letterOf(
  platform: Platform,
  thread: readonly Decided[],
  { wordOf, wordsFor, find }: Words,
): Promise<Written[]> {
  const [first] = thread;
  if (!first) return [];
  const { recipientId, objectType: type, objectId: id } = first.row;
  const words = new Map(thread.map(({ row }) => [row, wordsFor(row)]));
  const isKnown = thread.every(({ row }) => words.get(row)?.about);
  const found = isKnown ? undefined : await find(platform.database.db, recipientId, { type, id });
  const said = thread.flatMap(({ row, instead }): Said[] => {
    const own = words.get(row);
    const about: ObjectForMail | undefined = own?.about ?? found;
    return needsObject.has(row.kind) && !about ? [] : [{ row, about, words: own?.text, instead }];
  });
  const lead = said.findLast(({ row }) => isPlan(row.kind)) ?? said.at(-1);
  if (!lead) return [];
  const { kind, email } = lead.row;
  const outing = lead.about?.outing;
  const mail: Mail = {
    kind: `notification-${kind.toLowerCase().replaceAll('_', '-')}`,
    stream: streamOf(kind),
    to: email ?? '',
    letter: composeThread(platform, lead, said),
    unsubscribe: `/unsubscribe/${wordOf(lead.row)}`,
    attachments: outing && isPlan(kind) ? [calendarFile(outing.calendar())] : [],
  };
  return [{ ids: said.map(({ row }) => row.id), mail }];
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
