import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;
let club: string;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const put = (who: CastMember, rest: string, body: object) =>
  world.as(who).put(`/api/communities/${club}${rest}`, body);

beforeEach(async () => {
  const founding = { name: 'Ridge club', planning: 'APPROVED' };
  club = (await world.as(world.asha).post('/api/communities', founding)).body.id;
  for (const who of [world.ben, world.cleo]) await put(who, '/membership', {});
});

const plan = (changes: object = {}) => ({
  ...planOf(world.platform.now(), { name: 'Gratweg', privacy: 'COMMUNITY' as const }),
  communityId: club,
  ...changes,
});

/** Publishes a new draft, which in this club proposes it. */
async function propose(who: CastMember, changes: object = {}) {
  const copied = await world
    .as(who)
    .post('/api/huddles', { ...plan(changes), communityId: null, privacy: 'PUBLIC' });
  const copy = await world.as(who).post(`/api/huddles/${copied.body.id}/copies`, {});
  const { edition } = (await world.as(who).get(`/api/huddles/${copy.body.id}/plan`)).body;
  const answer = await world
    .as(who)
    .post(`/api/huddles/${copy.body.id}/publication`, { plan: plan(changes), edition });
  return { id: copy.body.id as string, answer };
}
const waiting = async (who: CastMember = world.asha) =>
  (await world.as(who).get(`/api/communities/${club}/proposals`)).body;
const answer = (who: CastMember, id: string, body: object) => put(who, `/proposals/${id}`, body);
const told = async (who: CastMember) => {
  await world.runJobs();
  const { items } = (await world.as(who).get('/api/notifications?limit=50')).body;
  return items.map(({ kind, open, object }: { kind: string; open: boolean; object: { id: string } }) => ({
    kind,
    open,
    id: object.id,
  }));
};

describe('COM-11 members plan with an admin’s yes', () => {
  test('an outing waits as a draft, an admin reads and publishes it, and everybody hears', async () => {
    const { id, answer: proposed } = await propose(world.ben);
    expect(proposed.body).toMatchObject({ id, proposed: true, code: 'HUDDLE_PROPOSED' });
    expect((await world.as(world.cleo).get(`/api/huddles/${id}`)).status).toBe(404);
    expect(await told(world.asha)).toContainEqual({ kind: 'COMMUNITY_PROPOSAL', open: true, id: club });
    const { items } = await waiting();
    expect(items).toMatchObject([{ huddleId: id, name: 'Gratweg', by: { username: 'ben' } }]);
    const yes = await answer(world.asha, id, { accept: true, edition: items[0].edition });
    expect(yes.status).toBe(200);
    expect((await world.as(world.cleo).get(`/api/huddles/${id}`)).body).toMatchObject({
      status: 'PUBLISHED',
    });
    expect((await waiting()).items).toEqual([]);
    expect(await told(world.ben)).toContainEqual({ kind: 'HUDDLE_APPROVED', open: false, id });
    expect(await told(world.cleo)).toContainEqual({ kind: 'HUDDLE_PLANNED', open: false, id });
    expect(await told(world.asha)).toContainEqual({ kind: 'COMMUNITY_PROPOSAL', open: false, id: club });
  });

  test('a no keeps the draft with the reason, and it can be proposed again', async () => {
    const { id } = await propose(world.ben);
    const [{ edition }] = (await waiting()).items;
    await answer(world.asha, id, { accept: false, edition, reason: 'Too icy in March.' });
    const read = async () => (await world.as(world.ben).get(`/api/huddles/${id}/plan`)).body;
    const draft = await read();
    expect(draft).toMatchObject({
      status: 'DRAFT',
      proposal: { declined: true, reason: 'Too icy in March.' },
    });
    expect(await told(world.ben)).toContainEqual({ kind: 'HUDDLE_NOT_APPROVED', open: false, id });
    const again = { plan: plan({ name: 'Talweg' }), edition: draft.edition };
    await world.as(world.ben).post(`/api/huddles/${id}/publication`, again);
    expect((await read()).proposal).toMatchObject({ declined: false, approved: false, reason: '' });
    expect((await waiting()).items).toMatchObject([{ name: 'Talweg' }]);
  });

  test('a yes counts for what was read, once, and only while it is right', async () => {
    const { id } = await propose(world.ben);
    const [{ edition }] = (await waiting()).items;
    expect((await answer(world.asha, id, { accept: true, edition: '0.any' })).body.code).toBe('PLAN_CHANGED');
    world.forward(400 * 86_400_000);
    expect((await answer(world.asha, id, { accept: true, edition })).body.code).toBe('PROPOSAL_FAULTY');
    await answer(world.asha, id, { accept: false, edition });
    expect((await answer(world.asha, id, { accept: true, edition })).body.code).toBe('NO_PROPOSAL');
  });

  test('leaders and admins publish at once and answer for others; members do neither', async () => {
    await put(world.asha, `/members/${world.cleo.personId}/role`, { role: 'LEADER' });
    expect((await propose(world.cleo)).answer.body).toMatchObject({
      proposed: false,
      code: 'HUDDLE_PLANNED',
    });
    const { id } = await propose(world.ben);
    expect((await waiting(world.ben)).code).toBe('NOT_AN_APPROVER');
    expect((await answer(world.ben, id, { accept: true, edition: '2.any' })).body.code).toBe(
      'NOT_AN_APPROVER',
    );
    const [{ edition }] = (await waiting(world.cleo)).items;
    expect((await answer(world.cleo, id, { accept: true, edition })).status).toBe(200);
  });

  test('no door leads past the yes: planning at once, moving an outing in, repeating one', async () => {
    const ben = world.as(world.ben);
    expect((await ben.post('/api/huddles', plan())).body.code).toBe('NEEDS_A_YES');
    const own = (await ben.post('/api/huddles', plan({ communityId: null, privacy: 'PUBLIC' }))).body.id;
    const { edition } = (await ben.get(`/api/huddles/${own}/plan`)).body;
    const moved = await ben.put(`/api/huddles/${own}/plan`, { plan: plan(), edition, scope: 'THIS' });
    expect(moved.body.code).toBe('NEEDS_A_YES');
    const { id } = await propose(world.ben);
    const item = (await waiting()).items[0];
    await answer(world.asha, id, { accept: true, edition: item.edition });
    const repeat = await ben.post(`/api/huddles/${id}/repetitions`, { every: 'WEEK', times: 3 });
    expect(repeat.body.code).toBe('NEEDS_A_YES');
    // What was agreed with may be described better.
    const stands = (await ben.get(`/api/huddles/${id}/plan`)).body.edition;
    const better = { plan: plan({ name: 'Gratweg Ost' }), edition: stands, scope: 'THIS' };
    expect((await ben.put(`/api/huddles/${id}/plan`, better)).status).toBe(200);
  });

  test('where leaders plan, members do not', async () => {
    const { version } = (await world.as(world.asha).get(`/api/communities/${club}`)).body;
    await put(world.asha, '', { name: 'Ridge club', planning: 'LEADERS', version });
    expect((await propose(world.ben)).answer.body.code).toBe('ONLY_LEADERS_PLAN');
    expect((await world.as(world.ben).get(`/api/communities/${club}`)).body.membership.planning).toBe('NO');
  });

  test('who leaves takes what they proposed along', async () => {
    const { id } = await propose(world.ben);
    const [{ edition }] = (await waiting()).items;
    await world.as(world.ben).delete(`/api/communities/${club}/membership`);
    expect((await waiting()).items).toEqual([]);
    expect((await answer(world.asha, id, { accept: true, edition })).body.code).toBe('PROPOSAL_FAULTY');
  });

  test('a draft that was taken out of the community is no longer shown to it', async () => {
    const { id } = await propose(world.ben);
    const { form, edition } = (await world.as(world.ben).get(`/api/huddles/${id}/plan`)).body;
    const own = { ...form, communityId: null, privacy: 'PRIVATE' };
    await world.as(world.ben).put(`/api/huddles/${id}/draft`, { form: own, edition });
    expect((await waiting()).items).toEqual([]);
  });
});
