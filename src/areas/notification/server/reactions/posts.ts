import type { PostEvent } from '#areas/post/rules/events.ts';
import { readersAmong } from '#areas/post/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { DomainEvent, Happened, Reaction } from '#platform/server/events.ts';
import { idOfName, newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { EventId, NotificationId } from '#platform/shared/ids.ts';
import { notifyingPostEvents, postRecipientsOf, toldPost } from '../../rules/post-recipients.ts';
import type { NotificationDraft } from '../../rules/recipients.ts';
import { deliver } from '../deliver.ts';
import type { NewNotification } from '../inbox/writes.ts';

const NAMESPACE = '8d5f0a52-6c27-4a5e-9a44-0f3f4a1f7a10';

/** Tells those concerned by what happened to posts, but only anyone who may read the post. */
async function tell(platform: Platform, events: Happened<PostEvent>): Promise<void> {
  const happened = events.filter((event) => postRecipientsOf(event).length > 0);
  if (happened.length === 0) return;
  await inTransaction(platform.database, async (tx) => {
    const rows: NewNotification[] = [];
    for (const event of happened) rows.push(...(await rowsOf(tx, event)));
    await deliver(platform, tx, rows);
    return 'DONE';
  });
}

async function rowsOf(tx: Tx, event: DomainEvent & PostEvent): Promise<NewNotification[]> {
  const tellings = postRecipientsOf(event);
  const postId = toldPost(event);
  const readers = await readersAmong(
    tx,
    tellings.map(({ recipientId }) => recipientId),
    postId,
  );
  return tellings
    .filter(({ recipientId }) => readers.includes(recipientId))
    .map((telling) => ({
      ...telling,
      id: newId<NotificationId>(),
      eventId: isOnce(telling) ? onceOf(telling, postId) : event.id,
      objectType: 'POST',
      objectId: postId,
      at: event.at,
    }));
}

/** Liking, and sharing, is one piece of news however often it is taken back and done again. */
function isOnce({ kind }: NotificationDraft): boolean {
  return kind === 'POST_LIKE' || kind === 'POST_SHARED';
}

function onceOf({ kind, actorId, recipientId }: NotificationDraft, postId: string): EventId {
  return idOfName<EventId>(`${kind} ${actorId} ${recipientId} ${postId}`, NAMESPACE);
}

export const postNewsReactions: ReadonlyMap<string, Reaction> = new Map(
  notifyingPostEvents.map((type) => [type, tell]),
);
