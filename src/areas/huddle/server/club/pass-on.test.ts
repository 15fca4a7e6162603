import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;
/** Of asha; ben is a leader, cleo a member. */
let club: string;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const put = (who: CastMember, rest: string, body: object) =>
  world.as(who).put(`/api/communities/${club}${rest}`, body);

beforeEach(async () => {
  const founding = { name: 'Ridge club', planning: 'LEADERS' };
  club = (await world.as(world.asha).post('/api/communities', founding)).body.id;
  for (const who of [world.ben, world.cleo]) await put(who, '/membership', {});
  await put(world.asha, `/members/${world.ben.personId}/role`, { role: 'LEADER' });
});

async function planned(who: CastMember): Promise<string> {
  const plan = planOf(world.platform.now(), { name: 'Evening round', communityId: club });
  const { status, body } = await world.as(who).post('/api/huddles', plan);
  expect(status).toBe(200);
  return body.id;
}
async function keepTemplate(who: CastMember, huddleId: string): Promise<void> {
  const kept = { name: 'Round', leaderId: who.personId };
  const { status } = await world.as(who).post(`/api/huddles/${huddleId}/community-templates`, kept);
  expect(status).toBe(200);
}
const draftBy = async (who: CastMember, huddleId: string): Promise<string> =>
  (await world.as(who).post(`/api/huddles/${huddleId}/copies`, {})).body.id;
const office = (holder: CastMember) => `/api/communities/${club}/members/${holder.personId}/office`;
async function pass(by: CastMember, holder: CastMember, successor: CastMember) {
  const answer = await world.as(by).put(office(holder), { successorId: successor.personId });
  expect(answer.status).toBe(200);
  await world.runJobs();
}
const planStatus = async (who: CastMember, id: string) =>
  (await world.as(who).get(`/api/huddles/${id}/plan`)).status;

describe('C19, COM-11 with an office goes', () => {
  test('what its holder led as a template, and a request to co-host what is published', async () => {
    const outing = await planned(world.ben);
    await keepTemplate(world.ben, outing);
    expect((await world.as(world.asha).get(office(world.ben))).body).toMatchObject({
      outings: 1,
      templates: 1,
    });
    await pass(world.asha, world.ben, world.cleo);
    const { items } = (await world.as(world.asha).get(`/api/huddles/community-templates?communityId=${club}`))
      .body;
    expect(items[0].leader.id).toBe(world.cleo.personId);
    const plan = (await world.as(world.ben).get(`/api/huddles/${outing}/plan`)).body;
    expect(plan.askedIds).toEqual([world.cleo.personId]);
  });

  test('a draft, when its author hands over; they see it no more', async () => {
    const draft = await draftBy(world.asha, await planned(world.asha));
    await pass(world.asha, world.asha, world.ben);
    expect(await planStatus(world.ben, draft)).toBe(200);
    expect(await planStatus(world.asha, draft)).toBe(404);
    const { edition } = (await world.as(world.ben).get(`/api/huddles/${draft}/plan`)).body;
    const plan = planOf(world.platform.now(), { communityId: club });
    const published = await world.as(world.ben).post(`/api/huddles/${draft}/publication`, { plan, edition });
    expect(published.status).toBe(200);
  });

  test('no draft that only its author has read, when somebody else hands over', async () => {
    const draft = await draftBy(world.ben, await planned(world.ben));
    expect((await world.as(world.asha).get(office(world.ben))).body.drafts).toBe(0);
    await pass(world.asha, world.ben, world.cleo);
    expect(await planStatus(world.ben, draft)).toBe(200);
    expect(await planStatus(world.cleo, draft)).toBe(404);
    const { edition } = (await world.as(world.ben).get(`/api/huddles/${draft}/plan`)).body;
    const plan = planOf(world.platform.now(), { communityId: club });
    const published = await world.as(world.ben).post(`/api/huddles/${draft}/publication`, { plan, edition });
    expect(published.body.code).toBe('ONLY_LEADERS_PLAN');
  });

  test('nothing between two who are blocked but the role', async () => {
    const outing = await planned(world.ben);
    await world.as(world.cleo).put(`/api/me/blocks/${world.ben.personId}`, {});
    await pass(world.asha, world.ben, world.cleo);
    expect((await world.as(world.ben).get(`/api/huddles/${outing}/plan`)).body.askedIds).toEqual([]);
  });
});
