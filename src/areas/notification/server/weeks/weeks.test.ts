import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const week = async () => (await world.as(world.ben).get('/api/notifications/weeks')).body;
const DAY_MS = 86_400_000;

async function like(times: number, opened = false): Promise<void> {
  await world.platform.database.pool.query(
    `insert into notifications (id, recipient_id, event_id, kind, object_type, object_id, created_at, opened, read_at,
       push_outcome) select gen_random_uuid(), $1, gen_random_uuid(), 'POST_MENTION', 'POST', gen_random_uuid(), $2, $3,
       case when $3 then $2::timestamptz end, 'SENT' from generate_series(1, $4::int)`,
    [world.ben.personId, world.platform.now(), opened, times],
  );
}

test('NOT-6: a kind of which nothing was opened for 30 days is offered once, and the last week has its numbers', async () => {
  await like(2);
  expect(await week()).toEqual({ last: { told: 2, pushed: 2, mailed: 0, opened: 0 }, offers: [] });
  world.forward(30 * DAY_MS);
  await like(1);
  expect(await week()).toEqual({
    last: { told: 1, pushed: 1, mailed: 0, opened: 0 },
    offers: [{ kind: 'POST_MENTION', told: 3 }],
  });
  await like(1, true);
  expect((await week()).offers).toEqual([]);
  world.forward(30 * DAY_MS);
  await like(1);
  expect((await week()).offers).toHaveLength(1);
  const ben = world.as(world.ben);
  expect((await ben.put('/api/notifications/offers/POST_MENTION', { less: true })).status).toBe(200);
  const { items } = (await ben.get('/api/notifications/choices')).body;
  expect(items.find(({ kind }: { kind: string }) => kind === 'POST_MENTION')).toMatchObject({
    push: false,
    mail: 'DIGEST',
  });
  expect((await week()).offers).toEqual([]);
  await ben.put('/api/notifications/choices/POST_MENTION', { inApp: true, push: true, mail: 'AT_ONCE' });
  expect((await week()).offers).toEqual([]);
});
