import type { DbOrTx } from '#platform/server/db/database.ts';
import { announce } from '#platform/server/stream/facts.ts';
import type { RoomId } from '#platform/shared/ids.ts';

/** Anyone who has the room open asks what is new, each with their own rights. */
export async function announceChange(db: DbOrTx, roomId: RoomId, revision: number): Promise<void> {
  await announce(db, `room:${roomId}`, 'room.changed', { id: roomId, revision });
}
