import { expect, test } from 'vitest';
import { monthFrom, spanOf, weeksOf } from './month-days.ts';

test.each([
  ['2026-02', 5, '2026-01-26', '2026-03-01'],
  ['2026-06', 5, '2026-06-01', '2026-07-05'],
  ['2027-02', 4, '2027-02-01', '2027-02-28'],
  ['2026-08', 6, '2026-07-27', '2026-09-06'],
])('HUD-5 the weeks of %s are %s, from %s to %s', (month, count, first, last) => {
  const weeks = weeksOf(month);
  expect(weeks).toHaveLength(count);
  expect([weeks[0]?.[0]?.day, weeks.at(-1)?.[6]?.day]).toEqual([first, last]);
});

test('months go on over the end of a year', () => {
  expect(monthFrom('2026-12', 1)).toBe('2027-01');
  expect(monthFrom('2026-01', -1)).toBe('2025-12');
});

test('the span of a month is one of the viewer, whatever their clocks do', () => {
  const { from, to } = spanOf(weeksOf('2026-10'), 'Europe/Zurich');
  expect(from.toISOString()).toBe('2026-09-27T22:00:00.000Z');
  expect(to.toISOString()).toBe('2026-11-01T23:00:00.000Z');
});
