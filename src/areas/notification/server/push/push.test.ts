import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { PushService, type TestBrowser } from './testing/rfc8030.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

let world: TestApp;
let service: PushService;
beforeEach(async () => {
  [world, service] = await Promise.all([buildTestApp(), new PushService().open()]);
  // Jobs for later go by the clock of the database; at noon nobody wants it quiet.
  world.setNow(new Date(`${inDays(1).slice(0, 10)}T10:00:00Z`));
});
afterEach(async () => {
  service.close();
  await world.close();
});

const plan = {
  name: 'Ridge walk',
  startDateTime: inDays(20),
  endDateTime: inDays(20.2),
  timeZone: 'Europe/Zurich',
  approvalRequired: true,
};

async function deviceOf(who: CastMember): Promise<TestBrowser & { id: string }> {
  const { publicKey } = (await world.as(who).get('/api/notifications/devices')).body;
  const browser = service.subscribe(publicKey);
  const { status, body } = await world.as(who).put('/api/notifications/devices', browser.body);
  expect(status, JSON.stringify(body)).toBe(200);
  return { ...browser, id: body.id };
}

const showNames = (who: CastMember) => world.as(who).put('/api/notifications/settings', { namesShown: true });

async function ask(id?: string): Promise<string> {
  const huddleId = id ?? (await world.as(world.asha).post('/api/huddles', plan)).body.id;
  await world.as(world.ben).put(`/api/huddles/${huddleId}/rsvp`, { rsvpType: 'YES' });
  await world.runJobs();
  return huddleId;
}

/** What waits for later runs now. */
async function runLater(): Promise<void> {
  await world.platform.database.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await world.runJobs();
}

const outcomes = async (who: CastMember) =>
  (
    await world.platform.database.pool.query(
      'select kind, push_outcome as outcome from notifications where recipient_id = $1 order by id',
      [who.personId],
    )
  ).rows;

test('NOT-5: who is asked is told on each of their devices, without names, and a press opens the very page', async () => {
  const [phone, laptop] = [await deviceOf(world.asha), await deviceOf(world.asha)];
  const id = await ask();
  expect(service.faults).toEqual([]);
  for (const { taken } of [phone, laptop]) {
    expect(taken).toHaveLength(1);
    expect(taken[0]).toMatchObject({
      urgency: 'normal',
      ttl: 3 * 86_400,
      payload: {
        web_push: 8030,
        app_badge: 1,
        notification: {
          title: 'News from your huddles',
          body: 'Somebody asks to come to a huddle.\nYou host this huddle.',
          actions: [{ action: 'about', title: 'Less of this' }],
          lang: 'en',
          tag: `HUDDLE:${id}`,
          navigate: expect.stringMatching(
            new RegExp(`^http://localhost:3000/huddle/view/${id}\\?told=[0-9a-f-]{36}$`),
          ),
        },
      },
    });
    expect(taken[0]?.bytes).toBeLessThan(3_000);
  }
  expect(await outcomes(world.asha)).toEqual([{ kind: 'HUDDLE_REQUEST', outcome: 'SENT' }]);
});

test('NOT-5: names stand on the lock screen of those who want them there, in their language', async () => {
  const phone = await deviceOf(world.asha);
  await showNames(world.asha);
  await world.as(world.asha).patch('/api/me', { locale: 'de' });
  await ask();
  expect(phone.taken[0]?.payload.notification).toMatchObject({
    title: 'Ridge walk',
    body: 'Ben Okafor möchte mitkommen: Ridge walk.\nDu leitest diesen Huddle.',
    lang: 'de',
  });
});

test('NOT-5: a job that runs twice pushes once', async () => {
  const phone = await deviceOf(world.asha);
  await ask();
  const { rows } = await world.platform.database.pool.query('select id from notifications');
  const ids = rows.map(({ id }) => id);
  const { pushNotifications } = await import('./push-notifications.ts');
  await Promise.all([1, 2, 3].map(() => pushNotifications(world.platform)({ ids })));
  await runLater();
  expect(phone.taken).toHaveLength(1);
});

test('NOT-5: what a process began and did not end is pushed when its lease is over', async () => {
  const phone = await deviceOf(world.asha);
  const { pool } = world.platform.database;
  const huddleId = (await world.as(world.asha).post('/api/huddles', plan)).body.id;
  phone.answer(503);
  await ask(huddleId);
  await pool.query('update notifications set push_outcome = null');
  const { rows } = await pool.query('select id from notifications');
  const { pushNotifications } = await import('./push-notifications.ts');
  await pool.query('delete from graphile_worker._private_jobs');
  await pushNotifications(world.platform)({ ids: rows.map(({ id }) => id) });
  expect(phone.taken).toHaveLength(0);
  world.forward(120_000);
  await runLater();
  expect(phone.taken).toHaveLength(1);
});

test('NOT-5: what was read, taken back or is not wanted any more is not pushed', async () => {
  const phone = await deviceOf(world.asha);
  const { asha, ben } = world;
  const huddleId = (await world.as(asha).post('/api/huddles', plan)).body.id;
  const { pool } = world.platform.database;
  const later = async (change: () => Promise<unknown>) => {
    phone.answer(503);
    await ask(huddleId);
    await change();
    await runLater();
    await world.as(ben).delete(`/api/huddles/${huddleId}/rsvp`);
    await world.runJobs();
  };
  await later(() => world.as(asha).put('/api/notifications/read', { ids: 'ALL' }));
  await later(() => world.as(ben).delete(`/api/huddles/${huddleId}/rsvp`));
  await later(() =>
    world
      .as(asha)
      .put('/api/notifications/choices/HUDDLE_REQUEST', { inApp: true, push: false, mail: 'NEVER' }),
  );
  const { rows } = await pool.query(
    `select push_outcome from notifications where kind = 'HUDDLE_REQUEST' order by id`,
  );
  expect(rows.map(({ push_outcome }) => push_outcome)).toEqual(['READ', 'OVER', 'CHOSEN']);
  expect(phone.taken).toEqual([]);
});

test('NOT-5: a device that its service does not know any more is removed, whatever else is sent', async () => {
  const [gone, phone] = [await deviceOf(world.asha), await deviceOf(world.asha)];
  gone.answer(410);
  await ask();
  expect(phone.taken).toHaveLength(1);
  const { items } = (await world.as(world.asha).get('/api/notifications/devices')).body;
  expect(items.map(({ id }: { id: string }) => id)).toEqual([phone.id]);
});

test('NOT-5: a service that asks to wait is asked again then, and gets the message once', async () => {
  const phone = await deviceOf(world.asha);
  phone.answer(429, { 'retry-after': '90' });
  await ask();
  expect(await outcomes(world.asha)).toEqual([{ kind: 'HUDDLE_REQUEST', outcome: 'LATER' }]);
  const { rows } = await world.platform.database.pool.query(
    `select run_at from graphile_worker.jobs where task_identifier = 'push-notifications'`,
  );
  expect(rows[0].run_at).toEqual(new Date(world.platform.now().getTime() + 90_000));
  await runLater();
  expect(phone.taken).toHaveLength(1);
  expect(await outcomes(world.asha)).toEqual([{ kind: 'HUDDLE_REQUEST', outcome: 'SENT' }]);
});

test('NOT-5: what is too large for a service arrives without its text', async () => {
  const phone = await deviceOf(world.asha);
  phone.answer(413);
  await ask();
  expect(phone.taken[0]?.payload.notification).toMatchObject({ title: 'News from your huddles', body: '' });
});

test('NOT-5: what has been read elsewhere leaves the screen with the next message', async () => {
  const phone = await deviceOf(world.asha);
  const first = await ask();
  await world.as(world.asha).put('/api/notifications/read', { ids: 'ALL' });
  await ask();
  expect(phone.taken[1]?.payload.notification.data.gone).toEqual([`HUDDLE:${first}`]);
  expect(phone.taken[1]?.payload.app_badge).toBe(1);
});
