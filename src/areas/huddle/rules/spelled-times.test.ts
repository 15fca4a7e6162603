import { expect, test } from 'vitest';
import { withClockTimes } from './spelled-times.ts';

test.each([
  ['start at half past nine', 'start at 9:30'],
  ['at a quarter to ten', 'at 9:45'],
  ['a quarter past 7 pm', '7:15 pm'],
  ['um halb zehn', 'um 9:30'],
  ['viertel nach acht', '8:15'],
  ['viertel vor eins', '12:45'],
  ['hike at nine', 'hike at 9'],
  ['Wanderung um zwölf', 'Wanderung um 12'],
  ['at nineteen people', 'at nineteen people'],
  ['half past 9:30', 'half past 9:30'],
  ['nine people', 'nine people'],
])('HUD-4 %s is %s', (said, clock) => {
  expect(withClockTimes(said)).toBe(clock);
});
