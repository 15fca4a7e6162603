import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;

async function plan(name: string, changes: object): Promise<string> {
  const { body } = await world
    .as(world.asha)
    .post('/api/huddles', planOf(world.platform.now(), { name, ...changes }));
  return body.id;
}

beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

async function shown(): Promise<Record<string, { name: string; hosts: string[] }>> {
  const { status, body } = await world.as(null).get('/api/public/huddles/by-region');
  expect(status).toBe(200);
  const items = body.items as {
    region: string;
    huddle: { name: string };
    hosts: { displayName: string; username: string }[];
  }[];
  return Object.fromEntries(
    items.map(({ region, huddle, hosts }) => [
      region,
      { name: huddle.name, hosts: hosts.map(({ username }) => username) },
    ]),
  );
}

test('SITE-10 a visitor meets one public huddle of each part of the world, with its hosts and nobody else', async () => {
  await plan('Secret ridge', { privacy: 'PRIVATE' });
  const walk = await plan('Lake walk', { timeZone: 'Europe/Zurich', capacity: 3 });
  await plan('Harbour loop', { timeZone: 'Australia/Sydney' });
  await world.as(world.ben).put(`/api/huddles/${walk}/rsvp`, { rsvpType: 'YES' });
  expect(await shown()).toEqual({
    EUROPE: { name: 'Lake walk', hosts: ['asha'] },
    PACIFIC: { name: 'Harbour loop', hosts: ['asha'] },
  });
});

test('SITE-10 where places are counted and somebody goes comes first, and what is full or off does not come', async () => {
  const later = new Date(world.platform.now().getTime() + 8 * 86_400_000).toISOString();
  const end = new Date(Date.parse(later) + 3_600_000).toISOString();
  const when = { startDateTime: later, endDateTime: end, timeZone: 'Europe/Berlin', capacity: 1 };
  const full = await plan('Full boat', { timeZone: 'Africa/Nairobi', capacity: 1 });
  await world.as(world.ben).put(`/api/huddles/${full}/rsvp`, { rsvpType: 'YES' });
  expect((await shown()).AFRICA).toBeUndefined();
  await plan('Quiet and empty', when);
  expect((await shown()).EUROPE?.name).toBe('Lake walk');
});
