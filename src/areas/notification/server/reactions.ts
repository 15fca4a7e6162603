import type { HuddleEvent } from '#areas/huddle/rules/huddle-events.ts';
import type { DomainEvent, Reaction } from '#platform/server/events.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { NotificationId } from '#platform/shared/ids.ts';
import { recipientsOf, toldEvents } from '../rules/recipients.ts';
import { circlesOf } from './circles.ts';
import { tellCounts } from './tell-counts.ts';
import { insertNotifications } from './writes.ts';

/** Writes one notification a recipient and event, at most once however often it runs, and counts it live. */
async function tell(platform: Platform, events: readonly DomainEvent[]): Promise<void> {
  const happened = events as ReadonlyArray<DomainEvent & HuddleEvent>;
  await inTransaction(platform.database, async (tx) => {
    const circleOf = await circlesOf(tx, happened);
    const rows = happened.flatMap((event) =>
      recipientsOf(event, circleOf(event)).map((telling) => ({
        ...telling,
        id: newId<NotificationId>(),
        eventId: event.id,
        objectId: event.huddleId,
        at: event.at,
      })),
    );
    const told = await insertNotifications(tx, rows);
    await tellCounts(tx, told);
    return told.length;
  });
}

export const notificationReactions: ReadonlyMap<string, Reaction> = new Map(
  toldEvents.map((type) => [type, tell]),
);
