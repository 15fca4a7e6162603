import { expect, test } from 'vitest';
import { farFromVenue } from './plan.ts';

const venue = { lat: 46.69, lng: 7.85 };

test('P18 a meeting point more than 100 km from the venue is asked about, a nearer one is not', () => {
  expect(farFromVenue(venue, { lat: 47.58, lng: 7.85 })).toBeUndefined();
  expect(farFromVenue(venue, { lat: 47.6, lng: 7.85 })).toBeGreaterThan(100);
  expect(farFromVenue(venue, { lat: 37.9, lng: -122.3 })).toBeGreaterThan(9_000);
});

test('P18 without a venue or without a meeting point nothing is asked', () => {
  expect(farFromVenue(null, venue)).toBeUndefined();
  expect(farFromVenue(venue, null)).toBeUndefined();
});
