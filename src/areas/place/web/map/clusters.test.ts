import { expect, test } from 'vitest';
import { clustersOf, onOnePlace } from './clusters.ts';
import { boxAround } from './map-point.ts';

const at = (x: number, y: number) => ({ x, y });

test('HUD-5 pins that would cover each other stand as one, all others alone', () => {
  expect(clustersOf([at(0, 0), at(100, 0), at(10, 10)], 40)).toEqual([[at(0, 0), at(10, 10)], [at(100, 0)]]);
  expect(clustersOf([at(0, 0), at(40, 0)], 40)).toHaveLength(2);
  expect(clustersOf([], 40)).toEqual([]);
});

test('HUD-5 a group on one place is not taken apart by coming nearer', () => {
  const hut = { lat: 46.5, lng: 8.5 };
  expect(onOnePlace([hut, { lat: 46.5001, lng: 8.5001 }])).toBe(true);
  expect(onOnePlace([hut, { lat: 46.51, lng: 8.5 }])).toBe(false);
});

test('HUD-5 a map opens where somebody is, as long as anything is near, and else where there is something', () => {
  const bern = { id: 'b', label: 'Bern', lat: 46.95, lng: 7.45 };
  const thun = { id: 't', label: 'Thun', lat: 46.76, lng: 7.63 };
  const lima = { id: 'l', label: 'Lima', lat: -12, lng: -77 };
  const near = boxAround({ points: [bern, thun, lima], around: null, here: bern }, 2);
  expect(near.south).toBeGreaterThan(45);
  expect(near.west).toBeGreaterThan(5);
  expect(near.north).toBeGreaterThan(bern.lat);
  const far = boxAround({ points: [lima], around: null, here: bern }, 2);
  expect(far.south).toBeLessThan(-12);
  expect(far.north).toBeLessThan(0);
});
