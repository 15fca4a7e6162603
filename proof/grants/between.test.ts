import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { type Parting, partingCells } from './between-table.ts';
import { admit, type Pair, thingsBetween } from './between-things.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

let made = 0;

async function newPair(): Promise<Pair> {
  made += 1;
  const host = await world.enter({ username: `host${made}` });
  const guest = await world.enter({ username: `guest${made}` });
  const founded = await world.as(host).post('/api/communities', { name: 'Ridge club', privacy: 'HIDDEN' });
  const pair = { world, host, guest, club: founded.body.id };
  await admit(pair, guest);
  return pair;
}

const happen: Readonly<Record<Parting, (pair: Pair) => Promise<{ readonly status: number }>>> = {
  BLOCKS: ({ host, guest }) => world.as(host).put(`/api/me/blocks/${guest.personId}`, {}),
  BLOCKED: ({ host, guest }) => world.as(guest).put(`/api/me/blocks/${host.personId}`, {}),
  TAKEN_OFF: ({ host, guest, huddle }) =>
    world
      .as(host)
      .put(`/api/huddles/${huddle}/participants/${guest.personId}/admission`, { admitted: false }),
  PUT_OUT: ({ host, guest, club }) =>
    world.as(host).delete(`/api/communities/${club}/members/${guest.personId}`),
  BANNED: ({ host, guest, club }) =>
    world.as(host).delete(`/api/communities/${club}/members/${guest.personId}?ban=true`),
};

test.each(Object.keys(thingsBetween))(
  'S1: %s opens what it is for while nothing parts them',
  async (thing) => {
    const opens = await thingsBetween[thing]?.(await newPair());
    expect(await opens?.()).toBe(true);
  },
);

test.each(partingCells)('S1: $thing $fate after $parting', async ({ thing, parting, fate }) => {
  const pair = await newPair();
  const opens = await thingsBetween[thing]?.(pair);
  expect((await happen[parting](pair)).status).toBe(200);
  await world.runJobs();
  expect((await opens?.()) ? 'STAYS' : 'ENDS').toBe(fate);
});

test('S1: each thing has its row', () => {
  const rows = new Set(partingCells.map(({ thing }) => thing));
  expect([...rows].sort()).toEqual(Object.keys(thingsBetween).sort());
});
