import { expect, test } from 'vitest';
import { isDueAhead, keptUntil } from './kept-ahead.ts';

const NOW = new Date('2026-07-10T10:00:00Z');
const HOUR = 3_600_000;
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR).toISOString();
const outing = (start: number, end = start + 6) => ({ startDateTime: at(start), endDateTime: at(end) });
const ago = (hours: number) => NOW.getTime() - hours * HOUR;

test.each([
  ['in exactly seven days', outing(168), undefined, true],
  ['in a little more than seven days', outing(168.001), undefined, false],
  ['under way', outing(-2, 1), undefined, true],
  ['just over', outing(-7, 0), undefined, true],
  ['over', outing(-7, -0.001), undefined, false],
  ['far, read six hours ago', outing(48), ago(6), true],
  ['far, read less than six hours ago', outing(48), ago(5.99), false],
  ['tomorrow at this time, read an hour ago', outing(24), ago(1), true],
  ['tomorrow at this time, read less than an hour ago', outing(24), ago(0.99), false],
  ['a little later than that, read an hour ago', outing(24.001), ago(1), false],
] as const)('OFF-1: an outing %s is kept ahead: %#', (_, huddle, readAt, expected) => {
  expect(isDueAhead(huddle, readAt, NOW)).toBe(expected);
});

test('OFF-1: what was taken along stays a week after the end', () => {
  expect(keptUntil(outing(0, 6))).toBe(NOW.getTime() + (6 + 168) * HOUR);
});
