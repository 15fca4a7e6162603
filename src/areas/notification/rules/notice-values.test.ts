import { expect, test } from 'vitest';
import { kinds, requestKinds } from './kinds.ts';
import { noticeValues } from './notice-values.ts';

test('NOT-4: of a move it is said whether the time, the place or both have changed', () => {
  const moved = (...changes: string[]) => noticeValues({ changes }).moved;
  expect(moved('START')).toBe('TIME');
  expect(moved('END')).toBe('TIME');
  expect(moved('VENUE')).toBe('PLACE');
  expect(moved('START', 'PARKING')).toBe('BOTH');
  expect(noticeValues({}).moved).toBe('PLACE');
});

test('NOT-4: somebody who says yes to a full huddle waits', () => {
  expect(noticeValues({ answer: 'YES', place: 'WAITING' }).answer).toBe('WAITING');
  expect(noticeValues({ answer: 'YES', place: 'CONFIRMED' }).answer).toBe('YES');
  expect(noticeValues({ answer: 'MAYBE', place: 'WAITING' }).answer).toBe('MAYBE');
});

test('NOT-4: an older notice that keeps less is still worded', () => {
  expect(noticeValues({})).toMatchObject({ answer: 'YES', guests: 0, hours: 0, asked: 'no', others: 0 });
  expect(noticeValues({ asked: true }).asked).toBe('yes');
});

test('NOT-2: what waits for an answer is a kind there is', () => {
  expect(requestKinds.every((kind) => kinds.includes(kind))).toBe(true);
});
