import { expect, test } from 'vitest';
import { afterFailure, hasArrived, MAX_TRIES, OFF_AFTER_MS } from './retries.ts';

const now = new Date('2026-11-27T10:00:00Z');
const before = (ms: number) => new Date(now.getTime() - ms);
const failed = { attempts: 1, status: 500, failingSince: now, now };

test.each([
  [199, false],
  [200, true],
  [299, true],
  [300, false],
  [302, false],
  [410, false],
  [500, false],
  [null, false],
])('I8: an answer of %s says that it has arrived: %s', (status, arrived) => {
  expect(hasArrived(status)).toBe(arrived);
});

test('I8: a delivery is tried again after ever longer pauses, the last within 24 hours', () => {
  let at = now;
  const pauses: number[] = [];
  for (let attempts = 1; attempts < MAX_TRIES; attempts += 1) {
    const { nextAt, off } = afterFailure({ ...failed, attempts, now: at });
    expect([attempts, off, nextAt === null]).toEqual([attempts, null, false]);
    pauses.push((nextAt?.getTime() ?? 0) - at.getTime());
    at = nextAt ?? at;
  }
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  const hours = (at.getTime() - now.getTime()) / 3_600_000;
  expect([pauses[0], hours > 23, hours <= 24]).toEqual([60_000, true, true]);
  expect(afterFailure({ ...failed, attempts: MAX_TRIES, now: at })).toEqual({ nextAt: null, off: null });
});

test.each([
  ['nothing has arrived for three days', { failingSince: before(OFF_AFTER_MS) }, 'FAILING'],
  ['nothing has arrived for a little less', { failingSince: before(OFF_AFTER_MS - 1) }, null],
  ['it is still tried', { failingSince: before(OFF_AFTER_MS), attempts: MAX_TRIES - 1 }, null],
  ['it is gone, at the first try', { status: 410, attempts: 1 }, 'GONE'],
  ['nobody answered', { status: null, failingSince: before(OFF_AFTER_MS) }, 'FAILING'],
])('I8: whether a webhook is switched off when %s', (_, changes, off) => {
  expect(afterFailure({ ...failed, attempts: MAX_TRIES, ...changes }).off).toBe(off);
});

test('I8: what is gone is not tried again', () => {
  expect(afterFailure({ ...failed, status: 410 }).nextAt).toBeNull();
});
