import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { found } from '../testing/found.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const join = (who: CastMember, id: string) => world.as(who).put(`/api/communities/${id}/membership`, {});
const role = (by: CastMember, id: string, whom: CastMember, wanted: string) =>
  world.as(by).put(`/api/communities/${id}/members/${whom.personId}/role`, { role: wanted });
const title = (by: CastMember, id: string, whom: CastMember, words: string) =>
  world.as(by).put(`/api/communities/${id}/members/${whom.personId}/title`, { title: words });
const standing = async (who: CastMember, id: string) =>
  (await world.as(who).get(`/api/communities/${id}`)).body;

async function club(changes: object = {}) {
  const id = await found(world, world.asha, changes);
  await join(world.ben, id);
  await join(world.cleo, id);
  return id;
}

describe('COM-11 roles', () => {
  test('an admin gives the roles below, an owner makes admins, and who it is about is told', async () => {
    const id = await club();
    expect((await role(world.asha, id, world.ben, 'ADMIN')).status).toBe(200);
    expect((await role(world.ben, id, world.cleo, 'LEADER')).status).toBe(200);
    expect((await role(world.ben, id, world.cleo, 'ADMIN')).body.code).toBe('NOT_AN_OWNER');
    expect((await role(world.cleo, id, world.ben, 'MEMBER')).body.code).toBe('NOT_AN_ADMIN');
    await world.runJobs();
    const { items } = (await world.as(world.cleo).get('/api/notifications?limit=50')).body;
    const told = items.find((item: { object: { id: string } }) => item.object.id === id);
    expect(told).toMatchObject({ kind: 'COMMUNITY_ROLE', facts: { role: 'LEADER' } });
  });

  test('a leader and a treasurer see what members see; a treasurer takes the list along', async () => {
    const id = await club({ approvalRequired: true, privacy: 'PUBLIC' });
    const sql = `update memberships set state = 'MEMBER' where community_id = $1`;
    await world.platform.database.pool.query(sql, [id]);
    await role(world.asha, id, world.ben, 'TREASURER');
    await role(world.asha, id, world.cleo, 'LEADER');
    expect(await standing(world.ben, id)).toMatchObject({
      sight: 'INSIDE',
      membership: { role: 'TREASURER' },
    });
    const file = (who: CastMember) => world.as(who).get(`/api/communities/${id}/members.csv`);
    expect((await file(world.ben)).status).toBe(200);
    expect((await file(world.cleo)).body.code).toBe('NOT_A_KEEPER');
    for (const who of [world.ben, world.cleo]) {
      const requests = await world.as(who).get(`/api/communities/${id}/members?group=REQUESTED`);
      expect(requests.body.code).toBe('NOT_AN_ADMIN');
    }
  });

  test('requests wait for admins, not for leaders', async () => {
    const id = await club({ approvalRequired: false });
    await role(world.asha, id, world.ben, 'LEADER');
    await world.platform.database.pool.query(
      'update communities set approval_required = true where id = $1',
      [id],
    );
    const before = (await world.as(world.ben).get('/api/communities/summary')).body.requests;
    const asking = await world.enter({ username: 'asks.to.join' });
    await join(asking, id);
    expect((await world.as(world.ben).get('/api/communities/summary')).body.requests).toBe(before);
  });
});

describe('COM-11 titles', () => {
  test('a title stands beside the name, keeps through a change of role and goes with the member', async () => {
    const id = await club();
    expect((await title(world.asha, id, world.ben, 'Hut warden')).status).toBe(200);
    await role(world.asha, id, world.ben, 'LEADER');
    const rows = (await world.as(world.cleo).get(`/api/communities/${id}/members`)).body.items;
    const ben = rows.find((row: { person: { username: string } }) => row.person.username === 'ben');
    expect(ben).toMatchObject({ role: 'LEADER', title: 'Hut warden' });
    expect((await standing(world.ben, id)).membership.title).toBe('Hut warden');
    await world.as(world.asha).delete(`/api/communities/${id}/members/${world.ben.personId}`);
    await join(world.ben, id);
    expect((await standing(world.ben, id)).membership).toMatchObject({ role: 'MEMBER', title: '' });
  });

  test('members give none, and one is at most 60 letters', async () => {
    const id = await club();
    expect((await title(world.ben, id, world.ben, 'King')).body.code).toBe('NOT_AN_ADMIN');
    expect((await title(world.asha, id, world.ben, 'a'.repeat(61))).status).toBe(400);
    expect((await title(world.asha, id, world.asha, 'a'.repeat(60))).status).toBe(200);
  });
});
