import { expect, test } from 'vitest';
import { refuseSoonAfter } from './hold.ts';

const now = new Date('2026-06-02T08:00:00Z');
const hours = (count: number) => new Date(now.getTime() - count * 3_600_000);

test.each([
  ['no change', undefined, undefined],
  ['a change of this moment', hours(0), 'LOG_IN_CHANGED'],
  ['a change just under a day old', new Date(hours(24).getTime() + 1), 'LOG_IN_CHANGED'],
  ['a change a day old', hours(24), undefined],
  ['a change two days old', hours(48), undefined],
] as const)('GATE-11: after %s', (_, changedAt, expected) => {
  expect(refuseSoonAfter(changedAt, now)?.code).toBe(expected);
});
