import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { columns, type Persona, type Stage, setStage } from '../rights/personas.ts';
import { requests } from '../rights/requests.ts';
import { sendAs } from '../rights/send.ts';

let world: TestApp;
let stage: Stage;
beforeAll(async () => {
  world = await buildTestApp();
  stage = await setStage(world);
});
afterAll(() => world.close());

const place = (token: string) =>
  JSON.stringify({ name: token, formattedAddress: token, lat: 46.123456, lng: 7.654321 });
const stops = (token: string) =>
  JSON.stringify([{ place: JSON.parse(place(token)), area: { name: 'Town', lat: 46.1, lng: 7.6 } }]);

interface Secret {
  readonly table: 'carpools' | 'carpool_rides';
  readonly column: string;
  readonly value: (token: string) => string;
  readonly seenBy: readonly Persona[];
}

/** P rides with H. Of the riders' places each knows their own, and the driver those of who was accepted. */
const secrets: readonly Secret[] = [
  { table: 'carpools', column: 'origin', value: place, seenBy: ['H', 'P'] },
  { table: 'carpools', column: 'destination', value: place, seenBy: ['H', 'P'] },
  { table: 'carpools', column: 'stops', value: stops, seenBy: ['H', 'P'] },
  { table: 'carpools', column: 'car_note', value: (token) => token, seenBy: ['H', 'P'] },
  { table: 'carpool_rides', column: 'pickup', value: place, seenBy: ['H', 'P'] },
  { table: 'carpool_rides', column: 'message', value: (token) => token, seenBy: ['H', 'P'] },
];
const tokenOf = (column: string) => `canary${column.replaceAll('_', '')}`;
const reading = Object.keys(requests).filter((name) => /^(read|list|resolve|search|get)/.test(name));

test.each(['PUBLIC', 'PRIVATE'] as const)(
  'CAR-4 no door sends an exact place or a private word of a ride to a %s huddle to who may not read it',
  async (state) => {
    const fixture = await stage.fixture(state);
    const { pool } = world.platform.database;
    for (const { table, column, value } of secrets) {
      const where = table === 'carpools' ? 'id = $1' : `carpool_id = $1 and state = 'ACCEPTED'`;
      await pool.query(`update ${table} set ${column} = $2 where ${where}`, [
        fixture.carpoolId,
        value(tokenOf(column)),
      ]);
    }
    const [leaks, seen] = [[] as string[], new Set<string>()];
    for (const name of reading) {
      for (const persona of columns) {
        const request = requests[name]?.(fixture, persona, stage.people.H.personId);
        if (!request) continue;
        const { text, headers } = await sendAs(world, stage, persona, request);
        const bytes = `${text}${JSON.stringify(headers)}`;
        for (const { column, seenBy } of secrets.filter((each) => bytes.includes(tokenOf(each.column)))) {
          seen.add(column);
          if (!seenBy.includes(persona)) leaks.push(`${name} sends ${column} to ${persona}`);
        }
        if (/46\.123456|7\.654321/.test(bytes) && !['H', 'P', 'SU'].includes(persona))
          leaks.push(`${name} sends a point to ${persona}`);
      }
    }
    expect(leaks).toEqual([]);
    expect([...seen].sort()).toEqual(secrets.map(({ column }) => column).sort());
    await pool.query('delete from carpools');
  },
);
