import { refuseStrangers } from '#areas/person/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { faultOfName } from '#platform/server/names/fault-of-name.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { PersonId, RoomId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { findDirect, reachable } from './reads.ts';
import { insertDirect, insertGroup, type NewSeat, saveSeats } from './writes.ts';

export type RoomCommand =
  | { readonly kind: 'DIRECT'; readonly personId: PersonId }
  | { readonly kind: 'GROUP'; readonly name: string; readonly personIds: readonly PersonId[] };

/** Opens the conversation with one person, or a new group; answers with the room. */
export function openRoom(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  input: RoomCommand,
): Promise<RoomId | Refusal> {
  const { personId } = viewer;
  const now = platform.now();
  return write<RoomId | Refusal>(platform, command, async (tx) => {
    if (input.kind === 'DIRECT') return openDirect(tx, personId, input.personId, now);
    const refused =
      refuseName(platform, input.name) ??
      (await refuseStrangers(platform, tx, personId, [...new Set(input.personIds)]));
    return refused ?? openGroup(tx, personId, input, now);
  });
}

/** A group is not to be taken for the people who run the product, whose words it would seem to carry. */
export function refuseName({ config }: Platform, name: string): Refusal | undefined {
  const fault = faultOfName(name, config.PRODUCT_NAME);
  return fault && refuse(fault);
}

async function openDirect(
  tx: Tx,
  personId: PersonId,
  otherId: PersonId,
  now: Date,
): Promise<RoomId | Refusal> {
  const [other] = await reachable(tx, personId, [otherId]);
  if (!other) return refuse('NOBODY_TO_TALK_TO');
  const roomId = newId<RoomId>();
  if (!(await insertDirect(tx, roomId, personId, otherId, now))) {
    const known = (await findDirect(tx, personId, otherId)) ?? roomId;
    // Who writes first to somebody they had turned away has changed their mind.
    await saveSeats(tx, known, [{ personId, state: 'IN' }], now);
    return known;
  }
  await saveSeats(tx, roomId, [{ personId, state: 'IN' }, seatFor(other)], now);
  return roomId;
}

async function openGroup(
  tx: Tx,
  personId: PersonId,
  command: Extract<RoomCommand, { kind: 'GROUP' }>,
  now: Date,
): Promise<RoomId | Refusal> {
  const wanted = new Set(command.personIds);
  const others = await reachable(tx, personId, [...wanted]);
  if (others.length !== wanted.size) return refuse('NOBODY_TO_TALK_TO');
  const id = newId<RoomId>();
  await insertGroup(tx, { id, name: command.name, ownerId: personId, at: now });
  await saveSeats(tx, id, [{ personId, state: 'IN', role: 'OWNER' }, ...others.map(seatFor)], now);
  return id;
}

/** Anyone who does not follow the one who opens is asked first (MSG-1). */
export function seatFor({ id, follows }: { readonly id: PersonId; readonly follows: boolean }): NewSeat {
  return { personId: id, state: follows ? 'IN' : 'ASKED' };
}
