import { expect, test } from 'vitest';
import { regionOf } from './regions.ts';

test('AUR-3 the first phrase that names a part of the world counts', () => {
  expect(regionOf(['easy hike', 'dolomites', 'alps'])?.name).toBe('dolomites');
  expect(regionOf(['easy hike', 'bern'])).toBeUndefined();
  expect(regionOf(['constructor'])).toBeUndefined();
});

test.each([
  ['the south west corner', 46, 11.2, true],
  ['the north east corner', 46.9, 12.7, true],
  ['south of it', 45.99, 12, false],
  ['north of it', 46.91, 12, false],
  ['west of it', 46.5, 11.19, false],
  ['east of it', 46.5, 12.71, false],
])('AUR-3 a region ends at its edges: %s', (_, lat, lng, inside) => {
  expect(regionOf(['dolomites'])?.contains({ lat, lng })).toBe(inside);
});

test('AUR-3 the middle of a region lies between its edges', () => {
  const { lat, lng } = regionOf(['dolomites'])?.middle ?? { lat: 0, lng: 0 };
  expect([lat, lng]).toEqual([expect.closeTo(46.45), expect.closeTo(11.95)]);
});
