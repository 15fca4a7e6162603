import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;
let dara: CastMember;
let id: HuddleId;
beforeAll(async () => {
  world = await buildTestApp();
  dara = await world.enter({ username: 'dara', displayName: 'Dara' });
  id = (await world.as(world.asha).post('/api/huddles', planOf(world.platform.now()))).body.id;
  await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await world.as(world.cleo).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'MAYBE' });
  await world.as(dara).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'NO' });
});
afterAll(() => world.close());

const send = (who: CastMember, body: object) => world.as(who).post(`/api/huddles/${id}/messages`, body);
const texts = async (who: CastMember) =>
  (await world.as(who).get(`/api/huddles/${id}/messages`)).body.items.map(
    (item: { text: string }) => item.text,
  );
const mails = async () =>
  (
    await world.platform.database.pool.query(
      "select to_address, subject, body_text from mail_outbox where kind = 'notification-huddle-message' order by 1",
    )
  ).rows;

test('HUD-24 a message by answer reaches those people, in the app and by mail, and nobody else', async () => {
  const sent = await send(world.asha, { audience: 'CONFIRMED', text: 'Bring a hat.\n\nAnd water.' });
  expect(sent.body).toMatchObject({ error: false, recipientCount: 1 });
  await world.runJobs();
  expect(await texts(world.ben)).toEqual(['Bring a hat.\n\nAnd water.']);
  expect(await texts(world.cleo)).toEqual([]);
  const told = await world.as(world.ben).get('/api/notifications');
  expect(told.body.items[0]).toMatchObject({ kind: 'HUDDLE_MESSAGE', object: { id } });
  expect(told.text).not.toContain('hat');
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to_address: 'ben@trailfolk.example',
    subject: 'Asha Rai wrote to you about Ridge walk.',
  });
  expect(mail.body_text).toContain('And water.');
});

test('HUD-24 a message to all leaves out who is not coming, in the app and by mail', async () => {
  await send(world.asha, { audience: 'ALL', text: 'See you at the pier.' });
  await world.runJobs();
  expect(await texts(world.cleo)).toEqual(['See you at the pier.']);
  expect(await texts(dara)).toEqual([]);
  expect((await mails()).map((mail: { to_address: string }) => mail.to_address)).toEqual([
    'ben@trailfolk.example',
    'ben@trailfolk.example',
    'cleo@trailfolk.example',
  ]);
});

test('HUD-24 who has left since gets no mail: rights are checked when it is sent', async () => {
  const made = await world
    .as(world.asha)
    .post('/api/huddles', planOf(world.platform.now(), { privacy: 'PRIVATE', name: 'Hidden walk' }));
  id = made.body.id;
  const invitation = { huddle_id: id, person_id: world.ben.personId, invited_at: world.platform.now() };
  await world.platform.database.db.insertInto('participations').values(invitation).execute();
  await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await world.runJobs();
  await send(world.asha, { audience: 'ALL', text: 'At my house.' });
  const off = { admitted: false };
  await world.as(world.asha).put(`/api/huddles/${id}/participants/${world.ben.personId}/admission`, off);
  await world.runJobs();
  expect(JSON.stringify(await mails())).not.toContain('At my house.');
  expect((await world.as(world.ben).get(`/api/huddles/${id}/messages`)).status).toBe(404);
});

test('HUD-24 nobody to tell, a stranger, and more than ten a day are refused', async () => {
  expect((await send(world.asha, { audience: 'WAITING', text: 'Hello' })).body.code).toBe('NOBODY_TO_TELL');
  expect((await send(world.asha, { audience: 'ALL', text: '   ' })).status).toBe(400);
  id = (await world.as(world.asha).post('/api/huddles', planOf(world.platform.now()))).body.id;
  await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  expect((await send(world.ben, { audience: 'ALL', text: 'Hello' })).status).toBe(403);
  for (let count = 0; count < 10; count += 1) {
    expect((await send(world.asha, { audience: 'ALL', text: `Number ${count}` })).status).toBe(200);
  }
  const refused = await send(world.asha, { audience: 'ALL', text: 'One more' });
  expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_MESSAGES']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  world.forward(24 * 3_600_000 + 1_000);
  expect((await send(world.asha, { audience: 'ALL', text: 'Tomorrow' })).status).toBe(200);
});
