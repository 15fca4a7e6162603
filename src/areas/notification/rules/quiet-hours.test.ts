import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minuteOf, nextDigestAt, quietUntil, timeOf } from './quiet-hours.ts';

const night = { from: minuteOf('22:00'), to: minuteOf('07:00') };
const noon = { from: minuteOf('12:00'), to: minuteOf('14:00') };
const at = (text: string) => new Date(text);

test.each([
  ['2026-06-01T20:00:00Z', night, 'Europe/Zurich', '2026-06-02T05:00:00.000Z'],
  ['2026-06-01T19:59:59Z', night, 'Europe/Zurich', undefined],
  ['2026-06-02T04:59:59Z', night, 'Europe/Zurich', '2026-06-02T05:00:00.000Z'],
  ['2026-06-02T05:00:00Z', night, 'Europe/Zurich', undefined],
  ['2026-06-01T10:00:00Z', noon, 'Europe/Zurich', '2026-06-01T12:00:00.000Z'],
  ['2026-06-01T12:00:00Z', noon, 'Europe/Zurich', undefined],
  // The night of each change of the clock is an hour shorter or longer.
  ['2026-03-28T21:00:00Z', night, 'Europe/Zurich', '2026-03-29T05:00:00.000Z'],
  ['2026-10-24T20:00:00Z', night, 'Europe/Zurich', '2026-10-25T06:00:00.000Z'],
  // An end at half past two, which does not exist that night, or comes twice.
  ['2026-03-29T00:30:00Z', { from: 60, to: 150 }, 'Europe/Zurich', '2026-03-29T01:30:00.000Z'],
  ['2026-10-24T23:30:00Z', { from: 60, to: 150 }, 'Europe/Zurich', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T01:15:00Z', { from: 60, to: 150 }, 'Europe/Zurich', undefined],
  ['2026-06-01T16:30:00Z', night, 'Asia/Kathmandu', '2026-06-02T01:15:00.000Z'],
  ['2026-06-01T10:00:00Z', { from: 600, to: 600 }, 'UTC', undefined],
])('NOT-6 %s in %o of %s is quiet until %s', (now, hours, zone, until) => {
  expect(quietUntil(hours, at(now), zone)?.toISOString()).toBe(until);
});

test('NOT-6 quiet hours end within a day, and are over at their end', () => {
  const zones = fc.constantFrom(
    'Europe/Zurich',
    'America/Denver',
    'Asia/Kathmandu',
    'Pacific/Auckland',
    'UTC',
  );
  const minutes = fc.integer({ min: 0, max: 1439 });
  const instants = fc.date({ min: at('2026-01-01'), max: at('2027-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(zones, minutes, minutes, instants, (zone, from, to, now) => {
      const until = quietUntil({ from, to }, now, zone);
      if (!until) return;
      expect(until.getTime()).toBeGreaterThan(now.getTime());
      expect(until.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
    }),
  );
});

const daily = { digest: 'DAILY', at: minuteOf('07:00'), day: 1 } as const;
const weekly = { digest: 'WEEKLY', at: minuteOf('07:00'), day: 7 } as const;

test.each([
  [daily, '2026-06-01T04:59:59Z', '2026-06-01T05:00:00.000Z'],
  [daily, '2026-06-01T05:00:00Z', '2026-06-02T05:00:00.000Z'],
  [daily, '2026-03-28T06:00:00Z', '2026-03-29T05:00:00.000Z'],
  [daily, '2026-10-24T05:00:00Z', '2026-10-25T06:00:00.000Z'],
  [{ ...daily, at: 150 }, '2026-03-28T12:00:00Z', '2026-03-29T01:30:00.000Z'],
  [{ ...daily, at: 150 }, '2026-10-24T12:00:00Z', '2026-10-25T00:30:00.000Z'],
  // Half past two came once already: the second one brings no second digest.
  [{ ...daily, at: 150 }, '2026-10-25T00:30:00Z', '2026-10-26T01:30:00.000Z'],
  [weekly, '2026-06-01T12:00:00Z', '2026-06-07T05:00:00.000Z'],
  [weekly, '2026-06-07T05:00:00Z', '2026-06-14T05:00:00.000Z'],
  [weekly, '2026-06-07T04:00:00Z', '2026-06-07T05:00:00.000Z'],
] as const)('NOT-5 %o after %s is due at %s', (times, after, due) => {
  expect(nextDigestAt(times, at(after), 'Europe/Zurich')?.toISOString()).toBe(due);
});

test('NOT-5 without a digest none is due', () => {
  expect(nextDigestAt({ ...daily, digest: 'NEVER' }, at('2026-06-01'), 'UTC')).toBeNull();
});

test('NOT-6 a minute of the day reads as clocks show it', () => {
  expect([0, 425, 1439].map(timeOf)).toEqual(['00:00', '07:05', '23:59']);
  expect([0, 425, 1439].map((minute) => minuteOf(timeOf(minute)))).toEqual([0, 425, 1439]);
});
