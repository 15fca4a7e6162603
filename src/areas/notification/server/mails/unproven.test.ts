import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { PushService } from '../push/testing/rfc8030.ts';

let world: TestApp;
let service: PushService;
beforeEach(async () => {
  [world, service] = await Promise.all([buildTestApp(), new PushService().open()]);
});
afterEach(async () => {
  service.close();
  await world.close();
});

const DAY_MS = 86_400_000;

/** Ben has a phone, wants pushes of what is called off and no mail, and goes to an outing that then is. */
async function calledOff(days: number): Promise<void> {
  const { asha, ben } = world;
  const { publicKey } = (await world.as(ben).get('/api/notifications/devices')).body;
  const phone = service.subscribe(publicKey);
  await world.as(ben).put('/api/notifications/devices', phone.body);
  await world
    .as(ben)
    .put('/api/notifications/choices/HUDDLE_CANCELLED', { inApp: true, push: true, mail: 'NEVER' });
  const plan = { name: 'Ridge walk', timeZone: 'Europe/Zurich' };
  const times = { startDateTime: '2026-07-20T06:00:00Z', endDateTime: '2026-07-20T12:00:00Z' };
  const id = (await world.as(asha).post('/api/huddles', { ...plan, ...times })).body.id;
  await world.as(ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await world.runJobs();
  world.forward(days * DAY_MS);
  await world.as(asha).post(`/api/huddles/${id}/cancellation`, { reason: 'Storm' });
  await world.runJobs();
  expect(phone.taken.length).toBe(1);
}

const mails = async () =>
  (await mailsTo(world.platform, 'ben@trailfolk.example')).filter(({ kind }) => kind.endsWith('cancelled'));

test('NOT-5: what is urgent goes by mail as well where no device was opened for 14 days, and says so', async () => {
  await calledOff(15);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.text).toContain('because the app was not opened in the last 14 days');
});

test('NOT-5: a device that was opened within 14 days is enough, as its owner chose', async () => {
  await calledOff(14);
  expect(await mails()).toEqual([]);
});
