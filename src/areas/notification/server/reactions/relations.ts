import type { RelationEvent } from '#areas/person/rules/events.ts';
import type { Happened, Reaction } from '#platform/server/events.ts';
import { idOfName, newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { EventId, NotificationId } from '#platform/shared/ids.ts';
import type { NotificationDraft } from '../../rules/recipients.ts';
import { notifyingRelationEvents, tellingOfRelation } from '../../rules/relation-recipients.ts';
import { deliver } from '../deliver.ts';
import type { NewNotification } from '../inbox/writes.ts';

const NAMESPACE = '3c0ef1c2-5f0e-4a37-8c58-5b8e0a9d7d64';

/** Tells who was followed, asked or accepted. */
async function tell(platform: Platform, events: Happened<RelationEvent>): Promise<void> {
  await inTransaction(platform.database, async (tx) => {
    const rows = events.flatMap((event) => {
      const telling = tellingOfRelation(event);
      return telling ? [rowOf(telling, event.at)] : [];
    });
    await deliver(platform, tx, rows);
    return 'DONE';
  });
}

/** Following, unfollowing and following again on one day is one piece of news, not a way to pester somebody. */
function rowOf(telling: NotificationDraft, at: string): NewNotification {
  const { kind, actorId, recipientId } = telling;
  return {
    ...telling,
    id: newId<NotificationId>(),
    eventId: idOfName<EventId>(`${kind} ${actorId} ${recipientId} ${at.slice(0, 10)}`, NAMESPACE),
    objectType: 'PERSON',
    objectId: actorId ?? recipientId,
    at,
  };
}

export const relationReactions: ReadonlyMap<string, Reaction> = new Map(
  notifyingRelationEvents.map((type) => [type, tell]),
);
