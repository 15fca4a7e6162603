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

const DAY_MS = 86_400_000;
const MISSING = '018f0000-0000-7000-8000-000000000000';
const links = (who: CastMember, id: string) => world.as(who).get(`/api/communities/${id}/invitation-links`);
const make = (who: CastMember, id: string, body: object = {}) =>
  world.as(who).post(`/api/communities/${id}/invitation-links`, body);
const take = (who: CastMember, id: string, token: string) =>
  world.as(who).put(`/api/communities/${id}/invitation`, { token });
const read = async (who: CastMember, id: string) => (await world.as(who).get(`/api/communities/${id}`)).body;
const tokenOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
const linkOf = async (who: CastMember, id: string) => tokenOf((await make(who, id)).body.url);

test('COM-3 a link invites anyone who opens it, also into a hidden community; accepting it twice is joining once', async () => {
  const id = await found(world, world.asha, { privacy: 'HIDDEN' });
  const token = await linkOf(world.asha, id);
  expect(token).toMatch(/^[\w-]{22}$/);
  expect((await world.as(world.ben).get(`/api/communities/${id}`)).status).toBe(404);
  const taken = await Promise.all([take(world.ben, id, token), take(world.ben, id, token)]);
  expect(taken.map(({ status }) => status)).toEqual([200, 200]);
  expect((await read(world.ben, id)).membership).toMatchObject({
    joinInvited: true,
    invitedBy: { username: 'asha' },
  });
  const join = () => world.as(world.ben).put(`/api/communities/${id}/membership`, {});
  const joined = await Promise.all([join(), join()]);
  expect(joined.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await read(world.asha, id)).statistics.totalMembers).toBe(2);
  expect((await take(world.ben, id, token)).body.code).toBe('ALREADY_MEMBER');
  // A link is for everybody who holds it, until it ends.
  expect((await take(world.cleo, id, token)).status).toBe(200);
});

test('abuse 16, 18: a revoked, expired, mistyped or foreign invitation is no invitation, and looks like nothing', async () => {
  const id = await found(world, world.asha, { privacy: 'HIDDEN' });
  const other = await found(world, world.asha, { privacy: 'HIDDEN' });
  const token = await linkOf(world.asha, id);
  const nothing = await take(world.cleo, MISSING, token);
  const without = (text: string) => text.replace(/"(instance|requestId)":"[^"]*"/g, '');
  const looksLikeNothing = async (community: string, word: string) => {
    const answer = await take(world.cleo, community, word);
    expect([answer.status, without(answer.text)]).toEqual([404, without(nothing.text)]);
  };
  await looksLikeNothing(other, token);
  await looksLikeNothing(id, 'x'.repeat(22));
  const [open] = (await links(world.asha, id)).body.items;
  expect(
    (await world.as(world.asha).delete(`/api/communities/${other}/invitation-links/${open.id}`)).status,
  ).toBe(404);
  expect(
    (await world.as(world.asha).delete(`/api/communities/${id}/invitation-links/${open.id}`)).status,
  ).toBe(200);
  await looksLikeNothing(id, token);
  const short = tokenOf((await make(world.asha, id, { days: 1 })).body.url);
  world.forward(DAY_MS + 1);
  await looksLikeNothing(id, short);
  expect((await links(world.asha, id)).body.items).toEqual([]);
});

test('abuse 16: a mailed invitation is for its address alone, and for once', async () => {
  const id = await found(world, world.asha, { privacy: 'PRIVATE', name: 'Alpine <b>club</b>' });
  const sent = await make(world.asha, id, { email: 'BEN@trailfolk.example' });
  expect(sent.body.url).toBeNull();
  expect((await links(world.asha, id)).body.items).toMatchObject([
    { url: null, email: 'BEN@trailfolk.example' },
  ]);
  const [mail] = (await mailsTo(world.platform, 'BEN@trailfolk.example')).filter(
    ({ kind }) => kind === 'community-invitation',
  );
  expect(mail?.subject).toBe('You are invited to Alpine <b>club</b>');
  expect(mail?.html).toContain('Alpine &lt;b&gt;club&lt;/b&gt;');
  const token = /invitation\/([\w-]{22})/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await take(world.cleo, id, token)).status).toBe(404);
  expect((await take(world.ben, id, token)).status).toBe(200);
  expect((await take(world.ben, id, token)).status).toBe(404);
  expect((await make(world.asha, id, { email: 'no address' })).status).toBe(400);
});

test('an invitation falls with the right of who made it, and does not lift a ban', async () => {
  const id = await found(world, world.asha);
  await world.as(world.ben).put(`/api/communities/${id}/membership`, {});
  const token = await linkOf(world.ben, id);
  const gus = await world.enter({ username: 'gus' });
  expect((await links(world.ben, id)).body.items).toHaveLength(1);
  expect((await make(gus, id)).status).toBe(403);
  await world.as(world.asha).delete(`/api/communities/${id}/members/${world.ben.personId}?ban=true`);
  expect((await take(gus, id, token)).status).toBe(404);
  const ashas = await linkOf(world.asha, id);
  expect((await take(world.ben, id, ashas)).status).toBe(404);
  const stored = await world.platform.database.pool.query(
    `select state from memberships where community_id = $1 and person_id = $2`,
    [id, world.ben.personId],
  );
  expect(stored.rows).toEqual([{ state: 'BANNED' }]);
});
