import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { found } from '../testing/found.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const at = (id: string, rest: string) => `/api/communities/${id}/${rest}`;
const line = (email: string, name = '') => ({ name, email });
const preview = (who: CastMember, id: string, people: object[]) =>
  world.as(who).post(at(id, 'invitation-previews'), { people });
const send = (who: CastMember, id: string, people: object[]) =>
  world.as(who).post(at(id, 'invitation-lists'), { people });
const counts = async (id: string) =>
  (await world.as(world.asha).get(at(id, 'invitation-lists'))).body.items[0]?.counts;
const invitationsTo = async (email: string) =>
  (await mailsTo(world.platform, email)).filter(({ kind }) => kind === 'community-invitation');

test('COM-10: each line is told before anything is sent, and nothing is kept of it', async () => {
  const id = await found(world, world.asha);
  await world.as(world.ben).put(at(id, 'membership'), {});
  await world.as(world.cleo).put(at(id, 'membership'), {});
  await world.as(world.asha).delete(at(id, `members/${world.cleo.personId}?ban=true`));
  await world.as(world.asha).post(at(id, 'invitation-links'), { email: 'open@mail.ch' });
  const lines = [
    'new@mail.ch',
    'NEW@mail.ch',
    'BEN@trailfolk.example',
    'cleo@trailfolk.example',
    'open@mail.ch',
    '?',
  ];
  const answer = await preview(
    world.asha,
    id,
    lines.map((email) => line(email)),
  );
  expect(answer.body.outcomes).toEqual(['INVITE', 'DOUBLE', 'MEMBER', 'BANNED', 'INVITED', 'NO_ADDRESS']);
  await world.runJobs();
  expect(await invitationsTo('new@mail.ch')).toEqual([]);
  expect(await counts(id)).toBeUndefined();
});

test('COM-10: an address with an account is judged as one without, but in its own club', async () => {
  const id = await found(world, world.asha);
  const { body } = await preview(world.asha, id, [line('ben@trailfolk.example'), line('nobody@mail.ch')]);
  expect(body.outcomes).toEqual(['INVITE', 'INVITE']);
});

test('COM-10: a list goes out in the background, each once, and its words let one person in', async () => {
  const id = await found(world, world.asha, { privacy: 'HIDDEN', name: 'Long list club' });
  const people = Array.from({ length: 120 }, (_, n) => line(`listed.${n}@mail.ch`, `Person ${n}`));
  const sent = await send(world.asha, id, [
    ...people,
    line('ben@trailfolk.example'),
    line('listed.1@mail.ch'),
  ]);
  expect(sent.body).toMatchObject({ people: 121, message: '121 invitations are on the way.' });
  expect(await counts(id)).toEqual({ WAITING: 121 });
  await world.runJobs();
  expect(await counts(id)).toEqual({ SENT: 121 });
  const [mail, ...more] = await invitationsTo('ben@trailfolk.example');
  expect(more).toEqual([]);
  const token = /invitation\/([\w-]{22})/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await world.as(world.cleo).put(at(id, 'invitation'), { token })).status).toBe(404);
  expect((await world.as(world.ben).put(at(id, 'invitation'), { token })).status).toBe(200);
  expect((await world.as(world.ben).put(at(id, 'membership'), {})).body.member).toBe(true);
  expect(await counts(id)).toEqual({ SENT: 120, TAKEN: 1 });
  expect((await send(world.asha, id, people)).body.code).toBe('NOBODY_ON_LIST');
});

test('COM-10: what could not be delivered is shown, sent again and taken back', async () => {
  const id = await found(world, world.asha);
  const { body } = await send(world.asha, id, [line('bounces@mail.ch', 'Béa'), line('fine@mail.ch')]);
  await world.runJobs();
  const { pool } = world.platform.database;
  await pool.query(
    `update mail_outbox set last_error = 'no such mailbox' where to_address = 'bounces@mail.ch'`,
  );
  expect(await counts(id)).toEqual({ FAILED: 1, SENT: 1 });
  const list = at(id, `invitation-lists/${body.id}`);
  const [failed] = (await world.as(world.asha).get(list)).body.items;
  expect(failed).toMatchObject({ name: 'Béa', email: 'bounces@mail.ch', state: 'FAILED' });
  world.forward(3_600_000);
  const again = () => world.as(world.asha).post(at(id, `invitation-links/${failed.id}/mails`));
  expect((await again()).status).toBe(200);
  expect(await counts(id)).toEqual({ SENT: 2 });
  expect(await invitationsTo('bounces@mail.ch')).toHaveLength(2);
  expect((await world.as(world.asha).delete(list)).status).toBe(200);
  expect(await counts(id)).toEqual({ REVOKED: 2 });
  expect((await again()).status).toBe(404);
  expect((await world.as(world.asha).delete(list)).status).toBe(404);
});

test('COM-10: who has blocked the one who invites gets no mail, and the list does not tell', async () => {
  const id = await found(world, world.asha);
  await world.as(world.cleo).put(`/api/me/blocks/${world.asha.personId}`);
  await send(world.asha, id, [line('cleo@trailfolk.example')]);
  await world.runJobs();
  expect(await invitationsTo('cleo@trailfolk.example')).toEqual([]);
  expect(await counts(id)).toEqual({ SENT: 1 });
});

test('COM-10: lists are for admins, and of their own club alone', async () => {
  const id = await found(world, world.asha);
  const other = await found(world, world.asha);
  await world.as(world.ben).put(at(id, 'membership'), {});
  const { body } = await send(world.asha, id, [line('one@mail.ch')]);
  expect((await preview(world.ben, id, [line('one@mail.ch')])).status).toBe(403);
  expect((await send(world.ben, id, [line('two@mail.ch')])).status).toBe(403);
  expect((await world.as(world.ben).get(at(id, `invitation-lists/${body.id}`))).status).toBe(403);
  expect((await world.as(world.asha).get(at(other, `invitation-lists/${body.id}`))).status).toBe(404);
  expect((await world.as(world.asha).delete(at(other, `invitation-lists/${body.id}`))).status).toBe(404);
});

test('COM-10: 5,000 lines are judged, one more is refused, and so is a second list that day', async () => {
  const id = await found(world, world.asha);
  const people = Array.from({ length: 5_000 }, (_, n) => line(`mass.${n}@mail.ch`, `Person ${n}`));
  const { body } = await preview(world.asha, id, people);
  expect(new Set(body.outcomes)).toEqual(new Set(['INVITE']));
  expect((await preview(world.asha, id, [...people, line('more@mail.ch')])).status).toBe(400);
  expect((await send(world.asha, id, people)).body.people).toBe(5_000);
  expect((await send(world.asha, id, [line('more@mail.ch')])).body.code).toBe('TOO_MANY_INVITATIONS');
});
