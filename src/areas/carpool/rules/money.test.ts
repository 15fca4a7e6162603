import { expect, test } from 'vitest';
import { wordMoney } from './money.ts';

test.each([
  [600, 'en-GB', 'CHF 6'],
  [650, 'en-GB', 'CHF 6.50'],
  [600, 'de', '6 CHF'],
  [1_250, 'de', '12,50 CHF'],
])('CAR-2 %s hundredths of a franc in %s', (amount, locale, worded) => {
  expect(wordMoney({ amount, currency: 'CHF' }, locale).replace(/\s/g, ' ')).toBe(worded);
});
