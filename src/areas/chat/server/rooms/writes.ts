import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { PersonId, RoomId } from '#platform/shared/ids.ts';
import type { RoomTelling } from '../../rules/state.ts';

/** Makes the room of two unless there is one; answers whether it did. */
export async function insertDirect(
  tx: Tx,
  roomId: RoomId,
  one: PersonId,
  other: PersonId,
  now: Date,
): Promise<boolean> {
  const [low, high] = [one, other].sort();
  const row = await tx
    .insertInto('rooms')
    .values({ id: roomId, kind: 'DIRECT', pair_low: low, pair_high: high, created_by: one, created_at: now })
    .onConflict((conflict) => conflict.columns(['pair_low', 'pair_high']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertGroup(
  tx: Tx,
  room: { readonly id: RoomId; readonly name: string; readonly ownerId: PersonId; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('rooms')
    .values({ id: room.id, kind: 'GROUP', name: room.name, created_by: room.ownerId, created_at: room.at })
    .execute();
}

export interface NewSeat {
  readonly personId: PersonId;
  readonly state: 'IN' | 'ASKED' | 'DECLINED';
  readonly role?: 'OWNER' | 'MEMBER';
}

/** Gives people their seats; somebody who had declined or left before sits as it is said now. */
export async function saveSeats(tx: Tx, roomId: RoomId, seats: readonly NewSeat[], now: Date): Promise<void> {
  const rows = seats.map(({ personId, state, role = 'MEMBER' }) => ({
    room_id: roomId,
    person_id: personId,
    state,
    role,
    since: now,
  }));
  await tx
    .insertInto('room_members')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['room_id', 'person_id']).doUpdateSet((eb) => ({
        state: eb.ref('excluded.state'),
        role: eb.ref('excluded.role'),
        since: sql<Date>`case when room_members.state = 'DECLINED' then excluded.since else room_members.since end`,
      })),
    )
    .execute();
}

export async function deleteSeat(tx: Tx, roomId: RoomId, personId: PersonId): Promise<void> {
  await tx
    .deleteFrom('room_members')
    .where('room_id', '=', roomId)
    .where('person_id', '=', personId)
    .execute();
  await tx
    .deleteFrom('room_readers')
    .where('room_id', '=', roomId)
    .where('person_id', '=', personId)
    .execute();
}

export async function makeOwner(tx: Tx, roomId: RoomId, personId: PersonId): Promise<void> {
  await tx
    .updateTable('room_members')
    .set({ role: 'OWNER' })
    .where('room_id', '=', roomId)
    .where('person_id', '=', personId)
    .execute();
}

/** A group whom everybody has left is gone with all that was said. */
export async function deleteRoom(tx: Tx, roomId: RoomId): Promise<void> {
  await tx.deleteFrom('rooms').where('id', '=', roomId).execute();
}

export async function saveName(tx: Tx, roomId: RoomId, name: string): Promise<void> {
  await tx.updateTable('rooms').set({ name }).where('id', '=', roomId).execute();
}

/** Locks the room, so that its people change one after the other. */
export async function lockRoom(tx: Tx, roomId: RoomId): Promise<void> {
  await tx.selectFrom('rooms').select('id').where('id', '=', roomId).forUpdate().execute();
}

export async function saveTelling(
  tx: Tx,
  roomId: RoomId,
  personId: PersonId,
  choice: RoomTelling,
): Promise<void> {
  await tx
    .insertInto('room_readers')
    .values({ room_id: roomId, person_id: personId, choice })
    .onConflict((conflict) => conflict.columns(['room_id', 'person_id']).doUpdateSet({ choice }))
    .execute();
}
