import { expect, test } from 'vitest';
import { countryOf } from './country-of.ts';

test.each([
  ['130.59.31.80', 'CH'],
  ['2001:620::1', 'CH'],
  ['2001:620:0:0::/64', 'CH'],
  ['88.198.0.1', 'DE'],
  ['127.0.0.1', undefined],
  ['192.168.1.7', undefined],
  ['no address', undefined],
])('GATE-11 %s is of %s', async (address, country) => {
  expect(await countryOf(address)).toBe(country);
});
