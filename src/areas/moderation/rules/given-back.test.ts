import { expect, test } from 'vitest';
import { isWhole, type Return, returns } from './given-back.ts';

test.each<[Return, boolean]>([
  ['PLACE', true],
  ['PLACE_WAITING', false],
  ['PLACE_REQUESTED', true],
  ['PLACE_CANCELLED', false],
  ['PLACE_BEGUN', false],
  ['PLACE_TOO_LARGE', false],
  ['PLACE_CLOSED', false],
  ['SEAT', true],
  ['SEAT_WAITING', false],
  ['SEAT_ASKED', true],
  ['SEAT_TAKEN', false],
  ['SEAT_GONE', false],
  ['SEAT_NO_PLACE', false],
  ['CAR_OFF', false],
])('ADM-1 with %s all is as it was: %s', (what, expected) => {
  expect(isWhole([{ what: 'PLACE' }, { what }])).toBe(expected);
});

test('ADM-1 where nothing had ended, all is as it was', () => {
  expect(isWhole([])).toBe(true);
  expect(returns.length).toBe(14);
});
