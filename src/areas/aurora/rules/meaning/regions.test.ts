import { expect, test } from 'vitest';
import { middleOf, regionOf } from './regions.ts';

test('AUR-3 the first phrase that names a part of the world counts', () => {
  expect(regionOf(['easy hike', 'dolomites', 'alps'], 'en')?.name).toBe('dolomites');
  expect(regionOf(['easy hike', 'bern'], 'en')).toBeUndefined();
  expect(regionOf(['constructor'], 'en')).toBeUndefined();
});

test.each([
  ['the south west corner', 46, 11.2, true],
  ['the north east corner', 46.9, 12.7, true],
  ['south of it', 45.99, 12, false],
  ['north of it', 46.91, 12, false],
  ['west of it', 46.5, 11.19, false],
  ['east of it', 46.5, 12.71, false],
])('AUR-3 a region ends at its edges: %s', (_, lat, lng, inside) => {
  expect(regionOf(['dolomites'], 'en')?.contains({ lat, lng })).toBe(inside);
});

test('AUR-3 the middle of a box lies between its edges', () => {
  const { lat, lng } = middleOf([46, 11.2, 46.9, 12.7]);
  expect([lat, lng]).toEqual([expect.closeTo(46.45), expect.closeTo(11.95)]);
});

test('AUR-3 a part of a state ends at its box and at the border of the state', () => {
  const oberland = regionOf(['bernese oberland'], 'en');
  const grindelwald = { lat: 46.62, lng: 8.03 };
  expect(oberland?.contains({ ...grindelwald, address: 'Grindelwald, Bern, Switzerland' })).toBe(true);
  expect(oberland?.contains({ ...grindelwald, address: 'Engelberg, Obwalden, Switzerland' })).toBe(false);
  expect(oberland?.contains({ lat: 46.95, lng: 7.45, address: 'Bern, Switzerland' })).toBe(false);
});
