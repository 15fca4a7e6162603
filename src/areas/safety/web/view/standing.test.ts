import { expect, test } from 'vitest';
import { moreTime, standingOf } from './standing.ts';

const plan = { endedAt: null, expectedAt: '2026-07-18T15:30:00Z', alarm: 'NOBODY' } as const;
const at = (time: string) => new Date(`2026-07-18T${time}Z`);

test.each([
  ['14:59:59', 'RUNNING'],
  ['15:00:00', 'SOON'],
  ['15:29:59', 'SOON'],
  ['15:30:00', 'OVERDUE'],
] as const)('SAFE-1 at %s a plan for half past is %s', (time, standing) => {
  expect(standingOf(plan, at(time))).toBe(standing);
});

test('SAFE-1 who has been told counts for more than the time, and the end for more than both', () => {
  expect(standingOf({ ...plan, alarm: 'PARTY' }, at('15:10:00'))).toBe('SOON');
  expect(standingOf({ ...plan, alarm: 'HOSTS' }, at('14:00:00'))).toBe('ALARM');
  expect(standingOf({ ...plan, alarm: 'CONTACTS', endedAt: '2026-07-18T17:00:00Z' }, at('18:00:00'))).toBe(
    'ENDED',
  );
});

test('SAFE-1 more time begins at the latest of now, what was expected, and what waits to be sent', () => {
  const expected = at('15:30:00');
  expect(moreTime(30, at('15:00:00'), expected)).toEqual(at('16:00:00'));
  expect(moreTime(60, at('15:45:10'), expected)).toEqual(at('16:46:00'));
  expect(moreTime(30, at('15:00:00'), expected, undefined, at('16:30:00'))).toEqual(at('17:00:00'));
});
