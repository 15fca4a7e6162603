import { expect, test } from 'vitest';
import { kmBetween } from './distance.ts';

const zurich = { lat: 47.378, lng: 8.54 };
const bern = { lat: 46.949, lng: 7.439 };

test.each([
  ['one place', zurich, zurich, 0],
  ['Zurich and Bern', zurich, bern, 95.9],
  ['there and back', bern, zurich, 95.9],
  ['a degree of latitude', { lat: 0, lng: 0 }, { lat: 1, lng: 0 }, 111.2],
  ['a degree of longitude at 60 north', { lat: 60, lng: 0 }, { lat: 60, lng: 1 }, 55.6],
  ['over the date line', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111.2],
  ['opposite sides of the earth', { lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 20_015.1],
  ['pole to pole', { lat: 90, lng: 0 }, { lat: -90, lng: 77 }, 20_015.1],
])('%s are as far apart as on the globe', (_, one, other, km) => {
  expect(kmBetween(one, other)).toBeCloseTo(km, 0);
});

test('the farther north, the closer a degree of longitude', () => {
  const width = (lat: number) => kmBetween({ lat, lng: 0 }, { lat, lng: 10 });
  expect(width(80)).toBeCloseTo(193, 0);
  expect(kmBetween({ lat: 80, lng: 0 }, { lat: 10, lng: 10 })).toBeCloseTo(7_802, -1);
});
