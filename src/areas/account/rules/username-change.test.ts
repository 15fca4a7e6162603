import { expect, test } from 'vitest';
import { nextChangeAt, refuseChange } from './username-change.ts';

const DAY_MS = 24 * 3_600_000;
const now = new Date('2026-05-01T10:00:00Z');
const ago = (days: number, ms = 0) => new Date(now.getTime() - days * DAY_MS + ms);

test.each([
  ['nobody has changed it', [], undefined],
  ['once today', [ago(0)], undefined],
  ['twice, the first just within 30 days', [ago(1), ago(30, 1)], new Date(now.getTime() + 1)],
  ['twice, the first exactly 30 days ago', [ago(1), ago(30)], undefined],
  ['three times, in any order', [ago(29), ago(2), ago(5)], ago(5 - 30)],
] as const)('GATE-11: %s', (_, changes, again) => {
  expect(nextChangeAt(changes, now)).toEqual(again);
  expect(refuseChange(changes, now)?.params.date).toBe(again?.toISOString());
});
