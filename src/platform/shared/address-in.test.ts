import { expect, test } from 'vitest';
import { addressIn, restOfAddress } from './address-in.ts';

/** As they stand in the database; the last ones with names that countries had when they were stored. */
const stored = [
  ['Thun, Switzerland', 'Thun, Schweiz'],
  ['Zermatt, Valais, Switzerland', 'Zermatt, Valais, Schweiz'],
  ['Boulder, Colorado, United States', 'Boulder, Colorado, Vereinigte Staaten'],
  ['Kathmandu, Bagmati Province, Nepal', 'Kathmandu, Bagmati Province, Nepal'],
  ['Innsbruck, Tyrol, Austria', 'Innsbruck, Tyrol, Österreich'],
  ['Singapore', 'Singapur'],
  ['Antalya, Turkey', 'Antalya, Türkei'],
  ['Brno, South Moravian, Czech Republic', 'Brno, South Moravian, Tschechien'],
  ['Gasse 1, Bern', 'Gasse 1, Bern'],
  ['Switzerland Road, Leeds', 'Switzerland Road, Leeds'],
  ['', ''],
] as const;

test.each(stored)('P20 %s is %s for who reads German, and as it is stored in English', (address, german) => {
  expect(addressIn('de', address)).toBe(german);
  expect(addressIn('en', address)).toBe(address);
});

test('P20 beside its name a place says the rest of its address once', () => {
  const place = (name: string, formattedAddress: string) => ({ name, formattedAddress });
  expect(restOfAddress('de', place('Thun', 'Thun, Bern, Switzerland'))).toBe('Bern, Schweiz');
  expect(restOfAddress('en', place('Hut', 'Thun, Bern, Switzerland'))).toBe('Thun, Bern, Switzerland');
  expect(restOfAddress('de', place('Singapore', 'Singapore'))).toBe('');
  expect(restOfAddress('de', place('Hut', ''))).toBe('');
});
