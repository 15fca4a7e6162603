import { expect, test } from 'vitest';
import { groupOf, groups, kindsOf } from './groups.ts';
import { kinds } from './kinds.ts';

test('NOT-6 each kind stands in one of six groups, and none is empty', () => {
  expect(groups).toHaveLength(6);
  expect(groups.flatMap(kindsOf).sort()).toEqual([...kinds].sort());
  expect(groups.filter((group) => kindsOf(group).length === 0)).toEqual([]);
});

test.each([
  ['HUDDLE_RSVP', 'HOSTING'],
  ['HUDDLE_CANCELLED', 'GOING'],
  ['HUDDLE_PLANNED', 'CLUBS'],
  ['COMMUNITY_ANNOUNCEMENT', 'CLUBS'],
  ['COMMUNITY_TALK', 'TALK'],
  ['ROOM_TALK', 'TALK'],
  ['CARPOOL_MOVED_UP', 'RIDES'],
  ['POST_LIKE', 'PEOPLE'],
  ['SYSTEM', 'PEOPLE'],
] as const)('NOT-6 %s belongs to %s', (kind, group) => {
  expect(groupOf(kind)).toBe(group);
});
