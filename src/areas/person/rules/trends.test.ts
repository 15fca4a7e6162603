import { expect, test } from 'vitest';
import { fillMonths, lastMonths } from './trends.ts';

test.each([
  ['2026-05-31T12:00:00Z', 3, 'UTC', ['2026-03', '2026-04', '2026-05']],
  ['2026-01-15T12:00:00Z', 2, 'UTC', ['2025-12', '2026-01']],
  ['2026-12-15T12:00:00Z', 2, 'UTC', ['2026-11', '2026-12']],
  ['2026-02-15T12:00:00Z', 14, 'UTC', expect.arrayContaining(['2025-01', '2025-12', '2026-01', '2026-02'])],
  ['2026-05-31T22:30:00Z', 1, 'UTC', ['2026-05']],
  ['2026-05-31T22:30:00Z', 1, 'Europe/Zurich', ['2026-06']],
  ['2026-06-01T02:00:00Z', 1, 'America/New_York', ['2026-05']],
])('PER-10 at %s the last %i months in %s', (now, count, timeZone, months) => {
  const found = lastMonths(new Date(now), count, timeZone);
  expect(found).toEqual(months);
  expect(found).toHaveLength(count);
});

test('PER-10 a month without an outing stands with nothing in it, one outside is left out', () => {
  const may = { month: '2026-05', outings: 2, hosted: 1, distanceMeters: 9, ascentMeters: 8, peopleMet: 7 };
  const nothing = { outings: 0, hosted: 0, distanceMeters: 0, ascentMeters: 0, peopleMet: 0 };
  const known = [may, { month: '2026-01', ...nothing, outings: 5 }];
  expect(fillMonths(['2026-04', '2026-05'], known)).toEqual([{ month: '2026-04', ...nothing }, may]);
});
