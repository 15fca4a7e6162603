import { CommitBatcher } from '#platform/server/commit-batcher.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { eventsJob, recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce, endSubscriptions } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal } from '#platform/shared/decision.ts';
import type { CarpoolId, PersonId } from '#platform/shared/ids.ts';
import { Car } from '../../rules/car.ts';
import type { CarpoolEvent } from '../../rules/events.ts';
import type { RideState } from '../../rules/ride.ts';
import { decideRide, opensSeats, type RideCommand, type RidesState } from '../../rules/ride-commands.ts';
import { announceChange } from '../announce-change.ts';
import { type CarpoolRow, rideOfRow, seatsOf, stateOf, takenOf, timesOf } from '../rows.ts';
import { type LockedCar, lockCar } from './reads.ts';
import { saveCar } from './writes.ts';

/** How the ride in question stands afterwards. */
export type RideOutcome = Refusal | { readonly state: RideState };

const batchers = new WeakMap<Platform, CommitBatcher<CarpoolId, RideCommand, RideOutcome>>();

/**
 * The one door to the seats of a carpool. Commands that arrive while a commit is under way share the next one: the
 * carpool is locked once, each is decided in order on the same car, and all are durable when answered.
 */
export function changeRides(
  platform: Platform,
  carpoolId: CarpoolId,
  command: RideCommand,
): Promise<RideOutcome> {
  let batcher = batchers.get(platform);
  if (!batcher) {
    batcher = new CommitBatcher((id, commands) => commit(platform, id, commands));
    batchers.set(platform, batcher);
  }
  return batcher.run(carpoolId, command);
}

const MAX_TRIES = 5;

/** Two cars may give the same rider a place at once: the second finds the index taken and decides again. */
async function commit(
  platform: Platform,
  carpoolId: CarpoolId,
  commands: readonly RideCommand[],
): Promise<RideOutcome[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await decideAndSave(platform, carpoolId, commands);
    } catch (error) {
      if (attempt >= MAX_TRIES || !isSecondPlace(error)) throw error;
    }
  }
}

function isSecondPlace(error: unknown): boolean {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  return constraint === 'one_place_out' || constraint === 'one_place_back';
}

async function decideAndSave(
  platform: Platform,
  carpoolId: CarpoolId,
  commands: readonly RideCommand[],
): Promise<RideOutcome[]> {
  const outcomes = await inTransaction(platform.database, async (tx) => {
    const concerned = commands.map(({ riderId }) => riderId);
    const locked = await lockCar(tx, carpoolId, concerned, commands.some(opensSeats));
    if (!locked) return commands.map(() => missing());
    let state = stateOfRides(locked, platform.now());
    const events: CarpoolEvent[] = [];
    const accepted: RideCommand[] = [];
    const decided = commands.map((command): RideOutcome => {
      const one = decideRide(state, command);
      if (isRefusal(one)) return one;
      state = one.state;
      events.push(...one.events);
      accepted.push(command);
      return { state: state.car.rideOf(command.riderId)?.state ?? 'CANCELLED' };
    });
    await saveRides(tx, locked, { car: state.car, now: state.now, accepted, events });
    return decided;
  });
  return isRefusal(outcomes) ? commands.map(() => outcomes) : outcomes;
}

/** What the rules decide on. */
export function stateOfRides(locked: LockedCar, now: Date): RidesState {
  const { row, riders } = locked;
  return {
    about: aboutOf(row),
    carpool: stateOf(row),
    times: timesOf(row),
    approachable: new Set([...riders].flatMap(([id, { blocked }]) => (blocked ? [] : [id]))),
    car: carOf(locked),
    now,
  };
}

export function carOf({ row, riders }: LockedCar): Car {
  return new Car({
    seats: seatsOf(row),
    taken: takenOf(row),
    lastQueueNumber: Number(row.last_queue_number),
    rides: [...riders.values()].flatMap(({ ride }) => (ride ? [rideOfRow(ride)] : [])),
    elsewhere: new Map([...riders].map(([id, { elsewhere }]) => [id, elsewhere])),
  });
}

export function aboutOf(row: Pick<CarpoolRow, 'id' | 'owner_id' | 'huddle_id'>) {
  return {
    carpoolId: row.id,
    ownerId: row.owner_id,
    huddleId: row.huddle_id,
  };
}

interface RidesToSave {
  readonly car: Car;
  readonly now: Date;
  readonly accepted: readonly RideCommand[];
  readonly events: readonly CarpoolEvent[];
}

/** Saves the car, what is told of it, and ends what somebody may no longer follow. */
export async function saveRides(
  tx: Tx,
  { row, riders }: Pick<LockedCar, 'row' | 'riders'>,
  { car, now, accepted, events }: RidesToSave,
): Promise<void> {
  if (events.length === 0) return;
  const changed = car.changedRides();
  if (changed.length > 0) {
    const fresh = changed.flatMap(({ riderId }) => (riders.get(riderId)?.ride ? [] : [riderId]));
    const details = accepted.flatMap((command) =>
      'details' in command ? [[command.riderId, command.details] as const] : [],
    );
    const change = { row, car, now, fresh: new Set(fresh), details: new Map(details) };
    await saveCar(tx, change, [eventsJob(now, events)]);
  } else await recordEvents(tx, now, events);
  const wasIn = (id: PersonId) => riders.get(id)?.ride?.state === 'ACCEPTED';
  const gone = changed.filter(({ riderId, state }) => wasIn(riderId) && state !== 'ACCEPTED');
  await endSubscriptions(
    tx,
    gone.map(({ riderId }) => ({ personId: riderId, topic: `room:${row.id}` })),
  );
  if (changed.some(({ riderId, state }) => wasIn(riderId) !== (state === 'ACCEPTED')))
    await announce(tx, `room:${row.id}`, 'room.people', { id: row.id });
  await announceChange(tx, row);
}
