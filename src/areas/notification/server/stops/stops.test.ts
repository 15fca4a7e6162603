import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { stopMails, stopsOf } from '#platform/server/mail/reports/mail-stops.ts';
import type { MailStream } from '#platform/server/mail/streams.ts';
import { inTransaction } from '#platform/server/write.ts';
import { PushService } from '../push/testing/rfc8030.ts';

let world: TestApp;
let service: PushService;
beforeAll(async () => {
  [world, service] = await Promise.all([buildTestApp(), new PushService().open()]);
});
afterAll(async () => {
  service.close();
  await world.close();
});

function stop(address: string, stream: MailStream, reason: 'GONE' | 'COMPLAINT') {
  const since = world.platform.now();
  return inTransaction(world.platform.database, (tx) =>
    stopMails(tx, { address, stream, reason, said: '550 5.1.1 no such user', since }),
  );
}

const mailsOf = async (address: string, kind: string) => {
  const { rows } = await world.platform.database.pool.query(
    'select 1 from mail_outbox where to_address = $1 and kind = $2',
    [address, kind],
  );
  return rows.length;
};

test('N13, NOT-5: whose address is gone reads it in the app, sees which mails stop, and lets them go again', async () => {
  const cleo = world.as(world.cleo);
  expect((await cleo.get('/api/me')).body.mailArrives).toBe(true);
  await stop('CLEO@trailfolk.example', 'DIGEST', 'COMPLAINT');
  expect((await cleo.get('/api/me')).body.mailArrives).toBe(true);
  await stop('cleo@trailfolk.example', 'PERSONAL', 'GONE');
  expect((await cleo.get('/api/me')).body.mailArrives).toBe(false);
  expect((await cleo.get('/api/notifications/mail-stops')).body.items).toMatchObject([
    { stream: 'DIGEST', reason: 'COMPLAINT' },
    { stream: 'PERSONAL', reason: 'GONE' },
  ]);
  expect((await world.as(world.ben).get('/api/notifications/mail-stops')).body.items).toEqual([]);
  const lifted = await cleo.delete('/api/notifications/mail-stops');
  expect(lifted.body.message).toBe('Mails go to cleo@trailfolk.example again.');
  expect((await cleo.get('/api/me')).body.mailArrives).toBe(true);
  expect((await cleo.delete('/api/notifications/mail-stops')).body.code).toBe('NO_MAILS_STOPPED');
});

/** Ben has a phone but wants mail alone of what is called off, and goes to an outing that then is. */
async function calledOff(): Promise<number> {
  const { asha, ben } = world;
  const { publicKey } = (await world.as(ben).get('/api/notifications/devices')).body;
  const phone = service.subscribe(publicKey);
  await world.as(ben).put('/api/notifications/devices', phone.body);
  const choice = { inApp: true, push: false, mail: 'AT_ONCE' };
  for (const kind of ['HUDDLE_CANCELLED', 'HUDDLE_COMMENT'])
    await world.as(ben).put(`/api/notifications/choices/${kind}`, choice);
  const plan = { name: 'Ridge walk', timeZone: 'Europe/Zurich' };
  const times = { startDateTime: '2026-07-20T06:00:00Z', endDateTime: '2026-07-20T12:00:00Z' };
  const id = (await world.as(asha).post('/api/huddles', { ...plan, ...times })).body.id;
  await world.as(ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await world.runJobs();
  await world.as(asha).post(`/api/huddles/${id}/cancellation`, { reason: 'Storm' });
  await world.runJobs();
  return phone.taken.length;
}

test('N13, NOT-5: what is urgent goes to the phone where the mail chosen for it does not arrive, and only there', async () => {
  expect([
    await calledOff(),
    await mailsOf('ben@trailfolk.example', 'notification-huddle-cancelled'),
  ]).toEqual([0, 1]);
  await stop('ben@trailfolk.example', 'CLUB', 'GONE');
  expect([
    await calledOff(),
    await mailsOf('ben@trailfolk.example', 'notification-huddle-cancelled'),
  ]).toEqual([0, 2]);
  await stop('ben@trailfolk.example', 'PERSONAL', 'GONE');
  expect([
    await calledOff(),
    await mailsOf('ben@trailfolk.example', 'notification-huddle-cancelled'),
  ]).toEqual([1, 2]);
});

const left = async (address: string) => (await stopsOf(world.platform.database.db, address)).length;

async function proves(token: string | undefined) {
  return world.as(null).post('/api/public/verifications', { token });
}

async function tokenIn(address: string): Promise<string | undefined> {
  const { rows } = await world.platform.database.pool.query<{ body_text: string }>(
    `select body_text from mail_outbox where to_address = $1 and kind = 'verify-email' order by id desc limit 1`,
    [address],
  );
  return /token=([\w-]+)/.exec(rows[0]?.body_text ?? '')?.[1];
}

test('N13: a mended typo starts clean, and an address that was given up leaves nothing to whoever has it next', async () => {
  const dora = await world.enter({ username: 'dora' });
  await stop('dora@trailfolk.example', 'PERSONAL', 'GONE');
  await stop('dora.new@trailfolk.example', 'CLUB', 'GONE');
  await world.as(dora).put('/api/me/email', { email: 'dora.new@trailfolk.example' });
  expect((await proves(await tokenIn('dora.new@trailfolk.example'))).status).toBe(200);
  expect([await left('dora.new@trailfolk.example'), await left('dora@trailfolk.example')]).toEqual([0, 0]);
  expect((await world.as(dora).get('/api/me')).body).toMatchObject({
    email: 'dora.new@trailfolk.example',
    mailArrives: true,
  });
});

test('N13: who only claims an address changes nothing of what its owner said of our mails', async () => {
  await world.enter({ username: 'fred' });
  const thief = await world.enter({ username: 'thief', emailVerified: false });
  await stop('fred@trailfolk.example', 'DIGEST', 'COMPLAINT');
  await world.as(thief).put('/api/me/email', { email: 'fred@trailfolk.example' });
  await world.as(thief).delete('/api/notifications/mail-stops');
  await world.as(thief).put('/api/me/email', { email: 'elsewhere@trailfolk.example' });
  expect(await left('fred@trailfolk.example')).toBe(1);
});
