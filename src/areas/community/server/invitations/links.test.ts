import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { found } from '../testing/found.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const DAY_MS = 86_400_000;

async function linkOf(who: CastMember, id: string, body: object = {}): Promise<string> {
  const made = await world.as(who).post(`/api/communities/${id}/invitation-links`, body);
  return new URL(made.body.url).pathname.split('/').at(-1) ?? '';
}
const take = (who: CastMember, id: string, token: string) =>
  world.as(who).put(`/api/communities/${id}/invitation`, { token });
const join = (who: CastMember, id: string) => world.as(who).put(`/api/communities/${id}/membership`, {});
const show = (token: string) => world.as(null).get(`/api/public/invitations/${token}`);
const stood = async (who: CastMember, id: string) =>
  (await world.as(who).get(`/api/communities/${id}`)).body.membership;

async function plan(communityId: string, days: number, changes: object = {}) {
  const startsAt = world.platform.now().getTime() + days * DAY_MS;
  await world.as(world.asha).post('/api/huddles', {
    name: `In ${days} days`,
    activity: 'HIKING',
    communityId,
    startDateTime: new Date(startsAt).toISOString(),
    endDateTime: new Date(startsAt + 3_600_000).toISOString(),
    timeZone: 'Europe/Zurich',
    ...changes,
  });
}

test('COM-10: a link shows who invites, what the club is and what is next, and nothing once it ended', async () => {
  const id = await found(world, world.asha, {
    privacy: 'HIDDEN',
    name: 'Quiet circle',
    rules: 'Nobody walks ahead.',
    welcome: 'The key is under the stone.',
  });
  await plan(id, 9, { privacy: 'COMMUNITY' });
  await plan(id, 3, { privacy: 'COMMUNITY' });
  await plan(id, 4, { privacy: 'PRIVATE', name: 'For two' });
  const token = await linkOf(world.asha, id);
  const { status, body, text } = await show(token);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    communityId: id,
    name: 'Quiet circle',
    rules: 'Nobody walks ahead.',
    totalMembers: 1,
    coverUrl: null,
    inviter: { displayName: 'Asha Rai' },
    withApproval: false,
  });
  expect(body.outings.map(({ name }: { name: string }) => name)).toEqual(['In 3 days', 'In 9 days']);
  expect(text).not.toContain('stone');
  expect(text).not.toContain('For two');
  const [open] = (await world.as(world.asha).get(`/api/communities/${id}/invitation-links`)).body.items;
  await world.as(world.asha).delete(`/api/communities/${id}/invitation-links/${open.id}`);
  expect((await show(token)).status).toBe(404);
  expect((await show('x'.repeat(22))).status).toBe(404);
});

test('COM-10: only members who show themselves and their clubs to everybody have a face there', async () => {
  const id = await found(world, world.asha);
  await join(world.ben, id);
  await join(world.cleo, id);
  const shown = 'update people set shown_to_visitors = $2, clubs_shown = $3 where id = $1';
  const { pool } = world.platform.database;
  await pool.query(shown, [world.asha.personId, false, true]);
  await pool.query(shown, [world.ben.personId, true, true]);
  await pool.query(shown, [world.cleo.personId, true, false]);
  const { faces } = (await show(await linkOf(world.asha, id))).body;
  expect(faces.map(({ username }: { username: string }) => username)).toEqual(['ben']);
});

test('COM-10: a link invites as many as it says, however often each opens it', async () => {
  const id = await found(world, world.asha, { privacy: 'HIDDEN' });
  const token = await linkOf(world.asha, id, { maxUses: 2 });
  const dan = await world.enter({ username: 'dan' });
  expect((await take(world.ben, id, token)).status).toBe(200);
  expect((await take(world.ben, id, token)).status).toBe(200);
  expect((await take(world.cleo, id, token)).status).toBe(200);
  expect((await take(dan, id, token)).status).toBe(404);
  expect((await show(token)).status).toBe(404);
});

test('COM-10: two who come by the last use at once are one', async () => {
  const id = await found(world, world.asha, { privacy: 'HIDDEN' });
  const token = await linkOf(world.asha, id, { maxUses: 1 });
  const taken = await Promise.all([take(world.ben, id, token), take(world.cleo, id, token)]);
  expect(taken.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('COM-10: a link with approval makes a request, also into an open club', async () => {
  const id = await found(world, world.asha);
  const token = await linkOf(world.asha, id, { withApproval: true });
  expect((await show(token)).body.withApproval).toBe(true);
  await take(world.ben, id, token);
  expect((await join(world.ben, id)).body.member).toBe(false);
  expect(await stood(world.ben, id)).toMatchObject({ joinRequested: true, member: false });
});

test('COM-10: the link of an ordinary member never skips the approval the admins switched on', async () => {
  const id = await found(world, world.asha, { approvalRequired: true });
  await world.as(world.asha).post(`/api/communities/${id}/invitations`, { personId: world.ben.personId });
  await join(world.ben, id);
  const token = await linkOf(world.ben, id);
  await take(world.cleo, id, token);
  expect((await join(world.cleo, id)).body.member).toBe(false);
  const dan = await world.enter({ username: 'dan.too' });
  await world.as(world.ben).post(`/api/communities/${id}/invitations`, { personId: dan.personId });
  expect((await join(dan, id)).body.member).toBe(false);
  // By the link of an admin the same person is in at once.
  const eva = await world.enter({ username: 'eva' });
  await take(eva, id, token);
  await take(eva, id, await linkOf(world.asha, id));
  expect((await join(eva, id)).body.member).toBe(true);
});

test('COM-10: the link of an ordinary member is enough where the admins say so', async () => {
  const id = await found(world, world.asha, { privacy: 'HIDDEN', memberInvitesSuffice: true });
  await take(world.ben, id, await linkOf(world.asha, id));
  await join(world.ben, id);
  await take(world.cleo, id, await linkOf(world.ben, id));
  expect((await join(world.cleo, id)).body.member).toBe(true);
});

test('COM-10: who waits for an admin of a hidden club sees its front, and nothing behind it', async () => {
  const id = await found(world, world.asha, { privacy: 'HIDDEN', description: 'Behind the ridge.' });
  const token = await linkOf(world.asha, id, { withApproval: true });
  await take(world.ben, id, token);
  await join(world.ben, id);
  const { status, body } = await world.as(world.ben).get(`/api/communities/${id}`);
  expect([status, body.sight, body.description]).toEqual([200, 'FRONT', '']);
});
