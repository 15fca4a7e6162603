import { refuseStrangers } from '#areas/person/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce, appendFacts, endSubscription } from '#platform/server/stream/facts.ts';
import { type Command, inTransaction, write } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { PersonId, RoomId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { findRoom, type VisibleRoom } from '../reads.ts';
import { refuseName, seatFor } from './open-room.ts';
import { reachable, seatsIn } from './reads.ts';
import { deleteRoom, deleteSeat, lockRoom, makeOwner, saveName, saveSeats } from './writes.ts';

export const MAX_IN_GROUP = 30;

type Done = Promise<'DONE' | Refusal>;

export interface PersonPath {
  readonly roomId: RoomId;
  readonly personId: PersonId;
}

/** Somebody of a group adds another; who does not follow them is asked first. */
export function addToGroup(platform: Platform, command: Command, viewer: Viewer, path: PersonPath): Done {
  const add = async (tx: Tx, room: VisibleRoom) => {
    if (room.seat !== 'IN') return refuse('ACCEPT_FIRST');
    const seats = await seatsIn(tx, room.id);
    const theirs = seats.find((seat) => seat.person_id === path.personId);
    if (theirs && theirs.state !== 'DECLINED') return refuse('THEY_ARE_IN', {}, 'conflict');
    if (seats.filter((seat) => seat.state !== 'DECLINED').length >= MAX_IN_GROUP) {
      return refuse('GROUP_FULL', { most: MAX_IN_GROUP });
    }
    const [other] = await reachable(tx, viewer.personId, [path.personId]);
    if (!other || theirs) return refuse('NOBODY_TO_TALK_TO');
    const refused = await refuseStrangers(platform, tx, viewer.personId, [other.id]);
    if (refused) return refused;
    await saveSeats(tx, room.id, [seatFor(other)], platform.now());
    return undefined;
  };
  return onGroup(platform, viewer, path.roomId, add, command);
}

/** The viewer leaves, or as the owner removes somebody, who hears nothing more from this moment on. */
export function leaveGroup(platform: Platform, viewer: Viewer, path: PersonPath): Done {
  return onGroup(platform, viewer, path.roomId, async (tx, room) => {
    const own = path.personId === viewer.personId;
    if (!own && !room.leads) return refuse('NOT_THE_OWNER', {}, 'forbidden');
    const seats = await seatsIn(tx, room.id);
    const theirs = seats.find((seat) => seat.person_id === path.personId && seat.state !== 'DECLINED');
    if (!theirs) return refuse('THEY_ARE_NOT_IN', {}, 'conflict');
    await deleteSeat(tx, room.id, path.personId);
    await endSubscription(tx, path.personId, `room:${room.id}`);
    await tellLists(tx, [path.personId]);
    const left = seats.filter((seat) => seat.person_id !== path.personId && seat.state === 'IN');
    const [longest] = left;
    if (!longest) await deleteRoom(tx, room.id);
    else if (theirs.role === 'OWNER') await makeOwner(tx, room.id, longest.person_id);
    return undefined;
  });
}

export function renameRoom(platform: Platform, viewer: Viewer, roomId: RoomId, name: string): Done {
  return onGroup(platform, viewer, roomId, async (tx, room) => {
    if (!room.leads) return refuse('NOT_THE_OWNER', {}, 'forbidden');
    const refused = refuseName(platform, name);
    if (refused) return refused;
    await saveName(tx, room.id, name);
    return undefined;
  });
}

/** The viewer lets somebody write to them, or does not; nobody is told of a no. */
export function answerRequest(platform: Platform, viewer: Viewer, roomId: RoomId, accept: boolean): Done {
  const { personId } = viewer;
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    await lockRoom(tx, roomId);
    const room = await findRoom(tx, personId, roomId);
    if (!room) return missing();
    if (room.seat !== 'ASKED') return refuse('NO_REQUEST', {}, 'conflict');
    await saveSeats(tx, roomId, [{ personId, state: accept ? 'IN' : 'DECLINED' }], platform.now());
    if (accept) await announce(tx, `room:${roomId}`, 'room.people', { id: roomId });
    else await endSubscription(tx, personId, `room:${roomId}`);
    await tellLists(tx, [personId]);
    return 'DONE';
  });
}

/** Every tab of these people reads its lists and badges again. */
async function tellLists(tx: Tx, people: readonly PersonId[]): Promise<void> {
  await appendFacts(
    tx,
    people.map((personId) => ({ personId, fact: 'chat.counted', data: {} })),
  );
}

function onGroup(
  platform: Platform,
  { personId }: Viewer,
  roomId: RoomId,
  change: (tx: Tx, room: VisibleRoom) => Promise<Refusal | undefined>,
  command?: Command,
): Done {
  return write<'DONE'>(platform, command, async (tx) => {
    await lockRoom(tx, roomId);
    const room = await findRoom(tx, personId, roomId);
    if (!room) return missing();
    if (room.kind !== 'GROUP') return refuse('NOT_A_GROUP');
    const refused = await change(tx, room);
    if (refused) return refused;
    await announce(tx, `room:${roomId}`, 'room.people', { id: roomId });
    return 'DONE';
  });
}
