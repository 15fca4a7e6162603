import { expect, test } from 'vitest';
import { groupOf } from './groups.ts';
import { kinds } from './kinds.ts';
import { streamOf } from './streams.ts';
import { canBeUrgent } from './urgency.ts';

test.each([
  ['HUDDLE_PLANNED', 'CLUB'],
  ['COMMUNITY_ANNOUNCEMENT', 'CLUB'],
  ['COMMUNITY_TALK', 'CLUB'],
  ['COMMUNITY_WORDS', 'CLUB'],
  ['ROOM_TALK', 'CLUB'],
  ['INSPIRATION_PUBLISHED', 'CLUB'],
  ['SYSTEM', 'CLUB'],
  ['COMMUNITY_INVITE', 'PERSONAL'],
  ['COMMUNITY_MENTION', 'PERSONAL'],
  ['HUDDLE_REMINDER', 'PERSONAL'],
  ['EXPORT_READY', 'PERSONAL'],
] as const)('NOT-5, N12: a mail about %s goes in the stream %s', (kind, stream) => {
  expect(streamOf(kind)).toBe(stream);
});

test('NOT-5, N12: nothing that can be urgent, and no news of an outing or a ride of mine, goes with what is written to many', () => {
  const mixed = kinds.filter((kind) => streamOf(kind) === 'CLUB' && canBeUrgent(kind));
  expect(mixed).toEqual([]);
  const club = kinds.filter((kind) => streamOf(kind) === 'CLUB').map(groupOf);
  expect(club).not.toContain('GOING');
  expect(club).not.toContain('RIDES');
});
