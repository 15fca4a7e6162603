import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { approvingClub, timesTold } from '../testing/approving-club.ts';
import { sayYesToHosting } from '../testing/plans.ts';
import { tellStandIns } from './tell-stand-ins.ts';

let world: TestApp;
let on: Awaited<ReturnType<typeof approvingClub>>;
let dana: CastMember;
const DAY_MS = 86_400_000;
beforeAll(async () => {
  world = await buildTestApp();
  dana = await world.enter({ username: 'dana' });
});
afterAll(() => world.close());
beforeEach(async () => {
  on = await approvingClub(world);
});

const name = (items: object[]) => on.inClub(world.asha, '/approvers', { items });
const approver = (who: CastMember, activity: string | null, difficulty: string | null) => ({
  personId: who.personId,
  activity,
  difficulty,
});

describe('C15, COM-11, HUD-29 draft, review, approved, published', () => {
  test('approved and not published, it waits for who planned it; another start asks again', async () => {
    const id = await on.propose(world.ben);
    expect((await on.agree(world.asha, id, { publish: false })).body.code).toBe('PROPOSAL_APPROVED');
    expect((await on.planView(world.ben, id)).proposal).toMatchObject({ approved: true });
    expect((await on.view(world.cleo, id)).code).toBe('NOT_FOUND');
    const later = new Date(world.platform.now().getTime() + 8 * DAY_MS).toISOString();
    const end = new Date(world.platform.now().getTime() + 9 * DAY_MS).toISOString();
    const moved = await on.publish(world.ben, id, { startDateTime: later, endDateTime: end });
    expect(moved.body.code).toBe('HUDDLE_PROPOSED');
    await on.agree(world.asha, id, { publish: false });
    const words = { startDateTime: later, endDateTime: end, name: 'Gratweg Ost', whatToBring: 'Rope' };
    expect((await on.publish(world.ben, id, words)).body.code).toBe('HUDDLE_PLANNED');
    expect(await on.view(world.cleo, id)).toMatchObject({ name: 'Gratweg Ost', approval: 'OTHERS' });
  });

  test('a yes of one’s own is marked, for members alone', async () => {
    const { id } = (await world.as(world.cleo).post('/api/huddles', on.plan({ privacy: 'PUBLIC' }))).body;
    expect((await on.view(world.ben, id)).approval).toBe('OWN');
    expect((await on.view(world.cleo, await on.approved())).approval).toBe('OTHERS');
    const visitor = await world.as(null).get(`/api/public/huddles/${id}`);
    expect(visitor.body.approval).toBe(null);
  });

  test('after a yes other words are saved at once, and what safety hangs on waits', async () => {
    const id = await on.approved();
    const wanted = { name: 'Gratweg Ost', difficulty: 'VERY_HARD', capacity: 9 };
    expect((await on.edit(world.ben, id, wanted)).body.code).toBe('CHANGE_PROPOSED');
    expect(await on.view(world.cleo, id)).toMatchObject({
      name: 'Gratweg Ost',
      difficulty: null,
      capacity: 6,
    });
    const [item] = await on.waiting(world.cleo);
    expect(item).toMatchObject({ changes: ['DIFFICULTY', 'LIMIT'], capacity: 9, before: { capacity: 6 } });
    expect((await on.edit(world.ben, id, { name: 'Gratweg West' })).body.code).toBe('HUDDLE_SAVED');
    expect((await on.answer(world.cleo, id, { accept: true, edition: item.edition })).body.code).toBe(
      'PLAN_CHANGED',
    );
    expect((await on.agree(world.cleo, id)).body.code).toBe('CHANGE_ACCEPTED');
    const stands = { name: 'Gratweg West', difficulty: 'VERY_HARD', capacity: 9, approval: 'OTHERS' };
    expect(await on.view(world.cleo, id)).toMatchObject(stands);
    expect(await on.waiting(world.cleo)).toEqual([]);
  });

  test('a host takes back what waits: a draft is one again, a published outing stays as it is', async () => {
    const takeBack = (who: CastMember, id: string) => world.as(who).delete(`/api/huddles/${id}/proposal`);
    const draft = await on.propose(world.ben);
    expect((await takeBack(world.ben, draft)).body.code).toBe('PROPOSAL_WITHDRAWN');
    expect((await on.planView(world.ben, draft)).proposal).toBe(null);
    const id = await on.approved();
    await on.edit(world.ben, id, { capacity: 30 });
    expect((await takeBack(world.cleo, id)).body.code).toBe('NOT_A_HOST');
    expect((await takeBack(world.ben, id)).status).toBe(200);
    expect(await on.waiting(world.asha)).toEqual([]);
    expect((await on.planView(world.ben, id)).proposal).toBe(null);
    expect(await on.view(world.cleo, id)).toMatchObject({ capacity: 6, approval: 'OTHERS' });
    expect((await takeBack(world.ben, id)).body.code).toBe('NO_PROPOSAL');
    await on.edit(world.ben, id, { capacity: 9 });
    expect((await on.waiting(world.cleo)).length).toBe(1);
  });

  test('a change that was not agreed with leaves the outing as it is, with the reason', async () => {
    const id = await on.approved();
    await on.edit(world.ben, id, { capacity: 30 });
    expect((await on.agree(world.asha, id, { accept: false, reason: 'Too many.' })).body.code).toBe(
      'CHANGE_DECLINED',
    );
    expect(await on.view(world.cleo, id)).toMatchObject({
      capacity: 6,
      status: 'PUBLISHED',
      approval: 'OTHERS',
    });
    expect((await on.planView(world.ben, id)).proposal).toMatchObject({
      declined: true,
      reason: 'Too many.',
    });
    expect(await timesTold(world, world.ben, 'HUDDLE_NOT_APPROVED', id)).toBe(1);
  });

  test('no door leads past the second yes: the limit, a vote on dates, another leader', async () => {
    const id = await on.approved({ coHostIds: [dana.personId] });
    const ben = world.as(world.ben);
    expect((await ben.put(`/api/huddles/${id}/capacity`, { capacity: 20 })).body.code).toBe(
      'CHANGE_NEEDS_A_YES',
    );
    const at = (days: number) => new Date(world.platform.now().getTime() + days * DAY_MS).toISOString();
    const poll = { startDateTimes: [at(9), at(10)], endsAt: at(2) };
    expect((await ben.put(`/api/huddles/${id}/dates`, poll)).body.code).toBe('CHANGE_NEEDS_A_YES');
    await sayYesToHosting(world, id, dana);
    await ben.put(`/api/huddles/${id}/host`, { personId: dana.personId });
    const accepted = await world.as(dana).put(`/api/huddles/${id}/host-request`, { accept: true });
    expect(accepted.body.code).toBe('HOST_WAITS');
    expect((await on.view(world.cleo, id)).host.username).toBe('ben');
    expect(await on.waiting(world.asha)).toMatchObject([
      { changes: ['LEADER'], leader: { username: 'dana' } },
    ]);
    await on.agree(world.asha, id);
    expect((await on.view(world.cleo, id)).host.username).toBe('dana');
  });

  test('who approves such outings changes their own at once, and that is marked', async () => {
    const { id } = (await world.as(world.cleo).post('/api/huddles', on.plan())).body;
    expect((await on.edit(world.cleo, id, { capacity: 12 })).body.code).toBe('HUDDLE_SAVED');
    expect(await on.view(world.ben, id)).toMatchObject({ capacity: 12, approval: 'OWN' });
  });
});

describe('C15, COM-11 who approves what', () => {
  test('of a named activity and grade other leaders need a yes, and only those are told', async () => {
    await on.inClub(dana, '/membership', {});
    await on.inClub(world.asha, `/members/${dana.personId}/role`, { role: 'LEADER' });
    expect((await name([approver(dana, 'CLIMBING', 'HARD')])).status).toBe(200);
    const climb = { activity: 'CLIMBING', difficulty: 'HARD' };
    const asked = await world.as(world.cleo).post('/api/huddles', on.plan(climb));
    expect(asked.body.code).toBe('NEEDS_A_YES');
    const id = await on.propose(world.ben, climb);
    expect(await timesTold(world, dana, 'COMMUNITY_PROPOSAL', on.club)).toBe(1);
    expect(await timesTold(world, world.cleo, 'COMMUNITY_PROPOSAL', on.club)).toBe(0);
    expect(await on.waiting(world.cleo)).toEqual([]);
    const { edition } = await on.planView(world.ben, id);
    expect((await on.answer(world.cleo, id, { accept: true, edition })).body.code).toBe('NOT_AN_APPROVER');
    expect((await on.agree(dana, id)).body.code).toBe('PROPOSAL_ACCEPTED');
    expect((await world.as(world.cleo).post('/api/huddles', on.plan({ activity: 'CLIMBING' }))).status).toBe(
      200,
    );
  });

  test('admins name leaders and admins of theirs, and nobody else does', async () => {
    expect((await name([approver(world.ben, null, null)])).body.code).toBe('NOT_A_LEADER');
    const mine = { items: [approver(world.cleo, null, null)] };
    expect((await on.inClub(world.cleo, '/approvers', mine)).body.code).toBe('NOT_AN_ADMIN');
    await name([approver(world.cleo, null, 'HARD'), approver(world.cleo, null, 'HARD')]);
    const list = await world.as(world.ben).get(`/api/communities/${on.club}/approvers`);
    expect(list.body.items).toMatchObject([
      { person: { username: 'cleo' }, activity: null, difficulty: 'HARD' },
    ]);
    expect((await world.as(dana).get(`/api/communities/${on.club}/approvers`)).status).toBe(403);
  });

  test('after 7 silent days all admins are told, once', async () => {
    await name([approver(world.cleo, null, null)]);
    const id = await on.propose(world.ben);
    expect(await timesTold(world, world.asha, 'COMMUNITY_PROPOSAL', on.club)).toBe(0);
    const asked = 'update huddle_proposals set proposed_at = $2 where huddle_id = $1';
    const ago = (ms: number) => new Date(world.platform.now().getTime() - ms);
    await world.platform.database.pool.query(asked, [id, ago(7 * DAY_MS - 1)]);
    await tellStandIns(world.platform);
    expect(await timesTold(world, world.asha, 'COMMUNITY_PROPOSAL', on.club)).toBe(0);
    await world.platform.database.pool.query(asked, [id, ago(7 * DAY_MS)]);
    for (const _ of [1, 2]) await tellStandIns(world.platform);
    expect(await timesTold(world, world.asha, 'COMMUNITY_PROPOSAL', on.club)).toBe(1);
    expect(await on.waiting(world.asha)).toMatchObject([{ huddleId: id, overdue: true }]);
  });
});
