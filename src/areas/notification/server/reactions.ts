import type { HuddleEvent } from '#areas/huddle/rules/huddle-events.ts';
import type { DomainEvent, Reaction } from '#platform/server/events.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { NotificationId } from '#platform/shared/ids.ts';
import { recipientsOf, toldEvents } from '../rules/recipients.ts';
import { circlesOf } from './circles.ts';
import { deliver } from './deliver.ts';

/** Tells everybody concerned, at most once an event and recipient however often it runs. */
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
    await deliver(tx, rows);
    return 'DONE';
  });
}

export const notificationReactions: ReadonlyMap<string, Reaction> = new Map(
  toldEvents.map((type) => [type, tell]),
);
