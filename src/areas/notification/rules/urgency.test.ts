import { expect, test } from 'vitest';
import type { Kind } from './kinds.ts';
import { isUrgent } from './urgency.ts';

const now = new Date('2026-06-01T22:30:00Z');
const in24h = new Date('2026-06-02T22:30:00Z');
const later = new Date(in24h.getTime() + 1);

test.each<[Kind, Date | null, boolean]>([
  ['HUDDLE_CANCELLED', later, true],
  ['HUDDLE_CANCELLED', null, true],
  ['HUDDLE_CANCELLED', now, false],
  ['CARPOOL_CANCELLED', later, true],
  ['HUDDLE_OFFER', later, true],
  ['HUDDLE_MOVED', in24h, true],
  ['HUDDLE_MOVED', later, false],
  ['HUDDLE_MOVED', new Date(now.getTime() + 1), true],
  ['HUDDLE_MOVED', now, false],
  ['HUDDLE_MOVED', null, false],
  ['HUDDLE_MESSAGE', in24h, true],
  ['CARPOOL_MOVED', in24h, true],
  ['CARPOOL_MOVED_UP', later, false],
  ['HUDDLE_RSVP', in24h, false],
  ['POST_LIKE', in24h, false],
])('NOT-6 %s of what begins at %s is urgent: %s', (kind, startsAt, urgent) => {
  expect(isUrgent(kind, { startsAt }, now)).toBe(urgent);
});

test('NOT-6 the reminder two hours before is urgent, the one a day before is not', () => {
  expect(
    [2, 24, undefined].map((hours) => isUrgent('HUDDLE_REMINDER', { startsAt: in24h, hours }, now)),
  ).toEqual([true, false, false]);
});
