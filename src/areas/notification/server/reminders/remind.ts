import { fanOut } from '#platform/server/fan-out.ts';
import { idOfName, newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { EventId, NotificationId } from '#platform/shared/ids.ts';
import { type Lead, leads, startsToRemindOf } from '../../rules/reminder.ts';
import { deliver } from '../deliver.ts';
import { type DueReminder, dueReminders } from './reads.ts';

const NAMESPACE = '6f7d1f0e-6a43-4b9e-9f0a-3a1f6c2f7b11';

/** Reminds people of what starts in 24 and in 2 hours, once each; a job that runs every few minutes (NOT-5). */
export async function remind(platform: Platform): Promise<void> {
  for (const lead of leads) {
    const now = platform.now();
    for (let last: DueReminder | undefined, more = true; more; ) {
      const due = await remindSome(platform, lead, now, last);
      last = due.at(-1);
      more = due.length === fanOut.people;
    }
  }
}

/** One page in a transaction of its own: anyone who cannot be told holds up nobody behind them. */
async function remindSome(
  platform: Platform,
  lead: Lead,
  now: Date,
  after: DueReminder | undefined,
): Promise<readonly DueReminder[]> {
  const reminded = await inTransaction(platform.database, async (tx) => {
    const due = await dueReminders(tx, lead, startsToRemindOf(lead, now), after);
    await deliver(
      platform,
      tx,
      due.map((reminder) => tellingOf(reminder, lead, now)),
    );
    return due;
  });
  return isRefusal(reminded) ? [] : reminded;
}

function tellingOf({ huddleId, startsAt, personId }: DueReminder, hours: Lead, now: Date) {
  const start = startsAt.toISOString();
  return {
    id: newId<NotificationId>(),
    // The same reminder has the same event; after the start was moved it is another one.
    eventId: idOfName<EventId>(`${huddleId} ${start} ${hours}`, NAMESPACE),
    recipientId: personId,
    kind: 'HUDDLE_REMINDER' as const,
    actorId: null,
    objectType: 'HUDDLE' as const,
    objectId: huddleId,
    facts: { hours, startsAt: start },
    at: now.toISOString(),
  };
}
