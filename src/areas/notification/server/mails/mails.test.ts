import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { mailNotifications } from './mail-notifications.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const plan = {
  name: 'Ridge <b>walk</b>',
  startDateTime: '2026-06-20T06:00:00Z',
  endDateTime: '2026-06-20T12:00:00Z',
  timeZone: 'Europe/Zurich',
  approvalRequired: true,
};

async function huddle(): Promise<string> {
  return (await world.as(world.asha).post('/api/huddles', plan)).body.id;
}

async function ask(id: string, member = world.ben): Promise<void> {
  await world.as(member).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await world.runJobs();
}

const mails = async (name: string) =>
  (await mailsTo(world.platform, `${name}@trailfolk.example`)).filter(({ kind }) =>
    kind.startsWith('notification'),
  );

async function unsubscribePath(): Promise<string> {
  const row = await world.platform.database.db
    .selectFrom('mail_outbox')
    .select('unsubscribe_url')
    .where('to_address', '=', 'asha@trailfolk.example')
    .where('unsubscribe_url', 'is not', null)
    .executeTakeFirstOrThrow();
  return new URL(row.unsubscribe_url ?? '').pathname;
}

test('NOT-5: who is asked gets a mail at once in our look, which says what, when and how to end such mails', async () => {
  await ask(await huddle());
  const [mail, ...more] = await mails('asha');
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Ben Okafor asks to come to Ridge <b>walk</b>.');
  expect(mail?.text).toContain('When: Sat 20 Jun, 08:00 – 14:00');
  expect(mail?.text).toMatch(/No more mails of this kind:\nhttp:\/\/localhost:3000\/unsubscribe\/[\w-]{32}/);
  expect(mail?.html).toContain('Ridge &lt;b&gt;walk&lt;/b&gt;');
  expect(mail?.html).not.toContain('<b>walk');
});

test('NOT-5: one press in the mail program ends mails of that kind, and of no other', async () => {
  const before = (await mails('asha')).length;
  const path = await unsubscribePath();
  expect((await world.as(null).get(path)).status).toBe(404);
  const pressed = await world.app.inject({
    method: 'POST',
    url: `/api/public${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(pressed.json()).toMatchObject({ error: false, message: 'You get no more mails of this kind.' });
  await ask(await huddle());
  expect(await mails('asha')).toHaveLength(before);
  const { items } = (await world.as(world.asha).get('/api/notifications/choices')).body;
  const mailed = items.filter((item: { mail: string }) => item.mail === 'AT_ONCE');
  expect(mailed.map((item: { kind: string }) => item.kind)).toContain('HUDDLE_REMINDER');
  expect(mailed.map((item: { kind: string }) => item.kind)).not.toContain('HUDDLE_REQUEST');
  const other = await world.app.inject({
    method: 'POST',
    url: '/api/me/verification',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'a=b',
  });
  expect(other.statusCode).toBe(415);
});

test('NOT-5: what somebody wants by mail only does not count at their bell; what they want nowhere is not kept', async () => {
  const asha = world.as(world.asha);
  const unread = async () => (await asha.get('/api/notifications/summary')).body.countNewTotal;
  await asha.put('/api/notifications/choices/HUDDLE_REQUEST', { inApp: false, mail: 'AT_ONCE' });
  const [counted, mailed] = [await unread(), (await mails('asha')).length];
  await ask(await huddle());
  expect([await unread(), (await mails('asha')).length]).toEqual([counted, mailed + 1]);
  await asha.put('/api/notifications/choices/HUDDLE_REQUEST', { inApp: false, mail: 'NEVER' });
  const id = await huddle();
  await ask(id);
  const kept = await world.platform.database.pool.query('select 1 from notifications where object_id = $1', [
    id,
  ]);
  expect([kept.rows.length, (await mails('asha')).length]).toEqual([0, mailed + 1]);
  await asha.put('/api/notifications/choices/HUDDLE_REQUEST', { inApp: true, mail: 'AT_ONCE' });
});

test('NOT-3: rights are asked again when the mail is written: a block meanwhile stops it, a lost right hides names', async () => {
  const { pool } = world.platform.database;
  const dora = await world.enter({ username: 'dora', displayName: 'Dora' });
  const id = await huddle();
  const before = (await mails('asha')).length;
  await world.as(dora).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [
    world.asha.personId,
    dora.personId,
  ]);
  await world.runJobs();
  expect(await mails('asha')).toHaveLength(before);

  const hidden = await huddle();
  await world.as(world.cleo).put(`/api/huddles/${hidden}/rsvp`, { rsvpType: 'YES' });
  await world.as(world.asha).put(`/api/huddles/${hidden}/requests/${world.cleo.personId}`, { accept: false });
  await pool.query(`update huddles set privacy = 'PRIVATE' where id = $1`, [hidden]);
  await world.runJobs();
  const told = (await mails('cleo')).at(-1);
  expect(told?.subject).toBe('Asha Rai declined your request for a huddle.');
  expect(`${told?.text}${told?.html}`).not.toContain('Ridge');
});

test('NOT-5: a mail job that runs again writes nothing twice', async () => {
  await ask(await huddle(), world.cleo);
  const before = (await mails('asha')).length;
  const { pool } = world.platform.database;
  await pool.query(
    `select graphile_worker.add_job('mail-notifications', json_build_object('ids', json_agg(id))) from notifications where mailed_at is not null`,
  );
  await world.runJobs();
  expect(await mails('asha')).toHaveLength(before);
});

test('NOT-5: a word that is none is missing, and choices are checked', async () => {
  expect((await world.as(null).post(`/api/public/unsubscribe/${'x'.repeat(32)}`)).status).toBe(404);
  const asha = world.as(world.asha);
  const wrong = await asha.put('/api/notifications/choices/HUDDLE_RSVP', { inApp: true, mail: 'HOURLY' });
  expect([wrong.status, wrong.body.errors.join()]).toEqual([400, expect.stringContaining('mail')]);
  expect((await asha.put('/api/notifications/choices/NOTHING', { inApp: true, mail: 'NEVER' })).status).toBe(
    400,
  );
});

test('NOT-5: nobody is written of a place that they gave back before the mail was', async () => {
  const { asha, ben, cleo } = world;
  const id = (await world.as(asha).post('/api/huddles', { ...plan, approvalRequired: false, capacity: 1 }))
    .body.id;
  const say = (member: typeof ben, rsvpType: string) =>
    world.as(member).put(`/api/huddles/${id}/rsvp`, { rsvpType });
  const offers = async () =>
    (await mails('cleo')).filter(({ kind }) => kind === 'notification-huddle-offer').length;
  await say(ben, 'YES');
  await say(cleo, 'YES');
  const before = await offers();
  await say(ben, 'NO');
  await say(cleo, 'NO');
  await world.runJobs();
  expect(await offers()).toBe(before);
  await say(ben, 'YES');
  await say(cleo, 'YES');
  await say(ben, 'NO');
  await world.runJobs();
  expect(await offers()).toBe(before + 1);
});

test('NOT-5: one that cannot be mailed holds back no other', async () => {
  const { db, pool } = world.platform.database;
  await world.as(world.ben).put(`/api/huddles/${await huddle()}/rsvp`, { rsvpType: 'YES' });
  await world.as(world.cleo).put(`/api/huddles/${await huddle()}/rsvp`, { rsvpType: 'YES' });
  await world.runJobs();
  await db
    .updateTable('notifications')
    .set({ mailed_at: null })
    .where('kind', '=', 'HUDDLE_REQUEST')
    .execute();
  const found = await pool.query(
    `select id from notifications where kind = 'HUDDLE_REQUEST' order by id desc limit 2`,
  );
  const ids = found.rows.map((row) => row.id);
  const broken = mailNotifications(world.platform, () => Promise.reject(new Error('broken')));
  const before = (await mails('asha')).length;
  await broken({ ids });
  expect(await mails('asha')).toHaveLength(before);
  await expect(broken({ ids: ids.slice(0, 1) })).rejects.toThrow('broken');
  await world.runJobs();
  expect(await mails('asha')).toHaveLength(before + 2);
});
