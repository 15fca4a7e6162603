import { expect, test } from 'vitest';
import { monthsOf, percentOfFirstTimers, spanOfYear } from './statistics.ts';

test('COM-13 a year reaches a day beyond its ends in UTC: the first zones begin 14 hours before, the last end 12 after', () => {
  expect(spanOfYear(2026)).toEqual({
    from: new Date('2025-12-31T00:00:00Z'),
    to: new Date('2027-01-02T00:00:00Z'),
  });
});

test('COM-13 a year has its twelve months, with two digits each', () => {
  const months = monthsOf(2026);
  expect([months.length, months[0], months[8], months[9], months[11]]).toEqual([
    12,
    '2026-01',
    '2026-09',
    '2026-10',
    '2026-12',
  ]);
});

test.each([
  [0, 0, null],
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 67],
  [3, 3, 100],
])('COM-13 %i first-timers of %i people are %s %%', (first, persons, percent) => {
  expect(percentOfFirstTimers(first, persons)).toBe(percent);
});
