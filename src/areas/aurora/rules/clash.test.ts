import { expect, test } from 'vitest';
import { gapHours, isTight } from './clash.ts';

const bern = { lat: 46.949, lng: 7.439 };
const at = (start: string, end: string, area: typeof bern | null = null) => ({
  area,
  startDateTime: `2026-06-06T${start}:00Z`,
  endDateTime: `2026-06-06T${end}:00Z`,
});

test.each([
  [at('08:00', '10:00'), at('12:00', '14:00'), 2],
  [at('12:00', '14:00'), at('08:00', '10:00'), 2],
  [at('08:00', '12:00'), at('12:00', '14:00'), 0],
  [at('08:00', '13:00'), at('12:00', '14:00'), -1],
  [at('08:00', '18:00'), at('12:00', '14:00'), -6],
])('AUR-6 between %j and %j lie %s hours', (one, other, hours) => {
  expect(gapHours(one, other)).toBe(hours);
});

test('AUR-6 three hours between two outings are enough, where they are far apart more', () => {
  const first = at('08:00', '10:00', bern);
  expect(isTight(first, at('13:00', '14:00', bern))).toBe(false);
  expect(isTight(first, at('12:59', '14:00', bern))).toBe(true);
  expect(isTight(first, at('13:00', '14:00', { ...bern, lat: 48 }))).toBe(true);
  expect(isTight(first, at('13:15', '14:00', { ...bern, lat: 48 }))).toBe(false);
  expect(isTight(first, at('13:00', '14:00'))).toBe(false);
});
