import type { DomainEvent, Happened } from '#platform/server/events.ts';
import { type Mail, queueMails } from '#platform/server/mail/queue-mail.ts';
import { idOfName } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { PersonId, UnregisteredId } from '#platform/shared/ids.ts';
import type { HuddleEvent } from '../../rules/events.ts';
import { changeAttendance } from '../attendance/change-attendance.ts';
import { claimReplies } from '../questions/writes.ts';
import type { HuddleRow } from '../rows.ts';
import { MAIL_ANSWER } from './answer.ts';
import { type MailNews, mailAnswerLetter } from './letters.ts';
import {
  addressOf,
  findByIds,
  huddleOf,
  listComing,
  listOfAddress,
  type MailAnswerRow,
  removeMailAnswer,
  takeDueReminders,
} from './store.ts';

const A_PAGE = 100;
const NAMESPACE = 'b7f0f3c4-51f0-4a0e-9d1b-6a0d5b7a2c18';

/**
 * Who answered by mail hears by mail that a place is theirs, and of another time or place, or none. Run again it writes
 * to nobody twice: a mail is known by its event and its answer.
 */
export async function tellByMail(platform: Platform, events: Happened<HuddleEvent>): Promise<void> {
  const { db } = platform.database;
  for (const event of events) {
    const news = newsOf[event.type];
    const row = news && (await huddleOf(db, event.huddleId));
    if (!row) continue;
    if ('unregisteredId' in event)
      await queue(platform, { event, news, row }, await findByIds(db, [event.unregisteredId]));
    else await tellAll(platform, { event, news, row });
  }
}

const newsOf: { readonly [Type in HuddleEvent['type']]?: MailNews } = {
  'huddle.unregistered-moved-up': 'MOVED_UP',
  'huddle.moved': 'MOVED',
  'huddle.cancelled': 'CANCELLED',
};
export const toldByMail = ['huddle.unregistered-moved-up', 'huddle.moved', 'huddle.cancelled'] as const;

interface Told {
  readonly event: DomainEvent;
  readonly news: MailNews;
  readonly row: HuddleRow;
}

async function tellAll(platform: Platform, told: Told): Promise<void> {
  let after: UnregisteredId | null = null;
  for (;;) {
    const page: readonly MailAnswerRow[] = await listComing(platform.database.db, told.row, after, A_PAGE);
    await queue(platform, told, page);
    after = page.at(-1)?.id ?? null;
    if (page.length < A_PAGE) return;
  }
}

async function queue(
  platform: Platform,
  { event, news, row }: Told,
  answers: readonly MailAnswerRow[],
): Promise<void> {
  const mails = answers.map((answer) => ({
    ...mailOf(platform, news, row, answer),
    id: idOfName<string>(`${event.id} ${answer.id}`, NAMESPACE),
    toMany: answers.length > 1,
  }));
  await inTransaction<'DONE'>(platform.database, async (tx) => {
    await queueMails(platform, tx, mails);
    return 'DONE';
  });
}

function mailOf(platform: Platform, news: MailNews, row: HuddleRow, answer: MailAnswerRow): Mail {
  return {
    kind: MAIL_ANSWER,
    stream: 'PERSONAL',
    to: answer.email,
    letter: mailAnswerLetter(platform, news, row, answer),
  };
}

const REMINDED_BEFORE_MS = 24 * 3_600_000;

/** Reminds those who come by mail a day before the start, as people with an account are; a job of every few minutes. */
export async function remindByMail(platform: Platform): Promise<void> {
  for (let full = true; full; ) {
    const now = platform.now();
    const until = new Date(now.getTime() + REMINDED_BEFORE_MS);
    await inTransaction<'DONE'>(platform.database, async (tx) => {
      const due = await takeDueReminders(tx, now, until, A_PAGE);
      for (const answer of due) {
        const row = await huddleOf(tx, answer.huddle_id);
        if (row) await queueMails(platform, tx, [{ ...mailOf(platform, 'SOON', row, answer), toMany: true }]);
      }
      full = due.length === A_PAGE;
      return 'DONE';
    });
  }
}

/** What an address has answered is the account's from the moment it proves the address. */
export async function claimAnswers(
  platform: Platform,
  events: Happened<{ readonly personId: PersonId }>,
): Promise<void> {
  const { db } = platform.database;
  for (const { personId } of events) {
    const email = await addressOf(db, personId);
    if (email === null) continue;
    for (const { id, huddle_id } of await listOfAddress(db, email, platform.now())) {
      const claim = { type: 'claim', unregisteredId: id, personId } as const;
      if (isRefusal(await changeAttendance(platform, huddle_id, claim))) continue;
      await claimReplies(db, id, personId);
      await removeMailAnswer(db, id);
    }
  }
}
