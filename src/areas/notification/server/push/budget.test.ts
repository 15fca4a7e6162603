import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { newId } from '#platform/server/new-id.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { EventId, NotificationId } from '#platform/shared/ids.ts';
import type { Kind } from '../../rules/kinds.ts';
import { deliver } from '../deliver.ts';
import { PushService, type TestBrowser } from './testing/rfc8030.ts';

let world: TestApp;
let service: PushService;
let phone: TestBrowser;
/** A noon to come, by the clocks of Ben in Greenwich. */
const noon = new Date('2031-06-02T12:00:00Z');

beforeEach(async () => {
  [world, service] = await Promise.all([buildTestApp(), new PushService().open()]);
  world.setNow(noon);
  await world.as(world.ben).patch('/api/me', { timeZone: 'Europe/London' });
  const { publicKey } = (await world.as(world.ben).get('/api/notifications/devices')).body;
  phone = service.subscribe(publicKey);
  await world.as(world.ben).put('/api/notifications/devices', phone.body);
});
afterEach(async () => {
  service.close();
  await world.close();
});

/** Twelve clubs of which each plans an outing: what a member of all of them is told. */
async function clubs(count: number): Promise<string[]> {
  const made: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const start = noon.getTime() + (20 + at) * 86_400_000;
    const [startDateTime, endDateTime] = [start, start + 3_600_000].map((time) =>
      new Date(time).toISOString(),
    );
    const plan = { name: `Walk ${at}`, startDateTime, endDateTime, timeZone: 'Europe/London' };
    made.push((await world.as(world.asha).post('/api/huddles', plan)).body.id);
  }
  return made;
}

async function tell(objectId: string, kind: Kind = 'HUDDLE_INVITE'): Promise<void> {
  const about = { objectType: 'HUDDLE' as const, objectId, facts: {} };
  const ids = { id: newId<NotificationId>(), eventId: newId<EventId>(), recipientId: world.ben.personId };
  const at = world.platform.now().toISOString();
  await inTransaction(world.platform.database, async (tx) => {
    await deliver(world.platform, tx, [{ ...about, ...ids, kind, actorId: world.asha.personId, at }]);
    return 'DONE';
  });
  await world.runJobs();
}

async function wakeAt(at: string): Promise<void> {
  world.setNow(at);
  await world.platform.database.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await world.runJobs();
}

const titles = () => phone.taken.map(({ payload }) => payload.notification.title);

test('NOT-6: a member of twelve clubs is rung five times a day; what is urgent comes all the same, the rest as one', async () => {
  const huddles = await clubs(12);
  for (const id of huddles) await tell(id);
  expect(titles()).toHaveLength(5);
  await tell(huddles[11] ?? '', 'HUDDLE_CANCELLED');
  expect(titles()).toHaveLength(6);
  const { rows } = await world.platform.database.pool.query(
    `select run_at from graphile_worker.jobs where task_identifier = 'push-held'`,
  );
  expect(rows).toEqual([{ run_at: new Date('2031-06-02T17:00:00Z') }]);
  await wakeAt('2031-06-02T17:00:00Z');
  expect(titles().slice(6)).toEqual(['6 more notifications']);
  await tell(huddles[0] ?? '');
  expect(titles()).toHaveLength(7);
  await wakeAt('2031-06-03T09:00:00Z');
  await tell(huddles[1] ?? '');
  expect(titles()).toHaveLength(9);
});

test('NOT-6: anyone who wants more is rung more often, without a limit always', async () => {
  const huddles = await clubs(7);
  const choose = (pushesADay: number | null) =>
    world.as(world.ben).put('/api/notifications/settings', { pushesADay });
  await choose(3);
  for (const id of huddles.slice(0, 4)) await tell(id);
  expect(titles()).toHaveLength(3);
  await choose(null);
  for (const id of huddles.slice(4)) await tell(id);
  expect(titles()).toHaveLength(6);
  expect((await choose(0)).status).toBe(400);
});
