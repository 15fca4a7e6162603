import { describe, expect, test } from 'vitest';
import { instantIn } from '#platform/shared/zoned-time.ts';
import { daysBetween, occurrencesAfter, shiftDays } from './series.ts';

describe('HUD-4 a huddle repeats', () => {
  test.each([
    ['WEEK', '2026-10-18T08:30', ['2026-10-25T08:30', '2026-11-01T08:30']],
    ['TWO_WEEKS', '2026-12-26T08:30', ['2027-01-09T08:30', '2027-01-23T08:30']],
    ['MONTH_DATE', '2026-12-31T08:30', ['2027-01-31T08:30', '2027-02-28T08:30', '2027-03-31T08:30']],
    ['MONTH_WEEKDAY', '2026-11-14T08:30', ['2026-12-12T08:30', '2027-01-09T08:30']],
    // A fifth Saturday where there is one, the last one elsewhere.
    ['MONTH_WEEKDAY', '2027-05-29T08:30', ['2027-06-26T08:30', '2027-07-31T08:30']],
    ['MONTH_WEEKDAY', '2026-10-31T08:30', ['2026-11-28T08:30', '2026-12-26T08:30', '2027-01-30T08:30']],
  ] as const)('%s from %s on', (pace, first, expected) => {
    expect(occurrencesAfter(first, pace, expected.length)).toEqual(expected);
  });

  test('at the same hour of the venue before and after its clocks change', () => {
    const [next = ''] = occurrencesAfter('2026-10-18T08:30', 'WEEK', 1);
    expect(instantIn('2026-10-18T08:30', 'Europe/Zurich')?.toISOString()).toBe('2026-10-18T06:30:00.000Z');
    expect(instantIn(next, 'Europe/Zurich')?.toISOString()).toBe('2026-10-25T07:30:00.000Z');
  });

  test('days are counted and shifted over months and years', () => {
    expect(daysBetween('2026-12-30T23:00', '2027-01-02T01:00')).toBe(3);
    expect(daysBetween('2026-12-30T01:00', '2027-01-02T23:00')).toBe(3);
    expect(shiftDays('2027-01-02T01:00', -3)).toBe('2026-12-30T01:00');
  });
});
