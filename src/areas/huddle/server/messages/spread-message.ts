import { z } from 'zod';
import type { Tx } from '#platform/server/db/database.ts';
import { enqueue, type NewJob } from '#platform/server/enqueue.ts';
import { recordEvents } from '#platform/server/events.ts';
import { fanOut } from '#platform/server/fan-out.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { HuddleId, MessageId } from '#platform/shared/ids.ts';
import { idOf, personId } from '#platform/shared/wire-values.ts';
import type { HuddleEvent } from '../../rules/events.ts';
import { endRecipients, writeRecipients } from './writes.ts';

export const SPREAD_MESSAGE = 'spread-message';

const page = z.object({
  huddleId: idOf<HuddleId>(),
  /** Who wrote it. */
  personId,
  messageId: idOf<MessageId>(),
  /** The last of the page before. */
  after: personId.nullable(),
});
type MessagePage = z.output<typeof page>;

export function spreadJob(message: Omit<MessagePage, 'after'>): NewJob {
  return { task: SPREAD_MESSAGE, payload: { ...message, after: null } };
}

/** The job that brings a message to one page of those it goes to, and leaves the rest to the next job. */
export function spreadMessage(platform: Platform) {
  return async (payload: unknown): Promise<void> => {
    await inTransaction(platform.database, async (tx) => {
      await spreadPage(tx, page.parse(payload), platform.now());
      return 'DONE';
    });
  };
}

/** A page that broke off is as if it had not begun, so nobody is told twice. */
async function spreadPage(tx: Tx, message: MessagePage, now: Date): Promise<void> {
  const { huddleId, personId: author, messageId, after } = message;
  const people = await writeRecipients(tx, { messageId, after, limit: fanOut.people });
  const to = people.flatMap(({ id, isNew }) => (isNew ? [id] : []));
  if (to.length > 0) {
    await recordEvents<HuddleEvent>(tx, now, [
      { type: 'huddle.message-reached', huddleId, personId: author, messageId, to },
    ]);
  }
  const last = people.at(-1);
  if (last && people.length === fanOut.people) {
    await enqueue(tx, [{ task: SPREAD_MESSAGE, payload: { ...message, after: last.id } }]);
  } else {
    await endRecipients(tx, messageId);
    // Now those who have the page open find it there.
    await announce(tx, `huddle:${huddleId}`, 'huddle.changed', { id: huddleId });
  }
}
