import { recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce, appendFacts } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { RoomId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { RoomTelling } from '../../rules/state.ts';
import { saveReadSeq } from '../messages/writes.ts';
import { findRoom } from '../reads.ts';
import { hasNews } from './reads.ts';
import { saveTelling } from './writes.ts';

type Done = Promise<'DONE' | Refusal>;

/** The viewer has read up to a message: their badges on every tab and what they were told of the room follow. */
export function readRoomUpTo(platform: Platform, viewer: Viewer, roomId: RoomId, seq: number): Done {
  const { personId } = viewer;
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const room = await findRoom(tx, personId, roomId);
    if (!room) return missing();
    const upTo = Math.min(seq, room.lastSeq);
    if (upTo <= room.readSeq) return 'DONE';
    await saveReadSeq(tx, roomId, personId, upTo);
    await appendFacts(tx, [{ personId, fact: 'chat.counted', data: {} }]);
    if (await hasNews(tx, personId, roomId)) {
      await recordEvents(tx, platform.now(), [{ type: 'chat.room-read', roomId, personId }]);
    }
    return 'DONE';
  });
}

export function chooseTelling(
  platform: Platform,
  viewer: Viewer,
  roomId: RoomId,
  telling: RoomTelling,
): Done {
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    if (!(await findRoom(tx, viewer.personId, roomId))) return missing();
    await saveTelling(tx, roomId, viewer.personId, telling);
    await appendFacts(tx, [{ personId: viewer.personId, fact: 'chat.counted', data: {} }]);
    return 'DONE';
  });
}

/** Tells anyone who has the room open that the viewer is writing; kept nowhere. */
export async function typeInRoom(platform: Platform, viewer: Viewer, roomId: RoomId): Done {
  const { db } = platform.database;
  const room = await findRoom(db, viewer.personId, roomId);
  if (!room) return missing();
  if (room.seat !== 'IN') return refuse('ACCEPT_FIRST');
  if (room.closed) return refuse('ROOM_CLOSED');
  await announce(db, `room:${roomId}`, 'room.typing', { id: roomId, personId: viewer.personId });
  return 'DONE';
}
