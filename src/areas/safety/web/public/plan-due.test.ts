import { expect, test } from 'vitest';
import { isBackSoon, isPlanDue } from './plan-due.ts';

const outing = {
  sight: 'INSIDE',
  status: 'PUBLISHED',
  startDateTime: '2026-07-18T06:00:00Z',
  endDateTime: '2026-07-18T15:00:00Z',
} as const;
const at = (day: number, time: string) => new Date(`2026-07-${String(day).padStart(2, '0')}T${time}:00Z`);

test.each([
  ['INSIDE', at(17, '05:59'), false],
  ['INSIDE', at(17, '06:00'), true],
  ['INSIDE', at(19, '15:00'), true],
  ['INSIDE', at(19, '15:01'), false],
  ['HOST', at(4, '14:59'), false],
  ['HOST', at(4, '15:00'), true],
  ['HOST', at(19, '15:01'), false],
  ['CARD', at(18, '10:00'), false],
  ['LINK', at(18, '10:00'), false],
] as const)('SAFE-3 %s at %s: %s', (sight, now, isDue) => {
  expect(isPlanDue({ ...outing, sight }, now)).toBe(isDue);
});

test('SAFE-3 an outing that does not take place has none', () => {
  expect(isPlanDue({ ...outing, status: 'CANCELLED' }, at(18, '10:00'))).toBe(false);
});

test.each([
  [null, at(17, '14:59'), false],
  [null, at(17, '15:00'), true],
  [null, at(18, '16:00'), true],
  ['2026-07-18T14:00:00Z', at(18, '14:30'), false],
] as const)('SAFE-1 a plan that ended %s stands on the first page at %s: %s', (endedAt, now, isSoon) => {
  expect(isBackSoon({ endedAt, expectedAt: outing.endDateTime }, now)).toBe(isSoon);
});
