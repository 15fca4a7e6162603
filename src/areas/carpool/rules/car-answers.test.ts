import { describe, expect, test } from 'vitest';
import type { PersonId } from '#platform/shared/ids.ts';
import { Car, seatsLeft } from './car.ts';
import { type RideState, rideStates } from './ride.ts';
import type { Leg, PerLeg } from './trip.ts';

const anna = 'anna' as PersonId;
const both: readonly Leg[] = ['OUT', 'BACK'];
const one = { party: 1, legs: both };

/** A car in which Anna's ride stands like this. */
function carWith(
  state: RideState | null,
  seats: PerLeg = { OUT: 2, BACK: 2 },
  elsewhere: readonly Leg[] = [],
) {
  const taken = state === 'ACCEPTED' ? 1 : 0;
  return new Car({
    seats,
    taken: { OUT: taken, BACK: taken },
    lastQueueNumber: 5,
    rides: state ? [{ ...one, riderId: anna, state, queueNumber: state === 'WAITING' ? 5 : null }] : [],
    elsewhere: new Map(elsewhere.length > 0 ? [[anna, elsewhere]] : []),
  });
}

type Act = (car: Car) => { readonly code: string; readonly kind: string } | undefined;
const acts = {
  ask: (car) => car.ask(anna, one),
  offer: (car) => car.offer(anna, one),
  accept: (car) => car.answerRequest(anna, true),
  decline: (car) => car.answerRequest(anna, false),
  take: (car) => car.answerOffer(anna, true),
  refuse: (car) => car.answerOffer(anna, false),
  leave: (car) => car.leave(anna),
  remove: (car) => car.remove(anna),
} as const satisfies Record<string, Act>;

/** What becomes of Anna's ride from each state, or why it does not; every other state is answered with `otherwise`. */
const outcomes: readonly [keyof typeof acts, string, Readonly<Partial<Record<RideState, string>>>][] = [
  ['ask', 'ASKED', { ACCEPTED: 'ALREADY_ABOARD', WAITING: 'ALREADY_ABOARD', REMOVED: 'TAKEN_OFF' }],
  ['offer', 'OFFERED', { ACCEPTED: 'RIDER_ABOARD', WAITING: 'RIDER_ABOARD' }],
  ['accept', 'NO_RIDE_REQUEST', { ASKED: 'ACCEPTED' }],
  ['decline', 'NO_RIDE_REQUEST', { ASKED: 'DECLINED', WAITING: 'DECLINED' }],
  ['take', 'NO_RIDE_OFFER', { OFFERED: 'ACCEPTED' }],
  ['refuse', 'NO_RIDE_OFFER', { OFFERED: 'CANCELLED' }],
  ['leave', 'NO_RIDE', { ACCEPTED: 'LEFT', ASKED: 'CANCELLED', WAITING: 'CANCELLED', OFFERED: 'CANCELLED' }],
  ['remove', 'NOT_A_RIDER', { ACCEPTED: 'REMOVED', WAITING: 'REMOVED', OFFERED: 'CANCELLED' }],
];

describe('CAR-2 what becomes of a ride', () => {
  const rows = outcomes.flatMap(([act, otherwise, byState]) =>
    [null, ...rideStates].map((from) => [act, from, (from && byState[from]) ?? otherwise] as const),
  );
  test.each(rows)('%s, when it is %s: %s', (act, from, result) => {
    const car = carWith(from);
    const refusal = acts[act](car);
    const isState = (rideStates as readonly string[]).includes(result);
    expect(refusal?.code).toBe(isState ? undefined : result);
    expect(car.rideOf(anna)?.state).toBe(isState ? result : (from ?? undefined));
    expect(car.changedRides().map(({ state }) => state)).toEqual(isState ? [result] : []);
    const held = car.rideOf(anna)?.state === 'ACCEPTED' ? 1 : 0;
    expect(seatsLeft(car)).toEqual({ OUT: 2 - held, BACK: 2 - held });
  });

  test('who was taken off is forbidden to ask, what came too late is a conflict', () => {
    const kinds = [acts.ask(carWith('REMOVED')), acts.ask(carWith('ACCEPTED')), acts.leave(carWith(null))];
    expect(kinds.map((refusal) => refusal?.kind)).toEqual(['forbidden', 'conflict', 'conflict']);
  });

  test('a place that was waited for keeps no number', () => {
    const car = carWith('WAITING');
    expect(car.settle()).toEqual([{ ...one, riderId: anna, state: 'ACCEPTED', queueNumber: null }]);
    expect(car.taken).toEqual({ OUT: 1, BACK: 1 });
  });
});

describe('CAR-2 a car has room', () => {
  const none = { OUT: 0, BACK: 2 };
  test.each([
    ['for a party of its size', { OUT: 2, BACK: 2 }, 2, both, undefined],
    ['not for one more', { OUT: 2, BACK: 3 }, 3, both, 'CAR_TOO_SMALL'],
    ['for more on the way that has it', { OUT: 2, BACK: 3 }, 3, ['BACK'], undefined],
    ['not on a way it does not drive', none, 1, both, 'WAY_NOT_OFFERED'],
    ['on the way it drives', none, 1, ['BACK'], undefined],
    ['not for no way', { OUT: 2, BACK: 2 }, 1, [], 'WAY_NOT_OFFERED'],
  ] as const)('%s', (_, seats, party, legs, code) => {
    expect(carWith(null, seats).ask(anna, { party, legs })?.code).toBe(code);
    expect(carWith(null, seats).offer(anna, { party, legs })?.code).toBe(code);
  });

  test('the refusal says how many it takes on that way', () => {
    const refusal = carWith(null, { OUT: 4, BACK: 2 }).ask(anna, { party: 3, legs: both });
    expect(refusal?.params).toEqual({ seats: 2 });
  });

  test.each(['ASKED', 'OFFERED'] as const)('%s: a yes is refused once the way is gone', (state) => {
    const car = carWith(state, none);
    expect((state === 'ASKED' ? acts.accept : acts.take)(car)?.code).toBe('WAY_NOT_OFFERED');
    expect(car.rideOf(anna)?.state).toBe(state);
  });

  test('a yes without a free seat waits at the end of the queue', () => {
    const car = carWith('ASKED', { OUT: 1, BACK: 1 });
    car.taken = { OUT: 1, BACK: 0 };
    expect(acts.accept(car)).toBeUndefined();
    expect(car.rideOf(anna)).toMatchObject({ state: 'WAITING', queueNumber: 6 });
    expect([car.lastQueueNumber, car.settle()]).toEqual([6, []]);
  });

  test.each([
    ['ask', null, 'RIDES_ELSEWHERE'],
    ['offer', null, 'RIDER_RIDES_ELSEWHERE'],
    ['accept', 'ASKED', 'RIDER_RIDES_ELSEWHERE'],
    ['take', 'OFFERED', 'RIDES_ELSEWHERE'],
  ] as const)('%s is refused to who rides elsewhere on one of the ways', (act, state, code) => {
    expect(acts[act](carWith(state, { OUT: 2, BACK: 2 }, ['BACK']))).toMatchObject({
      code,
      kind: 'conflict',
    });
  });

  test.each([
    [{ OUT: 1, BACK: 1 }, undefined],
    [{ OUT: 0, BACK: 1 }, 'SEATS_OUT_TAKEN'],
    [{ OUT: 1, BACK: 0 }, 'SEATS_BACK_TAKEN'],
  ])('with one given on each way the seats become %o: %s', (seats, code) => {
    const car = carWith('ACCEPTED');
    const refusal = car.changeSeats(seats);
    expect([refusal?.code, refusal?.params]).toEqual(code ? [code, { taken: 1 }] : [undefined, undefined]);
    expect(car.seats).toEqual(code ? { OUT: 2, BACK: 2 } : seats);
  });

  test.each([
    ['the order of the queue', ['large', 'first', 'last']],
    ['the order of their names', ['first', 'large', 'last']],
    ['the opposite order', ['last', 'first', 'large']],
  ])('a free seat goes to the first in the queue whom it fits, known in %s', (_, order) => {
    const waits = (id: string, queueNumber: number, party: number) =>
      ({ riderId: id as PersonId, state: 'WAITING', party, legs: both, queueNumber }) as const;
    const queue = { last: waits('last', 9, 1), large: waits('large', 3, 2), first: waits('first', 7, 1) };
    const car = new Car({
      seats: { OUT: 2, BACK: 2 },
      taken: { OUT: 1, BACK: 1 },
      lastQueueNumber: 9,
      rides: order.map((id) => queue[id as keyof typeof queue]),
      elsewhere: new Map(),
    });
    expect(car.settle().map(({ riderId }) => riderId)).toEqual(['first']);
    expect(seatsLeft(car)).toEqual({ OUT: 0, BACK: 0 });
  });
});
