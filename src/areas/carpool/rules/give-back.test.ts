import { expect, test } from 'vitest';
import { isRefusal } from '#platform/shared/decision.ts';
import type { CarpoolId, PersonId } from '#platform/shared/ids.ts';
import { Car } from './car.ts';
import { rideReturnOf } from './give-back.ts';
import type { OpenState, RideState } from './ride.ts';
import { decideRide, type RidesState } from './ride-commands.ts';
import type { Leg } from './trip.ts';

const now = new Date('2026-06-01T08:00:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const riderId = 'back' as PersonId;

interface Standing {
  readonly seats?: number;
  readonly taken?: number;
  readonly state?: RideState;
  readonly elsewhere?: readonly Leg[];
  readonly more?: Partial<RidesState>;
}

/** A car of three seats, of which the rider had two. */
function given(was: OpenState, { seats = 3, taken = 1, state = 'LEFT', elsewhere = [], more }: Standing) {
  const car = new Car({
    seats: { OUT: seats, BACK: 0 },
    taken: { OUT: taken, BACK: 0 },
    lastQueueNumber: 4,
    rides: [{ riderId, state, party: 2, legs: ['OUT'], queueNumber: null }],
    elsewhere: new Map([[riderId, elsewhere]]),
  });
  const before: RidesState = {
    about: { carpoolId: 'car' as CarpoolId, ownerId: 'driver' as PersonId, huddleId: null },
    carpool: { cancelled: false, lastAt: after(9_000) },
    times: { departsAt: after(5_000), returnsAt: null },
    approachable: new Set([riderId]),
    car,
    now,
    ...more,
  };
  const decided = decideRide(before, { type: 'giveBack', riderId, was });
  if (isRefusal(decided)) return [rideReturnOf(decided, was), state];
  const ride = decided.state.car.rideOf(riderId);
  return [rideReturnOf({ waiting: ride?.state === 'WAITING' }, was), ride?.state];
}

test.each<[string, OpenState, Standing, string, RideState]>([
  ['a seat that is free', 'ACCEPTED', {}, 'SEAT', 'ACCEPTED'],
  ['a seat that somebody else has', 'ACCEPTED', { taken: 2 }, 'TAKEN', 'LEFT'],
  ['a car that has become smaller', 'ACCEPTED', { seats: 1, taken: 0 }, 'TAKEN', 'LEFT'],
  ['a car that does not go that way', 'ACCEPTED', { seats: 0, taken: 0 }, 'TAKEN', 'LEFT'],
  ['a wait in a full car', 'WAITING', { taken: 2, state: 'CANCELLED' }, 'IN_LINE', 'WAITING'],
  ['a wait when there is a seat', 'WAITING', { state: 'CANCELLED' }, 'SEAT', 'ACCEPTED'],
  ['a request', 'ASKED', { taken: 2, state: 'CANCELLED' }, 'ASKED', 'ASKED'],
  ['an offer', 'OFFERED', { state: 'CANCELLED' }, 'ASKED', 'OFFERED'],
  [
    'a car that is cancelled',
    'ACCEPTED',
    { more: { carpool: { cancelled: true, lastAt: after(9_000) } } },
    'GONE',
    'LEFT',
  ],
  [
    'a car that leaves now',
    'ACCEPTED',
    { more: { times: { departsAt: now, returnsAt: null } } },
    'SEAT',
    'ACCEPTED',
  ],
  [
    'a car that has left',
    'ACCEPTED',
    { more: { times: { departsAt: after(-1), returnsAt: null } } },
    'GONE',
    'LEFT',
  ],
  ['a driver kept apart by a block', 'ACCEPTED', { more: { approachable: new Set() } }, 'GONE', 'LEFT'],
  ['a seat in another car', 'ACCEPTED', { elsewhere: ['OUT'] }, 'KEPT', 'LEFT'],
  ['a ride that was asked for anew', 'ACCEPTED', { state: 'ASKED' }, 'KEPT', 'ASKED'],
  ['a ride that the driver has ended since', 'ACCEPTED', { state: 'REMOVED' }, 'KEPT', 'REMOVED'],
])('ADM-1 given back: %s', (_, was, standing, became, state) => {
  expect(given(was, standing)).toEqual([became, state]);
});
