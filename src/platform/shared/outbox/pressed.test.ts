import { expect, test } from 'vitest';
import {
  CLOCK_IS_RIGHT_MS,
  clockOffset,
  LATE_AFTER_MS,
  MAX_WAIT_MS,
  pressedAfter,
  pressedBefore,
  pressedTime,
} from './pressed.ts';

const received = new Date('2026-11-21T21:40:00.000Z');
const before = (milliseconds: number) => new Date(received.getTime() - milliseconds).toISOString();

test.each<[string, unknown, boolean]>([
  ['at once', before(0), false],
  ['just not late', before(LATE_AFTER_MS - 1), false],
  ['just late', before(LATE_AFTER_MS), true],
  ['as long as anything waits', before(MAX_WAIT_MS), true],
  ['longer than anything waits', before(MAX_WAIT_MS + 1), false],
  ['in the future, by a clock that is six hours ahead', before(-6 * 3_600_000), false],
  ['not a time', '2026-11-21T99:99:99Z', false],
  ['a day only', '2026-11-21', false],
  ['another zone', '2026-11-21T18:02:00+01:00', false],
  ['words', 'yesterday', false],
  ['twice', [before(LATE_AFTER_MS), before(LATE_AFTER_MS)], false],
  ['unsaid', undefined, false],
])('O7 the time pressed is told of what came late: %s', (_, said, isTold) => {
  expect(pressedBefore(said, received)?.toISOString()).toBe(isTold ? said : undefined);
});

test.each<[string, unknown, boolean]>([
  ['this very moment', before(0), true],
  ['a moment ago', before(1), true],
  ['in a moment', before(-1), false],
  ['as long ago as anything waits', before(MAX_WAIT_MS), true],
  ['longer ago', before(MAX_WAIT_MS + 1), false],
  ['not a time', '2026-11-21T99:99:99Z', false],
  ['unsaid', undefined, false],
])('O17 any time pressed is held against others: %s', (_, said, isTaken) => {
  expect(pressedTime(said, received)?.toISOString()).toBe(isTaken ? said : undefined);
});

test.each([
  ['a phone six hours behind', 6 * 3_600_000, 6 * 3_600_000],
  ['a phone six hours ahead', -6 * 3_600_000, -6 * 3_600_000],
  ['just wrong', CLOCK_IS_RIGHT_MS, CLOCK_IS_RIGHT_MS],
  ['just right', CLOCK_IS_RIGHT_MS - 1_000, 0],
  ['just right, ahead', 1_000 - CLOCK_IS_RIGHT_MS, 0],
])('O7 the clock of the phone is measured against the server: %s', (_, ahead, offset) => {
  expect(clockOffset(new Date(received.getTime() + ahead).toUTCString(), received.getTime())).toBe(offset);
});

test('O7 an answer without a date measures nothing', () => {
  expect(clockOffset(null, 0)).toBeUndefined();
  expect(clockOffset('soon', 0)).toBeUndefined();
});

test('O7 what is pressed later stays later when the clock is put back', () => {
  expect(pressedAfter([], 100)).toBe(100);
  expect(pressedAfter([{ at: 99 }], 100)).toBe(100);
  expect(pressedAfter([{ at: 100 }], 100)).toBe(101);
  expect(pressedAfter([{ at: 700 }, { at: 300 }], 100)).toBe(701);
});
