import type { CarpoolEvent } from '#areas/carpool/rules/events.ts';
import { ridersOf } from '#areas/carpool/server/public.ts';
import type { Happened, Reaction } from '#platform/server/events.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { NotificationId } from '#platform/shared/ids.ts';
import { carpoolRecipientsOf, toldCarpoolEvents } from '../../rules/carpool-recipients.ts';
import { deliver } from '../deliver.ts';
import type { NewNotification } from '../inbox/writes.ts';

/** Tells everybody concerned, at most once an event and recipient however often it runs. */
async function tellOfCarpools(platform: Platform, events: Happened<CarpoolEvent>): Promise<void> {
  await inTransaction(platform.database, async (tx) => {
    const rows: NewNotification[] = [];
    for (const event of events) {
      const riders = event.type === 'carpool.moved' ? await ridersOf(tx, event.carpoolId, ['ACCEPTED']) : [];
      for (const telling of carpoolRecipientsOf(event, riders)) {
        const about = { objectType: 'CARPOOL' as const, objectId: event.carpoolId };
        rows.push({ ...telling, ...about, id: newId<NotificationId>(), eventId: event.id, at: event.at });
      }
    }
    await deliver(platform, tx, rows);
    return 'DONE';
  });
}

export const carpoolNewsReactions: ReadonlyMap<string, Reaction> = new Map(
  toldCarpoolEvents.map((type) => [type, tellOfCarpools]),
);
