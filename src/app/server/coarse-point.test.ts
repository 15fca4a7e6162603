import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coarsePoint } from '#platform/shared/coarse-point.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
const hundredths = (limit: number) =>
  fc.integer({ min: -limit * 1_000, max: limit * 1_000 }).map((each) => each / 1_000);
const lat = fc.oneof(degrees(90), hundredths(90));
const lng = fc.oneof(degrees(180), hundredths(180));

test('R6: the rule and the database put every place on the same grid of about a kilometre', async () => {
  const points = fc.sample(fc.record({ lat, lng }), 2_000);
  const { rows } = await world.platform.database.pool.query(
    `select coarse_lat(lat) as lat, coarse_lng(lat, lng) as lng
     from json_to_recordset($1::json) as p(lat float8, lng float8)`,
    [JSON.stringify(points)],
  );
  // Zero has a sign in a computer, and none on a map.
  const plain = (each: { lat: number; lng: number }) => [each.lat + 0, each.lng + 0];
  expect(rows.map(plain)).toEqual(points.map(coarsePoint).map(plain));
});

test('R6: a cell is about a kilometre wide wherever it lies, and who asks for its middle stays in it', () => {
  fc.assert(
    fc.property(fc.record({ lat: degrees(85), lng: degrees(180) }), (point) => {
      const coarse = coarsePoint(point);
      const across = Math.cos((point.lat * Math.PI) / 180);
      expect(Math.abs(coarse.lat - point.lat) * 111).toBeLessThan(0.57);
      expect(Math.abs(coarse.lng - point.lng) * 111 * across).toBeLessThan(1.2);
      expect(coarsePoint(coarse)).toEqual(coarse);
    }),
  );
});

test('R6: a list, a page and a club show one place at one point', async () => {
  const venue = { name: 'Hut', formattedAddress: 'Wald 1, Tromsø', lat: 69.6789, lng: 18.9632 };
  const asha = world.as(world.asha);
  const times = {
    startDateTime: '2026-06-20T06:00:00Z',
    endDateTime: '2026-06-20T12:00:00Z',
    timeZone: 'Europe/Oslo',
  };
  const huddle = { name: 'North', venue, privacy: 'PUBLIC', ...times };
  const { id } = (await asha.post('/api/huddles', huddle)).body;
  await asha.post('/api/communities', { name: 'Northern club', location: venue });
  const shown = (await world.as(null).get(`/api/public/huddles/${id}`)).body.venue;
  const areaIn = async (path: string, name: string) =>
    (await world.as(world.ben).get(path)).body.items.find((each: { name: string }) => each.name === name)
      .area;
  expect(await areaIn('/api/huddles', 'North')).toEqual({ lat: shown.lat, lng: shown.lng });
  expect(await areaIn('/api/communities', 'Northern club')).toEqual({ lat: shown.lat, lng: shown.lng });
});
