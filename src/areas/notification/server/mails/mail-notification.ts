import { announcedText } from '#areas/chat/server/reads.ts';
import { textOfMessage } from '#areas/huddle/server/reads.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { JobHandler } from '#platform/server/jobs.ts';
import { together } from '#platform/server/jobs-together.ts';
import { type Mail, queueMails } from '#platform/server/mail/queue-mail.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { MessageId, NotificationId, PersonId } from '#platform/shared/ids.ts';
import { isKind, type Kind } from '../../rules/kinds.ts';
import type { AboutObject } from '../../rules/objects.ts';
import { choicesOf } from '../choices/reads.ts';
import { unsubscribeWords } from '../choices/writes.ts';
import { composeLetter } from './compose-letter.ts';
import { lockUnmailed, type MailRow } from './reads.ts';
import { markMailed } from './writes.ts';

/** What a mail may say of the object it is about, seen through its reader's eyes at this moment. */
export interface ObjectForMail {
  readonly name: string;
  /** Of what takes place at a time. */
  readonly outing?: OutingForMail;
}

export interface OutingForMail {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly place: string | null;
  /** Makes a calendar entry of it. */
  readonly calendar: () => string;
}

/** Undefined when the reader may no longer see it. */
export type FindForMail = (
  tx: Tx,
  personId: PersonId,
  object: AboutObject,
) => Promise<ObjectForMail | undefined>;

/**
 * The job that mails notifications: rights and choices are asked again now, and a mail stands in the outbox if and
 * only if its notification is marked, so that a job that runs twice writes once.
 */
export function mailNotification(platform: Platform, find: FindForMail): JobHandler {
  return together(async (payloads) => {
    const ids = (payloads as ReadonlyArray<{ readonly id: NotificationId }>).map(({ id }) => id);
    await inTransaction(platform.database, async (tx) => {
      const rows = await lockUnmailed(tx, ids);
      const choiceOf = await choicesOf(
        tx,
        rows.map(({ recipientId }) => recipientId),
      );
      const wanted = rows.filter(
        (row): row is Wanted => isKind(row.kind) && choiceOf(row.recipientId, row.kind).mail !== 'NEVER',
      );
      await queueMails(platform, tx, await mailsOf(platform, tx, wanted, find));
      await markMailed(tx, ids, platform.now());
      return 'DONE';
    });
  });
}

type Wanted = MailRow & { readonly kind: Kind };

async function mailsOf(platform: Platform, tx: Tx, rows: readonly Wanted[], find: FindForMail) {
  const wordOf = await unsubscribeWords(tx, rows);
  const mails: Mail[] = [];
  for (const row of rows) {
    const { kind, recipientId } = row;
    const about = await find(tx, recipientId, { type: row.objectType, id: row.objectId });
    const isOver = kind === 'HUDDLE_REMINDER' && !about;
    if (isOver) continue;
    mails.push({
      kind: `notification-${kind.toLowerCase().replaceAll('_', '-')}`,
      to: row.email,
      letter: composeLetter(platform, row, about, await wordsOf(tx, row)),
      unsubscribe: `/unsubscribe/${wordOf(recipientId, kind)}`,
      attachments: about?.outing && isPlan(kind) ? [calendarFile(about.outing.calendar())] : [],
    });
  }
  return mails;
}

/** What a host wrote, or an admin announced, stands in the mail itself; the notification in the app only says that they did. */
async function wordsOf(tx: Tx, { kind, recipientId, facts }: MailRow): Promise<string | undefined> {
  if (typeof facts.messageId !== 'string') return undefined;
  const messageId = facts.messageId as MessageId;
  if (kind === 'HUDDLE_MESSAGE') return textOfMessage(tx, messageId);
  return kind === 'COMMUNITY_ANNOUNCEMENT' ? announcedText(tx, recipientId, messageId) : undefined;
}

/** Kinds that somebody's calendar should know of. */
function isPlan(kind: string): boolean {
  return ['HUDDLE_REMINDER', 'HUDDLE_PROMOTED', 'HUDDLE_REQUEST_ACCEPTED', 'HUDDLE_MOVED'].includes(kind);
}

function calendarFile(content: string) {
  return { filename: 'huddle.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content };
}
