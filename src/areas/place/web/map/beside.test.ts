import { expect, test } from 'vitest';
import { besideEachOther } from './beside.ts';

const brunnen = { lat: 46.99412, lng: 8.60431 };
const thun = { lat: 46.75, lng: 7.63 };

test('pins on the very same place stand side by side around it', () => {
  expect(besideEachOther([brunnen, thun, brunnen, brunnen])).toEqual([-12, 0, 0, 12]);
  expect(besideEachOther([brunnen, thun, brunnen])).toEqual([-6, 0, 6]);
});

test('many pins on one place come closer together than leave it', () => {
  const offsets = besideEachOther(Array.from({ length: 22 }, () => brunnen));
  expect(Math.max(...offsets) - Math.min(...offsets)).toBeCloseTo(48);
  expect(new Set(offsets).size).toBe(22);
});
