import { expect, test } from 'vitest';
import { type Chip, chips } from '../../rules/finding.ts';
import { isOn, toggled } from './chips.ts';
import { filtersOf, searchOf, startingFrom } from './filters.ts';

const thun = { name: 'Thun', formattedAddress: 'Thun, Bern, Switzerland', lat: 46.758, lng: 7.628 };
const read = (text: string) => filtersOf(new URLSearchParams(text));
const tap = (chip: Chip, address: string) => {
  const before = startingFrom(read(address), null);
  return new URLSearchParams(searchOf({ ...before, ...toggled(chip, before, thun) })).toString();
};

test.each(chips)('HUD-5 a second tap takes back the first, and the address keeps it: %s', (chip) => {
  const once = tap(chip, 'payment=FREE');
  expect(isOn(chip, read('payment=FREE'))).toBe(false);
  expect(isOn(chip, read(once))).toBe(true);
  expect(tap(chip, once)).toBe('payment=FREE');
});

const taps: readonly [string, Chip, string, string][] = [
  ['today instead of the weekend', 'TODAY', 'when=WEEKEND', 'when=TODAY'],
  ['the weekend instead of chosen days', 'WEEKEND', 'from=2026-06-01&to=2026-06-30', 'when=WEEKEND'],
  ['easy instead of hard', 'EASY', 'difficulty=HARD', 'difficulty=EASY'],
  ['no place any more', 'NEAR', 'near=47.05%2C8.3&place=Luzern&within=10&sort=NEAR', 'everywhere=true'],
  ['the last filter of an address without a place', 'RIDE', 'carpooling=true', 'everywhere=true'],
];
test.each(taps)('HUD-5 a tap: %s', (_what, chip, before, after) => {
  expect(tap(chip, before)).toBe(after);
});
