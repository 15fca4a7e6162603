import { expect, test } from 'vitest';
import { lightIn } from './light.ts';

const at = (time: string) => new Date(`2026-06-03T${time}:00Z`);
const sun = { firstLight: at('03:00'), sunrise: at('03:40'), sunset: at('19:10'), lastLight: at('19:50') };

test.each([
  ['02:59', 'DARK'],
  ['03:00', 'TWILIGHT'],
  ['03:39', 'TWILIGHT'],
  ['03:40', 'DAY'],
  ['19:10', 'DAY'],
  ['19:11', 'TWILIGHT'],
  ['19:50', 'TWILIGHT'],
  ['19:51', 'DARK'],
])('AUR-5 at %s it is %s', (time, light) => {
  expect(lightIn(sun, at(time))).toBe(light);
});

test('AUR-5 in the far north', () => {
  expect(lightIn('UP', at('00:00'))).toBe('DAY');
  expect(lightIn('DOWN', at('12:00'))).toBe('DARK');
  const white = { ...sun, firstLight: null, lastLight: null };
  expect(lightIn(white, at('01:00'))).toBe('TWILIGHT');
});
