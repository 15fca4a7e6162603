import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PersonId } from '#platform/shared/ids.ts';
import { Car, seatsLeft } from './car.ts';
import { shareOf } from './cost.ts';
import type { Leg } from './trip.ts';

const who = (n: number) => `rider ${n}` as PersonId;
const empty = (out: number, back: number) =>
  new Car({
    seats: { OUT: out, BACK: back },
    taken: { OUT: 0, BACK: 0 },
    lastQueueNumber: 0,
    rides: [],
    elsewhere: new Map(),
  });

const ways: fc.Arbitrary<readonly Leg[]> = fc.constantFrom(['OUT'], ['BACK'], ['OUT', 'BACK']);
const rider = fc.nat({ max: 9 });
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('ask' as const),
      rider,
      ways,
      party: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('yes' as const, 'no', 'leave', 'remove', 'take'), rider }),
  },
  fc.record({ do: fc.constant('offer' as const), rider, ways, party: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constant('seats' as const), out: fc.nat({ max: 5 }), back: fc.nat({ max: 5 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function run(car: Car, each: Step): void {
  if (each.do === 'seats') car.changeSeats({ OUT: each.out, BACK: each.back });
  else if (each.do === 'ask') car.ask(who(each.rider), { party: each.party, legs: each.ways });
  else if (each.do === 'offer') car.offer(who(each.rider), { party: each.party, legs: each.ways });
  else if (each.do === 'leave') car.leave(who(each.rider));
  else if (each.do === 'remove') car.remove(who(each.rider));
  else if (each.do === 'take') car.answerOffer(who(each.rider), true);
  else car.answerRequest(who(each.rider), each.do === 'yes');
  car.settle();
}

test('CAR-2 whatever happens, no way is oversold, counts are those of the rides, and no free seat passes a waiting rider', () => {
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 40, maxLength: 80 }),
      fc.nat({ max: 5 }),
      fc.nat({ max: 5 }),
      (steps, out, back) => {
        const car = empty(out, back);
        for (const each of steps) {
          run(car, each);
          const rides = Array.from({ length: 10 }, (_, n) => car.rideOf(who(n)));
          for (const leg of ['OUT', 'BACK'] as const) {
            const held = rides.reduce(
              (sum, ride) => sum + (ride?.state === 'ACCEPTED' && ride.legs.includes(leg) ? ride.party : 0),
              0,
            );
            expect(car.taken[leg]).toBe(held);
            expect(held).toBeLessThanOrEqual(car.seats[leg]);
          }
          const left = seatsLeft(car);
          const idle = rides.filter(
            (ride) => ride?.state === 'WAITING' && ride.legs.every((leg) => ride.party <= left[leg]),
          );
          expect(idle).toEqual([]);
        }
      },
    ),
    { numRuns: 400 },
  );
});

test('CAR-2 who rides elsewhere on that way gets no second place, and no longer waits for one', () => {
  const car = new Car({
    seats: { OUT: 1, BACK: 1 },
    taken: { OUT: 1, BACK: 1 },
    lastQueueNumber: 1,
    rides: [
      { riderId: who(1), state: 'ACCEPTED', party: 1, legs: ['OUT', 'BACK'], queueNumber: null },
      { riderId: who(2), state: 'WAITING', party: 1, legs: ['OUT'], queueNumber: 1 },
    ],
    elsewhere: new Map([[who(2), ['OUT']]]),
  });
  car.leave(who(1));
  expect(car.settle()).toEqual([]);
  expect(car.rideOf(who(2))?.state).toBe('CANCELLED');
  expect(car.ask(who(2), { party: 1, legs: ['OUT'] })?.code).toBe('RIDES_ELSEWHERE');
  expect(car.ask(who(2), { party: 1, legs: ['BACK'] })).toBeUndefined();
});

test('CAR-2 the shares of all riders never reach what the trip costs', () => {
  const seats = fc.integer({ min: 1, max: 8 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), seats, seats, (amount, out, back) => {
      const all = { OUT: out, BACK: back };
      const there = shareOf({ amount }, 'ROUND', all, ['OUT']) * out;
      const home = shareOf({ amount }, 'ROUND', all, ['BACK']) * back;
      expect(there + home).toBeLessThan(amount);
    }),
  );
  expect(shareOf({ amount: 6_000 }, 'ROUND', { OUT: 3, BACK: 3 }, ['OUT', 'BACK'])).toBe(1_500);
  expect(shareOf({ amount: 6_000 }, 'ROUND', { OUT: 3, BACK: 3 }, ['OUT'])).toBe(750);
});
