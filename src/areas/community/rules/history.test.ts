import { expect, test } from 'vitest';
import { changeOf, endOfDay, historyEnds } from './history.ts';

test('COM-12 a day is over by the clock of who reads (C11)', () => {
  expect(endOfDay('2026-12-31', 'UTC')?.toISOString()).toBe('2027-01-01T00:00:00.000Z');
  expect(endOfDay('2026-12-31', 'Europe/Zurich')?.toISOString()).toBe('2026-12-31T23:00:00.000Z');
  // The day on which clocks go back has 25 hours.
  expect(endOfDay('2026-10-25', 'Europe/Zurich')?.toISOString()).toBe('2026-10-25T23:00:00.000Z');
  expect(endOfDay('9999-12-31', 'UTC')).toBe(undefined);
});

test('COM-12 what is over is kept for three years (C11)', () => {
  expect(historyEnds(new Date('2026-06-01T00:00:00Z')).toISOString()).toBe('2023-06-01T00:00:00.000Z');
});

test('COM-12 who was there before and after has changed, else joined or left (C11)', () => {
  expect([changeOf({}, {}), changeOf(null, {}), changeOf({}, null)]).toEqual(['CHANGED', 'JOINED', 'LEFT']);
});
