import { expect, test } from 'vitest';
import { isLateToGiveBack, missedFadesAt } from './missed.ts';

const startsAt = new Date('2026-06-10T08:00:00Z');

test.each([
  ['a day before', '2026-06-09T08:00:00Z', null, false],
  ['a moment less than a day before', '2026-06-09T08:00:00.001Z', null, true],
  ['right before the start', '2026-06-10T07:59:59Z', null, true],
  ['less than a day after a change', '2026-06-10T06:59:59Z', '2026-06-09T07:00:00Z', false],
  ['a day after a change', '2026-06-10T07:00:00Z', '2026-06-09T07:00:00Z', true],
  ['early, long after a change', '2026-06-08T07:00:00Z', '2026-05-01T07:00:00Z', false],
])('COM-13 a place given back %s', (_, now, moved, late) => {
  const outing = { startsAt, movedAt: moved === null ? null : new Date(moved) };
  expect(isLateToGiveBack(outing, new Date(now))).toBe(late);
});

test.each([
  ['2026-06-10T08:00:00.000Z', '2027-06-10T08:00:00.000Z'],
  ['2028-02-29T08:00:00.000Z', '2029-02-28T08:00:00.000Z'],
])('COM-13 what was missed on %s fades on %s', (missed, fades) => {
  expect(missedFadesAt(new Date(missed)).toISOString()).toBe(fades);
});
