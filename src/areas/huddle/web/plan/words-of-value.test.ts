import { expect, test } from 'vitest';
import { wordsOfValue } from './words-of-value.ts';

test.each([
  ['Two seats on the ridge', 'Two seats on the ridge'],
  ['Meet at 2026-12-04T07:30', 'Meet at 2026-12-04T07:30'],
  ['2026-12-04T07:30', '2026-12-04 07:30'],
  [['ridge', 'Tea'], 'ridge, Tea'],
  [{ name: 'Thun', lat: 46.7, lng: 7.6 }, 'Thun'],
  [null, ''],
])('HUD-4: what two hosts typed is compared as they typed it: %j', (value, words) => {
  expect(wordsOfValue(value)).toBe(words);
});
