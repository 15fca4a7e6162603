import { CommitBatcher } from '#platform/server/commit-batcher.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { eventsJob, recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce, endWatching } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CarpoolId, PersonId } from '#platform/shared/ids.ts';
import { Car } from '../../rules/car.ts';
import type { CarpoolEvent } from '../../rules/carpool-events.ts';
import type { RideState } from '../../rules/ride.ts';
import { announceChange } from '../announce-change.ts';
import { type CarpoolRow, rideOfRow, seatsOf, takenOf } from '../row-facts.ts';
import { type LockedCar, lockCar, type RiderFacts } from './reads.ts';
import { type RideDetails, saveCar } from './writes.ts';

/** What a change is decided on: the locked carpool and its car, shared by the changes of one commit. */
export interface CarTable {
  readonly row: CarpoolRow;
  readonly car: Car;
  readonly now: Date;
}

/** One wish about the seats of a carpool. */
export interface RideChange {
  readonly caller: PersonId;
  /** Whose ride it is about. */
  readonly riderId: PersonId;
  readonly ownersOnly?: true;
  /** May make a seat free. */
  readonly opensSeats?: true;
  readonly details?: RideDetails;
  decide(table: CarTable): Refusal | readonly CarpoolEvent[];
}

/** How the ride in question stands afterwards. */
export type RideOutcome = Refusal | { readonly state: RideState };

const commits = new WeakMap<Platform, CommitBatcher<CarpoolId, RideChange, RideOutcome>>();

/**
 * The one door to the seats of a carpool. Wishes that arrive while a commit is under way share the next one: the
 * carpool is locked once, each is decided in order on the same car, and all are durable when answered.
 */
export function changeRides(
  platform: Platform,
  carpoolId: CarpoolId,
  change: RideChange,
): Promise<RideOutcome> {
  let commit = commits.get(platform);
  if (!commit) {
    commit = new CommitBatcher((id, changes) => carryOut(platform, id, changes));
    commits.set(platform, commit);
  }
  return commit.run(carpoolId, change);
}

const MAX_TRIES = 5;

/** Two cars may give the same rider a place at once: the second finds the index taken and decides again. */
async function carryOut(
  platform: Platform,
  carpoolId: CarpoolId,
  changes: readonly RideChange[],
): Promise<RideOutcome[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await decideAll(platform, carpoolId, changes);
    } catch (error) {
      if (attempt >= MAX_TRIES || !isSecondPlace(error)) throw error;
    }
  }
}

function isSecondPlace(error: unknown): boolean {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  return constraint === 'one_place_out' || constraint === 'one_place_back';
}

async function decideAll(
  platform: Platform,
  carpoolId: CarpoolId,
  changes: readonly RideChange[],
): Promise<RideOutcome[]> {
  const outcomes = await inTransaction(platform.database, async (tx) => {
    const concerned = changes.map(({ riderId }) => riderId);
    const opensSeats = changes.some((change) => change.opensSeats);
    const locked = await lockCar(tx, carpoolId, concerned, opensSeats);
    if (!locked) return changes.map(() => missing());
    const table = { row: locked.row, car: carOf(locked), now: platform.now() };
    const events: CarpoolEvent[] = [];
    const decided = changes.map((change): RideOutcome => decideOne(table, change, locked.riders, events));
    const said = changes.filter((_, at) => !isRefusal(decided[at]));
    await keepCar(tx, { table, riders: locked.riders, said, events });
    return decided;
  });
  return isRefusal(outcomes) ? changes.map(() => outcomes) : outcomes;
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

function decideOne(
  table: CarTable,
  change: RideChange,
  riders: ReadonlyMap<PersonId, RiderFacts>,
  events: CarpoolEvent[],
): RideOutcome {
  const { row, car } = table;
  if (change.ownersOnly && row.owner_id !== change.caller)
    return refuse('CARPOOL_NOT_YOURS', {}, 'forbidden');
  // Giving a seat up is possible also across a block; nothing else is.
  if (!change.opensSeats && riders.get(change.riderId)?.apart !== false) return missing();
  const decided = change.decide(table);
  if (isRefusal(decided)) return decided;
  events.push(...decided);
  if (change.opensSeats) events.push(...movedUp(table));
  return { state: car.rideOf(change.riderId)?.state ?? 'CANCELLED' };
}

/** Gives seats that became free to who waits for one. */
export function movedUp({ row, car }: CarTable): CarpoolEvent[] {
  return car.settle().map(({ riderId }) => ({ type: 'carpool.ride-moved-up', ...aboutOf(row), riderId }));
}

export function aboutOf(row: Pick<CarpoolRow, 'id' | 'owner_id' | 'huddle_id'>) {
  return {
    carpoolId: row.id,
    ownerId: row.owner_id,
    huddleId: row.huddle_id,
  };
}

export interface Kept {
  readonly table: CarTable;
  readonly riders: ReadonlyMap<PersonId, RiderFacts>;
  /** The wishes that were granted. */
  readonly said: readonly RideChange[];
  readonly events: readonly CarpoolEvent[];
}

/** Saves the car, what is told of it, and ends what somebody may no longer follow. */
export async function keepCar(tx: Tx, { table, riders, said, events }: Kept): Promise<void> {
  const { row, car, now } = table;
  if (events.length === 0) return;
  const changed = car.changedRides();
  if (changed.length > 0) {
    const fresh = changed.flatMap(({ riderId }) => (riders.get(riderId)?.ride ? [] : [riderId]));
    const details = said.flatMap(({ riderId, details: told }) => (told ? [[riderId, told] as const] : []));
    const change = { row, car, now, fresh: new Set(fresh), details: new Map(details) };
    await saveCar(tx, change, [eventsJob(now, events)]);
  } else await recordEvents(tx, now, events);
  const wasIn = (id: PersonId) => riders.get(id)?.ride?.state === 'ACCEPTED';
  const gone = changed.filter(({ riderId, state }) => wasIn(riderId) && state !== 'ACCEPTED');
  for (const { riderId } of gone) await endWatching(tx, riderId, `room:${row.id}`);
  if (changed.some(({ riderId, state }) => wasIn(riderId) !== (state === 'ACCEPTED')))
    await announce(tx, `room:${row.id}`, 'room.people', { id: row.id });
  await announceChange(tx, row);
}
