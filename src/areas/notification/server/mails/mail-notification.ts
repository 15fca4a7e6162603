import { announcedText } from '#areas/chat/server/reads.ts';
import { textOfMessage } from '#areas/huddle/server/reads.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { MessageId, NotificationId, PersonId } from '#platform/shared/ids.ts';
import { isKind } from '../../rules/kinds.ts';
import type { AboutObject } from '../../rules/objects.ts';
import { choicesOf } from '../choices/reads.ts';
import { unsubscribeWord } from '../choices/writes.ts';
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
  /** A calendar entry of it. */
  readonly calendar: string;
}

/** Undefined when the reader may no longer see it. */
export type FindForMail = (personId: PersonId, object: AboutObject) => Promise<ObjectForMail | undefined>;

/**
 * The job that mails one notification: rights and choices are asked again now, and the mail stands in the outbox
 * if and only if the notification is marked, so that a job that runs twice writes once.
 */
export function mailNotification(platform: Platform, find: FindForMail) {
  return async (payload: unknown): Promise<void> => {
    const { id } = payload as { id: NotificationId };
    await inTransaction(platform.database, async (tx) => {
      const row = await lockUnmailed(tx, id);
      if (row)
        await write(
          platform,
          tx,
          row,
          await find(row.recipientId, { type: row.objectType, id: row.objectId }),
        );
      await markMailed(tx, id, platform.now());
      return 'DONE';
    });
  };
}

async function write(platform: Platform, tx: Tx, row: MailRow, about: ObjectForMail | undefined) {
  const { kind, recipientId } = row;
  if (!isKind(kind)) return;
  const choice = (await choicesOf(tx, [recipientId]))(recipientId, kind);
  const isOver = kind === 'HUDDLE_REMINDER' && !about;
  if (choice.mail === 'NEVER' || isOver) return;
  const word = await unsubscribeWord(tx, recipientId, kind);
  await queueMail(platform, tx, {
    kind: `notification-${kind.toLowerCase().replaceAll('_', '-')}`,
    to: row.email,
    letter: composeLetter(platform, { ...row, kind }, about, await wordsOf(tx, row)),
    unsubscribe: `/unsubscribe/${word}`,
    attachments: about?.outing && isPlan(kind) ? [calendarFile(about.outing.calendar)] : [],
  });
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
