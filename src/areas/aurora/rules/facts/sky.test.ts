import { expect, test } from 'vitest';
import { skyOf } from './sky.ts';

test.each([
  [0, 'clear'],
  [1, 'sun and clouds'],
  [2, 'sun and clouds'],
  [3, 'overcast'],
  [45, 'fog'],
  [48, 'fog'],
  [51, 'drizzle'],
  [57, 'drizzle'],
  [61, 'rain'],
  [67, 'rain'],
  [71, 'snow'],
  [77, 'snow'],
  [80, 'showers'],
  [82, 'showers'],
  [85, 'snow showers'],
  [86, 'snow showers'],
  [95, 'thunderstorms'],
  [99, 'thunderstorms'],
  [100, undefined],
  [-1, undefined],
  [null, undefined],
])('AUR-7 code %s of a forecast is %s', (code, sky) => {
  expect(skyOf(code)?.en).toBe(sky);
});
