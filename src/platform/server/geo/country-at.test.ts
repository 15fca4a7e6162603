import { expect, test } from 'vitest';
import { countryAt } from './country-at.ts';

test.each([
  ['the Gornergrat railway above Zermatt', 45.989, 7.774, 'CH'],
  ['the Col des Montets beside Switzerland', 46.004, 6.923, 'FR'],
  ['Konstanz, which grew together with Kreuzlingen', 47.66, 9.175, 'DE'],
  ['Vaduz', 47.14, 9.52, 'LI'],
  ['Samnaun, which one reaches through Austria', 46.943, 10.36, 'CH'],
  ['the middle of the Atlantic', 40, -40, undefined],
])('%s lies in its country', async (_, lat, lng, country) => {
  expect(await countryAt({ lat, lng })).toBe(country);
});
