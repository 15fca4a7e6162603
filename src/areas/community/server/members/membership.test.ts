import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { seeded } from '#platform/shared/seeded.ts';
import { found } from '../testing/found.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const read = async (who: CastMember, id: string) => (await world.as(who).get(`/api/communities/${id}`)).body;
const join = (who: CastMember, id: string, body: object = {}) =>
  world.as(who).put(`/api/communities/${id}/membership`, body);
const leave = (who: CastMember, id: string) => world.as(who).delete(`/api/communities/${id}/membership`);
const invite = (who: CastMember, id: string, whom: CastMember) =>
  world.as(who).post(`/api/communities/${id}/invitations`, { personId: whom.personId });
const answer = (who: CastMember, id: string, whom: CastMember, accept: boolean) =>
  world.as(who).put(`/api/communities/${id}/requests/${whom.personId}`, { accept });
const members = async (who: CastMember, id: string, query = '') =>
  (await world.as(who).get(`/api/communities/${id}/members${query}`)).body.items.map(
    (row: { person: { username: string }; role: string }) => `${row.person.username} ${row.role}`,
  );

describe('COM-4 belonging', () => {
  test('a public community is joined at once, and left again', async () => {
    const id = await found(world, world.asha);
    const joined = await join(world.ben, id);
    expect(joined.body).toMatchObject({ error: false, member: true });
    expect(await read(world.ben, id)).toMatchObject({
      sight: 'INSIDE',
      membership: { member: true, role: 'MEMBER' },
      statistics: { totalMembers: 2 },
    });
    expect((await join(world.ben, id)).body.code).toBe('ALREADY_MEMBER');
    expect((await leave(world.ben, id)).status).toBe(200);
    expect(await read(world.ben, id)).toMatchObject({ sight: 'ABOUT', statistics: { totalMembers: 1 } });
  });

  test('a private one is asked; an admin accepts one request and declines another', async () => {
    const id = await found(world, world.asha, {
      privacy: 'PRIVATE',
      description: 'Secret plans',
      tags: ['snow'],
    });
    const front = await read(world.ben, id);
    expect(front).toMatchObject({ sight: 'FRONT', name: 'Ridge walkers', description: '', tags: [] });
    expect(front.statistics.totalMembers).toBeNull();
    expect((await join(world.ben, id)).body).toMatchObject({ member: false });
    await join(world.cleo, id);
    expect((await read(world.asha, id)).statistics.totalJoinRequests).toBe(2);
    expect((await answer(world.ben, id, world.cleo, true)).status).toBe(403);
    expect((await answer(world.asha, id, world.ben, true)).status).toBe(200);
    expect((await answer(world.asha, id, world.cleo, false)).status).toBe(200);
    expect((await answer(world.asha, id, world.cleo, true)).body.code).toBe('NO_JOIN_REQUEST');
    expect(await members(world.ben, id)).toEqual(['asha OWNER', 'ben MEMBER']);
    expect((await read(world.ben, id)).description).toBe('Secret plans');
    expect(await read(world.cleo, id)).toMatchObject({
      sight: 'FRONT',
      membership: { joinRequested: false },
    });
  });

  test('rules are accepted and the question answered before joining; admins read the answer', async () => {
    const id = await found(world, world.asha, {
      approvalRequired: true,
      rules: 'Leave no trace.',
      joinQuestion: 'Why?',
    });
    expect((await join(world.ben, id)).body.code).toBe('RULES_NOT_ACCEPTED');
    expect((await join(world.ben, id, { rulesAccepted: true })).body.code).toBe('ANSWER_MISSING');
    await join(world.ben, id, { rulesAccepted: true, answer: 'For the views' });
    const asked = await world.as(world.asha).get(`/api/communities/${id}/members?group=REQUESTED`);
    expect(asked.body.items).toMatchObject([{ answer: 'For the views' }]);
    expect((await world.as(world.ben).get(`/api/communities/${id}/members?group=REQUESTED`)).status).toBe(
      403,
    );
  });

  test('an invited person sees a hidden community and joins without being asked; a stranger finds nothing', async () => {
    const id = await found(world, world.asha, { privacy: 'HIDDEN' });
    expect((await world.as(world.ben).get(`/api/communities/${id}`)).status).toBe(404);
    expect((await invite(world.asha, id, world.ben)).status).toBe(200);
    const invited = await read(world.ben, id);
    expect(invited.membership).toMatchObject({ joinInvited: true, invitedBy: { displayName: 'Asha Rai' } });
    expect((await join(world.ben, id)).body.member).toBe(true);
    const listed = await world.as(world.cleo).get('/api/communities?text=ridge&limit=50');
    expect(listed.text).not.toContain(id);
  });

  test('PER-9 an invitation stands without the name of who made it once one of the two has blocked the other', async () => {
    const owner = await world.enter({ username: 'inviting.owner' });
    const id = await found(world, owner, { privacy: 'HIDDEN', invitationAllowed: true });
    await invite(owner, id, world.cleo);
    await join(world.cleo, id);
    await invite(world.cleo, id, world.ben);
    expect((await read(world.ben, id)).membership.invitedBy).toMatchObject({ username: 'cleo' });
    await world.as(world.cleo).put(`/api/me/blocks/${world.ben.personId}`);
    expect((await read(world.ben, id)).membership).toMatchObject({ joinInvited: true, invitedBy: null });
    await world.as(world.cleo).delete(`/api/me/blocks/${world.ben.personId}`);
  });

  test('a declined or withdrawn invitation grants nothing any more', async () => {
    const id = await found(world, world.asha, { privacy: 'HIDDEN' });
    await invite(world.asha, id, world.ben);
    expect((await leave(world.ben, id)).status).toBe(200);
    expect((await join(world.ben, id)).status).toBe(404);
    await invite(world.asha, id, world.cleo);
    await world.as(world.asha).delete(`/api/communities/${id}/members/${world.cleo.personId}`);
    expect((await join(world.cleo, id)).status).toBe(404);
  });

  test('members invite only where it is allowed, and nobody who blocks or is blocked', async () => {
    const id = await found(world, world.asha, { invitationAllowed: false });
    await join(world.ben, id);
    expect((await invite(world.ben, id, world.cleo)).body.code).toBe('MAY_NOT_INVITE');
    const blocks = world.platform.database.db.insertInto('blocks');
    await blocks.values({ blocker_id: world.cleo.personId, blocked_id: world.asha.personId }).execute();
    expect((await invite(world.asha, id, world.cleo)).body.code).toBe('NOBODY_TO_INVITE');
    await world.platform.database.db.deleteFrom('blocks').execute();
  });
});

test('SHELL-7 invitations and requests are counted for whom they wait, and for nobody else', async () => {
  const owner = await world.enter({ username: 'count.owner' });
  const guest = await world.enter({ username: 'count.guest' });
  const waiting = async (who: CastMember) => (await world.as(who).get('/api/communities/summary')).body;
  const id = await found(world, owner, { privacy: 'PRIVATE' });
  await join(world.cleo, id);
  await invite(owner, id, guest);
  expect(await waiting(owner)).toEqual({ invitations: 0, requests: 1 });
  expect(await waiting(guest)).toEqual({ invitations: 1, requests: 0 });
  await join(guest, id);
  expect(await waiting(guest)).toEqual({ invitations: 0, requests: 0 });
});

describe('COM-4 roles', () => {
  test('the last owner stays; after handing over they may leave, and the new owner leads', async () => {
    const id = await found(world, world.asha);
    await join(world.ben, id);
    expect((await leave(world.asha, id)).body.code).toBe('LAST_OWNER');
    const to = (whom: CastMember) =>
      world.as(world.asha).put(`/api/communities/${id}/owner`, { personId: whom.personId });
    expect((await to(world.cleo)).body.code).toBe('THEY_ARE_NO_MEMBER');
    expect((await to(world.ben)).status).toBe(200);
    expect(await members(world.asha, id)).toEqual(['ben OWNER', 'asha ADMIN']);
    expect((await leave(world.asha, id)).status).toBe(200);
    expect((await leave(world.ben, id)).body.code).toBe('LAST_OWNER');
  });

  test('abuse 15: a member cannot make themselves an admin, an admin cannot remove the owner', async () => {
    const id = await found(world, world.asha);
    await join(world.ben, id);
    await join(world.cleo, id);
    const role = (who: CastMember, whom: CastMember, wanted: string) =>
      world.as(who).put(`/api/communities/${id}/members/${whom.personId}/role`, { role: wanted });
    expect((await role(world.ben, world.ben, 'ADMIN')).status).toBe(403);
    expect((await role(world.asha, world.ben, 'ADMIN')).status).toBe(200);
    const remove = (who: CastMember, whom: CastMember, ban = false) =>
      world.as(who).delete(`/api/communities/${id}/members/${whom.personId}?ban=${ban}`);
    expect((await remove(world.ben, world.asha)).status).toBe(409);
    expect((await remove(world.ben, world.cleo, true)).status).toBe(200);
    expect((await join(world.cleo, id)).body.code).toBe('MAY_NOT_JOIN');
    expect(await members(world.asha, id, '?group=BANNED')).toEqual(['cleo MEMBER']);
    await remove(world.ben, world.cleo);
    expect((await join(world.cleo, id)).body.member).toBe(true);
  });

  test('abuse 14: an admin of one community has no say over the people of another', async () => {
    const mine = await found(world, world.ben);
    const theirs = await found(world, world.asha, { approvalRequired: true });
    await join(world.cleo, theirs);
    expect((await answer(world.ben, mine, world.cleo, true)).body.code).toBe('NO_JOIN_REQUEST');
    expect((await answer(world.ben, theirs, world.cleo, true)).status).toBe(403);
  });
});

describe('COM-4 many at once', () => {
  test('joining twice at once is joining once; a request cancelled while it is approved ends in one state', async () => {
    const open = await found(world, world.asha);
    await Promise.all(Array.from({ length: 8 }, () => join(world.ben, open)));
    expect((await read(world.asha, open)).statistics.totalMembers).toBe(2);
    const closed = await found(world, world.asha, { privacy: 'PRIVATE' });
    await join(world.ben, closed);
    await Promise.all([answer(world.asha, closed, world.ben, true), leave(world.ben, closed)]);
    const { statistics } = await read(world.asha, closed);
    expect(statistics.totalJoinRequests).toBe(0);
    expect(statistics.totalMembers).toBe((await members(world.asha, closed)).length);
  });

  test('after a random history of twelve people the counts equal a recount', async () => {
    const owner = await world.enter({ username: 'crowd.owner' });
    const id = await found(world, owner, { privacy: 'PRIVATE' });
    const crowd = await Promise.all(
      Array.from({ length: 12 }, (_, at) => world.enter({ username: `crowd.${at}` })),
    );
    const accept = (who: CastMember) => answer(owner, id, who, true);
    const acts = [join, accept, leave, join, accept];
    const draw = seeded('a random history');
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(draw() * items.length)] as Item;
    for (let round = 0; round < 8; round++) {
      await Promise.all(Array.from({ length: 30 }, () => pick(acts)(pick(crowd), id)));
    }
    const recount = await world.platform.database.pool.query(
      `select count(*) filter (where state = 'MEMBER')::int as members,
         count(*) filter (where state = 'REQUESTED')::int as requests from memberships where community_id = $1`,
      [id],
    );
    const { statistics } = await read(owner, id);
    expect(statistics.totalMembers).toBe(recount.rows[0].members);
    expect(statistics.totalJoinRequests).toBe(recount.rows[0].requests);
    expect(recount.rows[0].members).toBeGreaterThan(1);
  });
});

test.each([
  ['MEMBER', 'You no longer belong to the community.'],
  ['REQUESTED', 'Request withdrawn.'],
  ['INVITED', 'The invitation is declined.'],
])('D2 somebody %s who goes is told what ended', async (state, message) => {
  const { id } = (await world.as(world.ben).post('/api/communities', { name: `Left by ${state}` })).body;
  const row = [id, world.cleo.personId, state];
  await world.platform.database.pool.query(
    `with counted as (update communities set request_count = 1, member_count = 2 where id = $1)
     insert into memberships (community_id, person_id, state, role, since) values ($1, $2, $3, 'MEMBER', now())`,
    row,
  );
  const answer = await world.as(world.cleo).delete(`/api/communities/${id}/membership`);
  expect(answer.body.message).toBe(message);
});
