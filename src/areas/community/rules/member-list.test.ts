import { expect, test } from 'vitest';
import { orderOf, quietBefore } from './member-list.ts';

test.each([
  [{}, 'STANDING'],
  [{ role: 'LEADER' }, 'STANDING'],
  [{ joinedSince: '2026-01-01' }, 'JOINED'],
  [{ joinedSince: '2026-01-01', quietMonths: 3 }, 'QUIET'],
  [{ quietMonths: 3, dues: 'OPEN' }, 'DUES'],
] as const)('COM-12 %o is worked through by %s', (filter, order) => {
  expect(orderOf(filter)).toBe(order);
});

test.each([
  ['2026-06-15T10:00:00.000Z', 1, '2026-05-15T10:00:00.000Z'],
  ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-01-31T23:59:59.000Z', 2, '2025-11-30T23:59:59.000Z'],
  ['2024-02-29T00:00:00.000Z', 12, '2023-02-28T00:00:00.000Z'],
])('COM-12 at %s, %d months ago was %s', (now, months, then) => {
  expect(quietBefore(new Date(now), months).toISOString()).toBe(then);
});
