import type { CommunityEvent } from '#areas/community/rules/events.ts';
import type { Happened, Reaction } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { appendFacts, endSubscription } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { RoomId } from '#platform/shared/ids.ts';
import type { ChatEvent } from '../rules/events.ts';
import { canWatchRoom } from './reads.ts';
import { newlyUnread } from './told.sql.ts';

const BATCH_SIZE = 1_000;

/** Tabs that do not have the room open count it as unread; everybody is told once until they look. */
async function countUnread(platform: Platform, events: Happened<ChatEvent>): Promise<void> {
  for (const event of events) {
    if (event.type !== 'chat.message-said') continue;
    const people = await newlyUnread(platform.database.db, event.messageId);
    for (let from = 0; from < people.length; from += BATCH_SIZE) {
      await inTransaction(platform.database, async (tx) => {
        const told = people.slice(from, from + BATCH_SIZE);
        const facts = told.map((personId) => ({ personId, fact: 'chat.counted', data: {} }));
        await appendFacts(tx, facts);
        return 'DONE';
      });
    }
  }
}

/** Anyone who no longer belongs to a community hears nothing more of its conversation on streams that stand open. */
async function endLostAccess(platform: Platform, events: Happened<CommunityEvent>): Promise<void> {
  const { db } = platform.database;
  for (const { communityId, personId } of events) {
    const roomId = communityId as string as RoomId;
    if (!(await canWatchRoom(db, personId, roomId))) await endSubscription(db, personId, `room:${roomId}`);
  }
}

export const chatReactions: ReadonlyMap<string, Reaction> = new Map<string, Reaction>([
  ['chat.message-said', countUnread],
  ['community.left', endLostAccess],
  ['community.member-removed', endLostAccess],
]);
