import type { AwardEvent } from '#areas/person/rules/events.ts';
import type { Happened, Reaction } from '#platform/server/events.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { NotificationId } from '#platform/shared/ids.ts';
import { tellingOfAward } from '../../rules/relation-recipients.ts';
import { deliver } from '../deliver.ts';

async function tell(platform: Platform, events: Happened<AwardEvent>): Promise<void> {
  const rows = events.map((event) => ({
    ...tellingOfAward(event),
    id: newId<NotificationId>(),
    eventId: event.id,
    objectType: 'AWARD' as const,
    objectId: event.noteId,
    at: event.at,
  }));
  await inTransaction(platform.database, async (tx) => {
    await deliver(platform, tx, rows);
    return 'DONE';
  });
}

/** Tells people of the awards they have earned (NOT-4, PER-10). */
export const awardReactions: ReadonlyMap<string, Reaction> = new Map([['person.award-earned', tell]]);
