import { expect, test } from 'vitest';
import { legsOf, startOf } from './trip.ts';

test.each([
  ['ROUND', ['OUT', 'BACK']],
  ['DEPART', ['OUT']],
  ['RETURN', ['BACK']],
] as const)('CAR-1 a %s trip goes %o', (trip, ways) => {
  expect(legsOf(trip)).toEqual(ways);
});

test('CAR-1 the way there begins when it departs, the way back when it returns', () => {
  const times = { departsAt: new Date(1), returnsAt: new Date(2) };
  expect([startOf('OUT', times), startOf('BACK', times)]).toEqual([times.departsAt, times.returnsAt]);
});
