import { expect, test } from 'vitest';
import { isRefusal } from '#platform/shared/decision.ts';
import type { CarpoolId, PersonId } from '#platform/shared/ids.ts';
import { Car } from './car.ts';
import type { Ride, RideState } from './ride.ts';
import { decideRide, opensSeats, type RideCommand, type RidesState } from './ride-commands.ts';
import type { Leg } from './trip.ts';

const now = new Date('2026-06-01T08:00:00.000Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const person = (name: string) => name as PersonId;
const [driver, rides, waits, asks, offered, fresh] = [
  person('driver'),
  person('rides'),
  person('waits'),
  person('asks'),
  person('offered'),
  person('fresh'),
];
const legs: readonly Leg[] = ['OUT'];
const ride = (riderId: PersonId, state: RideState, queueNumber: number | null = null): Ride => ({
  riderId,
  state,
  party: 1,
  legs,
  queueNumber,
});

/** A car of one seat: one rides, one waits, one asks, one has an offer; `fresh` has no part in it yet. */
function stateWith(more: Partial<RidesState> = {}): RidesState {
  const car = new Car({
    seats: { OUT: 1, BACK: 0 },
    taken: { OUT: 1, BACK: 0 },
    lastQueueNumber: 1,
    rides: [
      ride(rides, 'ACCEPTED'),
      ride(waits, 'WAITING', 1),
      ride(asks, 'ASKED'),
      ride(offered, 'OFFERED'),
    ],
    elsewhere: new Map(),
  });
  return {
    about: { carpoolId: 'car' as CarpoolId, ownerId: driver, huddleId: null },
    carpool: { cancelled: false, lastAt: inHours(48) },
    times: { departsAt: inHours(40), returnsAt: null },
    approachable: new Set([rides, waits, asks, offered, fresh]),
    car,
    now,
    ...more,
  };
}

const details = { pickup: null, pickupArea: null, message: '', needId: null };
const wish = { party: 1, legs };
const ask = (riderId: PersonId): RideCommand => ({ type: 'ask', riderId, wish, details });
const offer = (riderId: PersonId, actor = driver): RideCommand => ({
  type: 'offer',
  actor,
  riderId,
  wish,
  details,
});
const byDriver = (type: 'acceptRequest' | 'declineRequest' | 'remove', riderId: PersonId, actor = driver) =>
  ({ type, actor, riderId }) as const;

test.each<readonly [RideCommand, readonly string[], RideState]>([
  [ask(fresh), ['ride-asked fresh'], 'ASKED'],
  [offer(fresh), ['ride-offered fresh'], 'OFFERED'],
  [byDriver('acceptRequest', asks), ['ride-accepted asks waiting'], 'WAITING'],
  [byDriver('declineRequest', asks), ['ride-declined asks'], 'DECLINED'],
  [{ type: 'acceptOffer', riderId: offered }, ['ride-accepted offered by rider waiting'], 'WAITING'],
  [{ type: 'declineOffer', riderId: offered }, ['ride-declined offered by rider'], 'CANCELLED'],
  [{ type: 'leave', riderId: rides }, ['ride-left rides held', 'ride-moved-up waits'], 'LEFT'],
  [{ type: 'leave', riderId: asks }, ['ride-left asks'], 'CANCELLED'],
  [{ type: 'leave', riderId: rides, silent: true }, ['changed', 'ride-moved-up waits'], 'LEFT'],
  [byDriver('remove', rides), ['ride-removed rides', 'ride-moved-up waits'], 'REMOVED'],
])('CAR-2 %j', (command, happened, after) => {
  const state = stateWith();
  const before = state.car.copy();
  const decided = decideRide(state, command);
  if (isRefusal(decided)) throw new Error(decided.code);
  const said = decided.events.map((event) =>
    [
      event.type.replace('carpool.', ''),
      ...('riderId' in event ? [event.riderId] : []),
      ...('byRider' in event && event.byRider ? ['by rider'] : []),
      ...('waiting' in event && event.waiting ? ['waiting'] : []),
      ...('held' in event && event.held ? ['held'] : []),
    ].join(' '),
  );
  expect(said).toEqual(happened);
  expect(decided.state.car.rideOf(command.riderId)?.state).toBe(after);
  // What was handed in is what it was.
  expect(state.car).toEqual(before);
});

test.each<readonly [RideCommand, string, Partial<RidesState>]>([
  [byDriver('acceptRequest', asks, rides), 'CARPOOL_NOT_YOURS', {}],
  [byDriver('remove', rides, asks), 'CARPOOL_NOT_YOURS', {}],
  [offer(fresh, rides), 'CARPOOL_NOT_YOURS', {}],
  [ask(fresh), 'NOT_FOUND', { approachable: new Set() }],
  [byDriver('acceptRequest', asks), 'NOT_FOUND', { approachable: new Set() }],
  [ask(rides), 'ALREADY_ABOARD', {}],
  [ask(fresh), 'CARPOOL_CANCELLED', { carpool: { cancelled: true, lastAt: inHours(48) } }],
  [ask(fresh), 'CARPOOL_PAST', { carpool: { cancelled: false, lastAt: inHours(-1) } }],
  [offer(fresh), 'WAY_PAST', { times: { departsAt: inHours(-1), returnsAt: null } }],
  [byDriver('acceptRequest', asks), 'WAY_PAST', { times: { departsAt: inHours(-1), returnsAt: null } }],
  [{ type: 'acceptOffer', riderId: fresh }, 'NO_RIDE_OFFER', {}],
  [{ type: 'leave', riderId: fresh }, 'NO_RIDE', {}],
  [byDriver('remove', asks), 'NOT_A_RIDER', {}],
])('CAR-2 %j is refused: %s', (command, code, more) => {
  const state = stateWith(more);
  const before = state.car.copy();
  expect(decideRide(state, command)).toMatchObject({ refused: true, code });
  expect(state.car).toEqual(before);
});

test('CAR-2 a seat is given up also across a block', () => {
  const decided = decideRide(stateWith({ approachable: new Set() }), { type: 'leave', riderId: rides });
  expect(isRefusal(decided)).toBe(false);
  expect([ask(fresh), byDriver('remove', rides)].map(opensSeats)).toEqual([false, true]);
});
