import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { found } from '../testing/found.ts';

let world: TestApp;
let id: string;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

beforeEach(async () => {
  id = await found(world, world.asha, { invitationAllowed: false });
  for (const who of [world.ben, world.cleo]) await put(who, '/membership', {});
});

const put = (who: CastMember, rest: string, body: object) =>
  world.as(who).put(`/api/communities/${id}${rest}`, body);
const give = (who: CastMember, role: string) => put(world.asha, `/members/${who.personId}/role`, { role });
const pass = (by: CastMember, holder: CastMember, successor: CastMember) =>
  put(by, `/members/${holder.personId}/office`, { successorId: successor.personId });
const club = async (who: CastMember) => (await world.as(who).get(`/api/communities/${id}`)).body;
const link = async (who: CastMember) =>
  (await world.as(who).post(`/api/communities/${id}/invitation-links`, {})).body;

describe('C19, COM-11 handing over an office', () => {
  test('role and title pass on in one act, and nobody is counted twice', async () => {
    await give(world.ben, 'TREASURER');
    await put(world.asha, `/members/${world.ben.personId}/title`, { title: 'Purse' });
    const before = (await club(world.asha)).memberCount;
    expect((await pass(world.asha, world.ben, world.cleo)).status).toBe(200);
    expect((await club(world.cleo)).membership).toMatchObject({ role: 'TREASURER', title: 'Purse' });
    expect((await club(world.ben)).membership).toMatchObject({ role: 'MEMBER', title: '' });
    expect((await club(world.asha)).memberCount).toBe(before);
    const { rows } = await world.platform.database.pool.query(
      `select member_count, (select count(*)::int from memberships m where m.community_id = c.id and m.state = 'MEMBER')
         as members from communities c where id = $1`,
      [id],
    );
    expect(rows[0].member_count).toBe(rows[0].members);
  });

  test('at every door of the office the old rights end at once and the new begin', async () => {
    await give(world.ben, 'ADMIN');
    const { url } = await link(world.ben);
    await pass(world.asha, world.ben, world.cleo);
    const doors = (who: CastMember) =>
      Promise.all([
        world.as(who).get(`/api/communities/${id}/members?group=REQUESTED`),
        world.as(who).get(`/api/communities/${id}/members.csv`),
        world.as(who).get(`/api/communities/${id}/members/${world.asha.personId}/note`),
        put(who, '/dues', { dues: null }),
        world.as(who).post(`/api/communities/${id}/invitation-links`, {}),
        put(who, `/members/${who.personId}/title`, { title: 'Chair' }),
      ]);
    expect((await doors(world.ben)).map(({ status }) => status)).toEqual(Array(6).fill(403));
    for (const { status } of await doors(world.cleo)) expect(status).toBeLessThan(300);
    const word = new URL(url).pathname.split('/').pop();
    expect((await world.as(world.cleo).get(`/api/public/invitations/${word}`)).status).toBeGreaterThanOrEqual(
      400,
    );
  });

  test('an owner hands over all of it and is an ordinary member then', async () => {
    expect((await pass(world.asha, world.asha, world.ben)).status).toBe(200);
    expect((await club(world.ben)).membership.role).toBe('OWNER');
    expect((await club(world.asha)).membership.role).toBe('MEMBER');
    expect((await pass(world.asha, world.ben, world.cleo)).status).toBe(403);
  });

  test('two who hand over the same office leave it in one hand', async () => {
    await give(world.ben, 'TREASURER');
    const both = await Promise.all([
      pass(world.asha, world.ben, world.cleo),
      pass(world.asha, world.ben, world.cleo),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await club(world.cleo)).membership.role).toBe('TREASURER');
  });

  test('both are told', async () => {
    await give(world.ben, 'LEADER');
    await pass(world.asha, world.ben, world.cleo);
    await world.runJobs();
    const told = async (who: CastMember) =>
      (await world.as(who).get('/api/notifications?limit=50')).body.items
        .filter((item: { object: { id: string } }) => item.object.id === id)
        .map(({ facts }: { facts: { role?: string } }) => facts.role);
    expect(await told(world.cleo)).toContain('LEADER');
    expect(await told(world.ben)).toContain('MEMBER');
  });

  test('what goes with it is shown before, to those who give roles', async () => {
    await give(world.ben, 'ADMIN');
    await link(world.ben);
    const shown = (who: CastMember, holder: CastMember) =>
      world.as(who).get(`/api/communities/${id}/members/${holder.personId}/office`);
    expect((await shown(world.asha, world.ben)).body).toEqual({
      role: 'ADMIN',
      title: '',
      outings: 0,
      drafts: 0,
      templates: 0,
      links: 1,
    });
    expect((await shown(world.cleo, world.ben)).body.code).toBe('NOT_AN_ADMIN');
    const stranger = await world.enter({ username: 'of.elsewhere' });
    expect((await shown(world.asha, stranger)).body.code).toBe('THEY_ARE_NO_MEMBER');
    await pass(world.asha, world.ben, world.cleo);
    expect((await shown(world.asha, world.ben)).body).toMatchObject({ role: 'MEMBER', links: 0 });
  });
});
