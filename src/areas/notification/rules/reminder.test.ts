import { expect, test } from 'vitest';
import { startsToRemindOf } from './reminder.ts';

const now = new Date('2026-06-01T08:00:00Z');

test('NOT-5: between a day and two hours before it is the first reminder, then the second', () => {
  const hours = (date: Date) => (date.getTime() - now.getTime()) / 3_600_000;
  const window = (lead: 24 | 2) => Object.values(startsToRemindOf(lead, now)).map(hours);
  expect(window(24)).toEqual([2, 24]);
  expect(window(2)).toEqual([0, 2]);
});
