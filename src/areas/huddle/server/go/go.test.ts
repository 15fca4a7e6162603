import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { planOf } from '../testing/plans.ts';
import { checkOutings } from './check-go.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const HOUR_MS = 3_600_000;
const nothing = {
  minPeople: null,
  minCars: null,
  daylightMinutes: null,
  allKit: false,
  forecast: null,
  forecastNote: '',
};

async function planned(criteria: object, hours = 48, changes: object = {}): Promise<string> {
  const start = world.platform.now().getTime() + hours * HOUR_MS;
  const times = {
    startDateTime: new Date(start).toISOString(),
    endDateTime: new Date(start + 4 * HOUR_MS).toISOString(),
  };
  const plan = planOf(world.platform.now(), { ...times, ...changes });
  const made = await world.as(world.asha).post('/api/huddles', plan);
  expect(made.status, made.text).toBe(200);
  const saved = await change(made.body.id, { ...nothing, ...criteria });
  expect(saved.status, saved.text).toBe(200);
  return made.body.id;
}
const change = (id: string, criteria: object | null, who: CastMember = world.asha) =>
  world.as(who).put(`/api/huddles/${id}/go`, { criteria });
const read = async (id: string, who: CastMember = world.asha) =>
  (await world.as(who).get(`/api/huddles/${id}/go`)).body.go;
const rsvp = (id: string, who: CastMember, rsvpType = 'YES') =>
  world.as(who).put(`/api/huddles/${id}/rsvp`, { rsvpType });
const decide = (id: string, who: CastMember) => world.as(who).put(`/api/huddles/${id}/go/decision`);

async function toldOf(who: CastMember, id: string) {
  await world.runJobs();
  const { items } = (await world.as(who).get('/api/notifications')).body;
  return items
    .filter(
      (item: { kind: string; object: { id: string } }) => item.kind === 'HUDDLE_GO' && item.object.id === id,
    )
    .map(({ facts }: { facts: object }) => facts);
}

async function checkNow(): Promise<void> {
  await checkOutings(world.platform);
}

test('HUD-25 people and kit are counted as they stand, for those who come and for hosts', async () => {
  const id = await planned({ minPeople: 2, allKit: true, forecastNote: 'Look at the bulletin.' });
  expect((await world.as(world.ben).get(`/api/huddles/${id}`)).body.goCheck).toBe(true);
  expect(await read(id)).toMatchObject({
    light: 'RED',
    decided: false,
    forecastNote: 'Look at the bulletin.',
  });
  await rsvp(id, world.ben, 'MAYBE');
  await rsvp(id, world.cleo);
  const items = [{ id: null, name: 'Rope', needed: 2 }];
  await world.as(world.asha).put(`/api/huddles/${id}/kit`, { items });
  expect(await read(id)).toMatchObject({
    light: 'AMBER',
    reasons: [
      { kind: 'PEOPLE', light: 'AMBER', have: 1, need: 2 },
      { kind: 'KIT', light: 'AMBER', have: 2 },
    ],
    criteria: { minPeople: 2 },
  });
  const [rope] = (await world.as(world.cleo).get(`/api/huddles/${id}/kit`)).body.items;
  await world.as(world.cleo).put(`/api/huddles/${id}/kit-items/${rope.id}/promise`, { amount: 2 });
  await rsvp(id, world.ben);
  expect(await read(id, world.cleo)).toMatchObject({ light: 'GREEN', criteria: null });
  await rsvp(id, world.ben, 'NO');
  expect(await read(id, world.ben)).toBeNull();
});

test('HUD-25 cars that are offered count, and the sun at the venue on the day of the end', async () => {
  const venue = { name: 'Thun', formattedAddress: 'Thun, Switzerland', lat: 46.76, lng: 7.63 };
  const id = await planned({ minCars: 1, daylightMinutes: 0 }, 48, { venue });
  const reasons = (await read(id)).reasons;
  expect(reasons[0]).toMatchObject({ kind: 'CARS', light: 'RED', have: 0 });
  expect(reasons[1].kind).toBe('DAYLIGHT');
  expect(reasons[1].have).not.toBeNull();
});

test('HUD-25 everybody who comes is told once, a day before; again after the start has moved', async () => {
  const id = await planned({ minPeople: 2 }, 25);
  await rsvp(id, world.ben);
  await checkNow();
  expect(await toldOf(world.ben, id)).toEqual([]);
  world.forward(HOUR_MS);
  await checkNow();
  await checkNow();
  for (const who of [world.ben, world.asha]) expect(await toldOf(who, id)).toEqual([{ light: 'RED' }]);
  expect(await toldOf(world.cleo, id)).toEqual([]);
  await world.platform.database.pool.query(
    `update huddles set starts_at = starts_at - interval '1 hour' where id = $1`,
    [id],
  );
  await checkNow();
  expect(await toldOf(world.ben, id)).toHaveLength(2);
});

test('HUD-25 a host says that it goes ahead: those who come are told, until the rules change', async () => {
  const id = await planned({ forecast: 'RED' });
  await rsvp(id, world.ben);
  expect((await read(id)).light).toBe('RED');
  expect((await decide(id, world.ben)).status).toBe(403);
  expect((await decide(id, world.asha)).body.message).toContain('goes ahead');
  expect(await read(id, world.ben)).toMatchObject({ light: 'GREEN', decided: true });
  expect(await toldOf(world.ben, id)).toEqual([{ light: 'GREEN' }]);
  expect(await toldOf(world.asha, id)).toEqual([]);
  world.forward(25 * HOUR_MS);
  await checkNow();
  expect(await toldOf(world.ben, id)).toHaveLength(1);
  await change(id, { ...nothing, forecast: 'AMBER' });
  expect(await read(id)).toMatchObject({ light: 'AMBER', decided: false });
});

test('HUD-25 nothing is asked for any more, or never was; others than hosts, past and cancelled outings', async () => {
  const id = await planned({ minPeople: 2 });
  expect((await change(id, null, world.ben)).status).toBe(403);
  expect((await change(id, null)).status).toBe(200);
  expect(await read(id)).toBeNull();
  expect((await decide(id, world.asha)).body.code).toBe('NO_GO_CRITERIA');
  for (const wrong of [{ minPeople: 0 }, { minCars: 101 }, { daylightMinutes: -1 }, { daylightMinutes: 601 }])
    expect((await change(id, { ...nothing, ...wrong })).status).toBe(400);
  world.forward(49 * HOUR_MS);
  expect((await change(id, nothing)).body.code).toBe('HUDDLE_PAST');
  const off = await planned({ minPeople: 2 }, 24);
  await world.as(world.asha).post(`/api/huddles/${off}/cancellation`, { reason: 'Storm' });
  await checkNow();
  expect(await toldOf(world.asha, off)).toEqual([]);
  expect((await decide(off, world.asha)).body.code).toBe('HUDDLE_CANCELLED');
});
