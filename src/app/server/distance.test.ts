import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kmBetween } from '#areas/place/rules/distance.ts';
import { type TestDatabase, testDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await testDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('the rule and the database find the same distance between two points', async () => {
  const far = fc.sample(fc.record({ one: point, other: point }), 1_000);
  const near = fc.sample(point, 1_000).map((one) => ({ one, other: { ...one, lat: one.lat * 0.9999 } }));
  const pairs = [...far, ...near];
  const { rows } = await client.query(
    `select km_between((p.one->>'lat')::float8, (p.one->>'lng')::float8, (p.other->>'lat')::float8,
       (p.other->>'lng')::float8) as km
     from json_to_recordset($1::json) as p(one json, other json)`,
    [JSON.stringify(pairs)],
  );
  for (const [at, { one, other }] of pairs.entries())
    expect(rows[at].km).toBeCloseTo(kmBetween(one, other), 3);
});
