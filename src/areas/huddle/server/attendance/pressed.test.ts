import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { PRESSED_AT } from '#platform/shared/outbox/pressed.ts';
import { planOf } from '../testing/plans.ts';

const HOUR_MS = 3_600_000;
let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const now = () => world.platform.now();
const hoursAgo = (hours: number) => new Date(now().getTime() - hours * HOUR_MS).toISOString();

async function plan(capacity: number | null = null): Promise<string> {
  const made = await world.as(world.asha).post('/api/huddles', planOf(now(), { capacity }));
  expect(made.status, made.text).toBe(200);
  return made.body.id;
}

async function answer(who: CastMember, id: string, rsvpType: string, pressedAt?: string) {
  const headers = pressedAt === undefined ? {} : { [PRESSED_AT]: pressedAt };
  const answered = await world.as(who).put(`/api/huddles/${id}/rsvp`, { rsvpType }, headers);
  expect(answered.status, answered.text).toBe(200);
  return answered.body.participation;
}

async function listed(id: string, reader = world.asha, group = 'CONFIRMED') {
  const { body } = await world.as(reader).get(`/api/huddles/${id}/participants?group=${group}`);
  return body.items.find(({ person }: { person: { username: string } }) => person.username === 'ben');
}

test('O7 a host sees when an answer was pressed and when it was received, others do not', async () => {
  const id = await plan();
  const [pressedAt, receivedAt] = [hoursAgo(3), now().toISOString()];
  await answer(world.ben, id, 'YES', pressedAt);
  await answer(world.cleo, id, 'YES');
  expect(await listed(id)).toMatchObject({ pressedAt, receivedAt });
  expect(await listed(id, world.cleo)).toMatchObject({ pressedAt: null, receivedAt: null });
});

test('O7 places go by receipt: who pressed earlier and came later waits', async () => {
  const id = await plan(1);
  expect(await answer(world.cleo, id, 'YES')).toMatchObject({ confirmed: true });
  expect(await answer(world.ben, id, 'YES', hoursAgo(5))).toMatchObject({ confirmed: false });
  expect(await listed(id, world.asha, 'WAITING')).toMatchObject({ queuePosition: 1, pressedAt: hoursAgo(5) });
});

test('O7 an answer in time says nothing, and one that cannot be right is not believed', async () => {
  const id = await plan();
  for (const pressedAt of [hoursAgo(0), hoursAgo(-6), hoursAgo(24 * 91), 'yesterday']) {
    await answer(world.ben, id, 'YES', pressedAt);
    expect(await listed(id), pressedAt).toMatchObject({ pressedAt: null });
  }
});

test('O7 what hosts change keeps the time, another answer has its own', async () => {
  const id = await plan(1);
  await answer(world.cleo, id, 'YES');
  await answer(world.ben, id, 'YES', hoursAgo(2));
  const pressedAt = hoursAgo(2);
  await world.as(world.asha).put(`/api/huddles/${id}/capacity`, { capacity: 3 });
  await world.as(world.ben).put(`/api/huddles/${id}/offer`, { take: true });
  expect(await listed(id)).toMatchObject({ pressedAt });
  await answer(world.ben, id, 'NO');
  expect(await listed(id, world.asha, 'NOT_COMING')).toMatchObject({ pressedAt: null, receivedAt: null });
});

test('O7, HUD-24 who pressed before the start was moved has not seen that', async () => {
  const id = await plan();
  world.forward(HOUR_MS);
  const { body } = await world.as(world.asha).get(`/api/huddles/${id}/plan`);
  const changed = { plan: planOf(now(), { capacity: null }), edition: body.edition };
  const moved = await world.as(world.asha).put(`/api/huddles/${id}/plan`, changed);
  expect(moved.status, moved.text).toBe(200);
  world.forward(HOUR_MS);
  await answer(world.ben, id, 'YES', hoursAgo(1.5));
  await answer(world.cleo, id, 'YES', hoursAgo(0.5));
  expect(await listed(id)).toMatchObject({ acknowledged: false });
  const { body: all } = await world
    .as(world.asha)
    .get(`/api/huddles/${id}/participants?group=UNACKNOWLEDGED`);
  expect(all.items).toHaveLength(1);
});
