import { expect, test } from 'vitest';
import { firstOfEachRegion, regionByZone, regionOf, regions } from './region.ts';

test('SITE-10 a time zone says in which part of the world somebody is', () => {
  expect(regionOf('Europe/Zurich')).toBe('EUROPE');
  expect(regionOf('America/Argentina/Buenos_Aires')).toBe('AMERICA');
  expect(regionOf('Australia/Sydney')).toBe('PACIFIC');
  expect(regionOf('UTC')).toBeUndefined();
  expect(regionOf('')).toBeUndefined();
});

test('SITE-10 every zone that a runtime knows lies in one of the parts', () => {
  const lost = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/') && !regionOf(zone));
  expect(lost).toEqual([]);
  expect(new Set(Object.values(regionByZone))).toEqual(new Set(regions));
});

test('SITE-10 the first of each part of the world is taken, in their order', () => {
  const zones = ['Asia/Tokyo', 'UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'Europe/Zurich'];
  expect(firstOfEachRegion(zones, (zone) => zone)).toEqual([
    { region: 'ASIA', thing: 'Asia/Tokyo' },
    { region: 'EUROPE', thing: 'Europe/Berlin' },
  ]);
});
