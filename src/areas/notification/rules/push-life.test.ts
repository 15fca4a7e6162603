import { expect, test } from 'vitest';
import { kinds } from './kinds.ts';
import { cutAtWord, pushLife, tagOf } from './push-life.ts';

test.each([
  ['HUDDLE_CANCELLED', true, 'high', 24],
  ['HUDDLE_MOVED', true, 'high', 24],
  ['HUDDLE_MOVED', false, 'normal', 72],
  ['CARPOOL_REQUEST', false, 'normal', 72],
  ['ROOM_TALK', false, 'normal', 24],
  ['HUDDLE_REMINDER', false, 'normal', 6],
  ['POST_LIKE', false, 'low', 24],
] as const)('NOT-5 %s, urgent: %s, is sent as %s and kept for %s hours', (kind, urgent, urgency, hours) => {
  expect(pushLife(kind, urgent)).toEqual({ urgency, ttl: hours * 3_600 });
});

test('NOT-5 nothing is kept at a push service for longer than three days', () => {
  expect(Math.max(...kinds.map((kind) => pushLife(kind, false).ttl))).toBe(3 * 86_400);
});

test('NOT-5 what is told of one object replaces what was told of it before', () => {
  expect(tagOf({ type: 'HUDDLE', id: 'a' })).toBe('HUDDLE:a');
});

test.each([
  ['Ridge walk', 10, 'Ridge walk'],
  ['Ridge walks', 10, 'Ridge…'],
  ['Donaudampfschiff', 10, 'Donaudamp…'],
  ['Up the hill', 9, 'Up the…'],
  ['12345678😀rest', 10, '12345678…'],
])('NOT-5 %s is cut to %s signs at a word: %s', (text, limit, cut) => {
  expect(cutAtWord(text, limit)).toBe(cut);
});
