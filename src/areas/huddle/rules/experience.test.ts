import { expect, test } from 'vitest';
import { asHardAs, isExperienceAsked } from './experience.ts';

test.each([
  [null, []],
  ['EASY', ['EASY', 'MODERATE', 'HARD', 'VERY_HARD']],
  ['HARD', ['HARD', 'VERY_HARD']],
  ['VERY_HARD', ['VERY_HARD']],
] as const)('C17 as hard as %s, or harder', (difficulty, levels) => {
  expect(asHardAs(difficulty)).toEqual(levels);
});

const asked = { communityId: 'club', place: 'REQUESTED', registered: true };
test.each([
  ['a request in a club', {}, true],
  ['an outing of no club', { communityId: null }, false],
  ['who has a spot', { place: 'CONFIRMED' }, false],
  ['who waits', { place: 'WAITING' }, false],
  ['who has no account', { registered: false }, false],
])('C17 leaders are shown how often somebody came: %s', (_what, changes, shown) => {
  expect(isExperienceAsked({ ...asked, ...changes })).toBe(shown);
});
