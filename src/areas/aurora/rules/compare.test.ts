import { expect, test } from 'vitest';
import { bestOf, comparisonIn } from './compare.ts';
import type { Outing } from './fit.ts';

test.each([
  ['which of them is the hardest', 'LEVEL', true],
  ['something shorter', 'LENGTH', false],
  ['gibts was Leichteres', 'LEVEL', false],
  ['Welche davon ist die leichteste?', 'LEVEL', false],
  ['which one is the longest', 'LENGTH', true],
  ['welche ist am kürzesten', 'LENGTH', false],
  ['which has the most ascent', 'ASCENT', true],
  ['welche hat die wenigsten Höhenmeter', 'ASCENT', false],
  ['which is closest', 'NEAR', false],
  ['which one starts first', 'START', false],
  ['which is the latest', 'START', true],
  ['bei welcher ist am meisten Platz', 'ROOM', true],
])('AUR-6 %s compares by %s', (question, by, most) => {
  expect(comparisonIn(question)).toEqual({ by, most });
});

test('AUR-6 what names no measure compares nothing', () => {
  expect(comparisonIn('which of them has a hut')).toBeUndefined();
});

const base: Outing = {
  id: 'base',
  activity: 'HIKING',
  startDateTime: '2026-06-06T08:00:00Z',
  endDateTime: '2026-06-06T12:00:00Z',
  timeZone: 'Europe/Zurich',
  difficulty: 'EASY',
  payment: 'FREE',
  carpooling: false,
  dogsAllowed: false,
  stepFree: false,
  capacity: 10,
  placesLeft: 2,
  distanceMeters: 9_000,
  ascentMeters: 400,
  area: { lat: 46.9, lng: 7.4 },
};
const hard = {
  ...base,
  id: 'hard',
  difficulty: 'HARD',
  distanceMeters: 12_000,
  ascentMeters: null,
  placesLeft: 0,
};
const open: Outing = {
  ...base,
  id: 'open',
  difficulty: null,
  capacity: null,
  placesLeft: null,
  ascentMeters: 0,
  startDateTime: '2026-06-05T08:00:00Z',
  area: { lat: 47.4, lng: 8.5 },
};

test.each([
  ['LEVEL', true, ['hard']],
  ['LEVEL', false, ['base']],
  ['LENGTH', true, ['hard']],
  ['LENGTH', false, ['base', 'open']],
  ['ASCENT', true, ['base']],
  ['ASCENT', false, ['open']],
  ['NEAR', false, ['open']],
  ['START', false, ['open']],
  ['START', true, ['base', 'hard']],
  ['ROOM', true, ['open']],
] as const)('AUR-6 by %s, the most: %s', (by, most, ids) => {
  const zurich = { lat: 47.37, lng: 8.54 };
  expect(bestOf([base, hard, open], { by, most }, zurich).map(({ id }) => id)).toEqual(ids);
});

test('AUR-6 nothing is near where nobody knows where the asker lives', () => {
  expect(bestOf([base, open], { by: 'NEAR', most: false }, undefined)).toEqual([]);
});
