import { expect, test } from 'vitest';
import { firstDates, newLine, usualEnd } from './edited-dates.ts';

const huddle = { startDateTime: '2026-06-20T06:00:00Z', timeZone: 'Europe/Zurich' };
const startsOf = (lines: readonly { start: string }[]) => lines.map(({ start }) => start);

test('HUD-25 a new vote begins with the date of the plan and the same hour a week later', () => {
  expect(startsOf(firstDates(huddle, []))).toEqual(['2026-06-20T08:00', '2026-06-27T08:00']);
});

test('HUD-25 a vote that goes on shows its dates by the clocks at the venue', () => {
  expect(startsOf(firstDates(huddle, ['2026-06-21T06:15:00Z']))).toEqual(['2026-06-21T08:15']);
});

test('HUD-25 one more date is a day later, and empty where none was typed', () => {
  expect(newLine('2026-06-20T08:00').start).toBe('2026-06-21T08:00');
  expect(newLine('').start).toBe('');
});

test.each([
  ['four days, where the first date is far', '2026-06-10T10:07:00Z', '2026-06-14T12:00'],
  ['a day before the first date', '2026-06-17T06:00:00Z', '2026-06-19T08:00'],
  ['halfway, where it is very near', '2026-06-19T18:00:00Z', '2026-06-20T02:00'],
])('HUD-25 a vote usually ends in %s', (_, now, end) => {
  expect(usualEnd(huddle, new Date(now))).toBe(end);
});
