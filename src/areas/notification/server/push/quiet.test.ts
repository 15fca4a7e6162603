import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { PushService, type TestBrowser } from './testing/rfc8030.ts';

let world: TestApp;
let service: PushService;
let phone: TestBrowser;
/** A night that is still to come, so that jobs for its end wait. */
const night = new Date('2031-06-01T21:00:00Z');
const morning = new Date('2031-06-02T05:00:00Z');

beforeEach(async () => {
  [world, service] = await Promise.all([buildTestApp(), new PushService().open()]);
  world.setNow(night);
  const { publicKey } = (await world.as(world.asha).get('/api/notifications/devices')).body;
  phone = service.subscribe(publicKey);
  await world.as(world.asha).put('/api/notifications/devices', phone.body);
});
afterEach(async () => {
  service.close();
  await world.close();
});

async function huddle(name: string, days: number, more: object = {}): Promise<string> {
  const start = night.getTime() + days * 86_400_000;
  const [startDateTime, endDateTime] = [start, start + 3_600_000].map((at) => new Date(at).toISOString());
  const plan = {
    name,
    startDateTime,
    endDateTime,
    timeZone: 'Europe/Zurich',
    approvalRequired: true,
    ...more,
  };
  return (await world.as(world.asha).post('/api/huddles', plan)).body.id;
}

async function asks(who: CastMember, id: string): Promise<void> {
  await world.as(who).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await world.runJobs();
}

async function wakeAt(at: Date): Promise<void> {
  world.setNow(at);
  await world.platform.database.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await world.runJobs();
}

const outcomes = async () =>
  (
    await world.platform.database.pool.query(
      'select push_outcome from notifications where recipient_id = $1 order by id',
      [world.asha.personId],
    )
  ).rows.map(({ push_outcome }) => push_outcome);

test('NOT-6: what comes in quiet hours comes at their end, as one', async () => {
  const { ben, cleo } = world;
  await asks(ben, await huddle('Ridge walk', 20));
  await asks(cleo, await huddle('Lake walk', 21));
  expect([phone.taken.length, await outcomes()]).toEqual([0, ['HELD', 'HELD']]);
  const { rows } = await world.platform.database.pool.query(
    `select run_at from graphile_worker.jobs where task_identifier = 'push-held'`,
  );
  expect(rows).toEqual([{ run_at: morning }]);
  await wakeAt(morning);
  expect(phone.taken).toHaveLength(1);
  expect(phone.taken[0]?.payload.notification).toMatchObject({
    title: '2 notifications while it was quiet',
    body: 'Somebody asks to come to a huddle.',
    navigate: 'http://localhost:3000/notification',
  });
  expect(await outcomes()).toEqual(['SENT', 'SENT']);
});

test('NOT-6: one that was held comes as itself; what was read meanwhile does not come', async () => {
  const { asha, ben, cleo } = world;
  await asks(ben, await huddle('Ridge walk', 20));
  const second = await huddle('Lake walk', 21);
  await asks(cleo, second);
  const { items } = (await world.as(asha).get('/api/notifications')).body;
  await world.as(asha).put('/api/notifications/read', { ids: [items[1].id] });
  await wakeAt(morning);
  expect(phone.taken.map(({ payload }) => payload.notification.tag)).toEqual([`HUDDLE:${second}`]);
  expect(await outcomes()).toEqual(['READ', 'SENT']);
});

test('NOT-6: what is urgent passes quiet hours, and wakes the phone', async () => {
  const { asha, ben } = world;
  const id = (
    await world.as(ben).post('/api/huddles', {
      name: 'Early start',
      startDateTime: new Date(night.getTime() + 8 * 3_600_000).toISOString(),
      endDateTime: new Date(night.getTime() + 9 * 3_600_000).toISOString(),
      timeZone: 'Europe/Zurich',
    })
  ).body.id;
  await world.as(asha).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await world.as(ben).post(`/api/huddles/${id}/cancellation`, { reason: 'Storm' });
  await world.runJobs();
  expect(phone.taken).toMatchObject([{ urgency: 'high', payload: { notification: { renotify: true } } }]);
});

test('NOT-6: anyone who switches quiet hours off is told at night, and longer ones hold for longer', async () => {
  const { asha, ben, cleo } = world;
  await asks(ben, await huddle('Ridge walk', 20));
  await world.as(asha).put('/api/notifications/settings', { quietTo: 9 * 60 });
  await wakeAt(morning);
  expect(await outcomes()).toEqual(['HELD']);
  await world.as(asha).put('/api/notifications/settings', { quiet: false });
  await asks(cleo, await huddle('Lake walk', 21));
  expect(phone.taken).toHaveLength(1);
  await wakeAt(new Date('2031-06-02T07:00:00Z'));
  expect(await outcomes()).toEqual(['SENT', 'SENT']);
});
