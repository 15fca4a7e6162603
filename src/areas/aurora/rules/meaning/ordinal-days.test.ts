import { expect, test } from 'vitest';
import { withDayNumbers } from './ordinal-days.ts';

test.each([
  ['anything on the fifth of july', 'anything on the 5 july'],
  ['am i free july the twelfth', 'am i free 12 july'],
  ['the twenty first of june', 'the 21 june'],
  ['the thirty first of may', 'the 31 may'],
  ['am funften juli', 'am 5. juli'],
  ['der einunddreissigste mai', 'der 31. mai'],
  ['am siebzehnten juni', 'am 17. juni'],
  ['the first of them', 'the first of them'],
  ['der zweite davon', 'der zweite davon'],
])('AUR-3 %s is %s', (text, numbered) => {
  expect(withDayNumbers(text)).toBe(numbered);
});
