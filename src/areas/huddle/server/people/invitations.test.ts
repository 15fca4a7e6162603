import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

async function planned(): Promise<string> {
  const plan = planOf(world.platform.now(), { privacy: 'PRIVATE' });
  return (await world.as(world.asha).post('/api/huddles', plan)).body.id;
}

const invite = (id: string, ...people: { personId: string }[]) =>
  world
    .as(world.asha)
    .post(`/api/huddles/${id}/invitations`, { personIds: people.map(({ personId }) => personId) });

test('HUD-4 a host invites people after publishing: each is told once, and may see it', async () => {
  const id = await planned();
  expect((await world.as(world.ben).get(`/api/huddles/${id}`)).status).toBe(404);
  expect(await invite(id, world.ben, world.cleo)).toMatchObject({
    status: 200,
    body: { code: 'PEOPLE_INVITED', message: '2 people are invited.' },
  });
  expect((await invite(id, world.ben)).body.message).toBe('They are already invited.');
  expect((await world.as(world.ben).get(`/api/huddles/${id}`)).status).toBe(200);
  await world.runJobs();
  const { items } = (await world.as(world.ben).get('/api/notifications')).body;
  const told = items.filter((item: { object: { id: string } }) => item.object.id === id);
  expect(told.map((item: { kind: string }) => item.kind)).toEqual(['HUDDLE_INVITE']);
});

test('HUD-4 nobody is invited to what is called off or over, and only by a host', async () => {
  const id = await planned();
  await invite(id, world.ben);
  const byGuest = await world
    .as(world.ben)
    .post(`/api/huddles/${id}/invitations`, { personIds: [world.cleo.personId] });
  expect(byGuest).toMatchObject({ status: 403, body: { code: 'NOT_A_HOST' } });
  await world.as(world.asha).post(`/api/huddles/${id}/cancellation`, {});
  expect(await invite(id, world.cleo)).toMatchObject({ status: 409, body: { code: 'HUDDLE_CANCELLED' } });
  const over = await planned();
  await world.platform.database.pool.query(
    `update huddles set starts_at = starts_at - interval '30 days', ends_at = ends_at - interval '30 days' where id = $1`,
    [over],
  );
  expect((await invite(over, world.cleo)).body.code).toBe('HUDDLE_PAST');
});
