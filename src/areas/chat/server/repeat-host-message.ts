import type { HuddleEvent } from '#areas/huddle/rules/events.ts';
import { isForEverybody } from '#areas/huddle/rules/messaging.ts';
import { findHostMessage } from '#areas/huddle/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { type Happened, recordEvents } from '#platform/server/events.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { MessageId } from '#platform/shared/ids.ts';
import { announceChange } from './announce-change.ts';
import { isRepeated } from './messages/reads.ts';
import { ensureRoom, insertMessage, saveReadSeq, takeNumber } from './messages/writes.ts';
import { findRoom } from './reads.ts';
import { roomOf } from './room-of.ts';

type Sent = Extract<HuddleEvent, { type: 'huddle.message-sent' }>;

/** What a host wrote to everybody stands in the conversation of the huddle as an announcement, once (HUD-37). */
export async function repeatHostMessages(platform: Platform, events: Happened<HuddleEvent>): Promise<void> {
  for (const event of events) {
    if (event.type !== 'huddle.message-sent') continue;
    await inTransaction(platform.database, async (tx) => {
      await repeat(tx, event, platform.now());
      return 'DONE';
    });
  }
}

async function repeat(tx: Tx, { huddleId, personId, messageId }: Sent, at: Date): Promise<void> {
  const sent = await findHostMessage(tx, messageId);
  const roomId = roomOf(huddleId);
  const room = sent && isForEverybody(sent.audience) && (await findRoom(tx, personId, roomId));
  // An index refuses the second of two at once, whose job then finds the first.
  if (!room || (await isRepeated(tx, messageId))) return;
  await ensureRoom(tx, room, at);
  const { seq, revision } = await takeNumber(tx, roomId, at);
  const id = newId<MessageId>();
  await insertMessage(tx, {
    id,
    seq,
    revision,
    room_id: roomId,
    author_id: personId,
    announcement: true,
    body: sent.body,
    created_at: at,
    huddle_message_id: messageId,
  });
  await saveReadSeq(tx, roomId, personId, seq);
  await recordEvents(tx, at, [{ type: 'chat.message-said', roomId, messageId: id, personId, seq }]);
  await announceChange(tx, roomId, revision);
}
