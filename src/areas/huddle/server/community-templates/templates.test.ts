import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import type { CommunityTemplate } from '../../contract/community-templates.ts';
import { planOf, sayYesToHosting } from '../testing/plans.ts';

let world: TestApp;
/** Of asha, who plans alone with her leaders; ben is a leader, cleo a member. */
let club: string;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const act = (who: CastMember, rest: string, body: object) =>
  world.as(who).put(`/api/communities/${club}${rest}`, body);

beforeEach(async () => {
  const founding = { name: 'Ridge club', planning: 'LEADERS' };
  club = (await world.as(world.asha).post('/api/communities', founding)).body.id;
  for (const who of [world.ben, world.cleo]) await act(who, '/membership', {});
  await act(world.asha, `/members/${world.ben.personId}/role`, { role: 'LEADER' });
});

async function planned(who: CastMember, changes: Parameters<typeof planOf>[1] = {}): Promise<string> {
  const plan = planOf(world.platform.now(), { name: 'Evening round', communityId: club, ...changes });
  const { status, body } = await world.as(who).post('/api/huddles', plan);
  expect(status).toBe(200);
  return body.id;
}
const keep = (who: CastMember, huddleId: string, name: string, leaderId: string | null = null) =>
  world.as(who).post(`/api/huddles/${huddleId}/community-templates`, { name, leaderId });
const list = async (who: CastMember, of = `?communityId=${club}`): Promise<CommunityTemplate[]> =>
  (await world.as(who).get(`/api/huddles/community-templates${of}`)).body.items;
const names = async (who: CastMember, of?: string) => (await list(who, of)).map(({ name }) => name);
const status = async (who: CastMember) =>
  (await world.as(who).get(`/api/huddles/community-templates?communityId=${club}`)).status;
const one = (id: string) => `/api/huddles/community-templates/${id}`;
const planBy = (who: CastMember, id: string) => world.as(who).post(`${one(id)}/drafts`, {});

const question = {
  id: null,
  text: 'Do you have a lamp?',
  kind: 'YES_NO',
  choices: [],
  perPerson: true,
  required: true,
};

test('HUD-29 an outing becomes a template, and the template a draft with its questions, kit and leader', async () => {
  const id = await planned(world.asha, { capacity: 12, coHostIds: [world.ben.personId] });
  await sayYesToHosting(world, id, world.ben);
  const asha = world.as(world.asha);
  await asha.put(`/api/huddles/${id}/questions`, { items: [question, { ...question, text: 'A helmet?' }] });
  await asha.put(`/api/huddles/${id}/kit`, { items: [{ id: null, name: 'Rope', needed: 2 }] });
  const kept = await keep(world.asha, id, 'Wednesday evening round', world.ben.personId);
  expect(kept).toMatchObject({ status: 200, body: { message: 'Kept as a template.' } });

  const [template] = await list(world.asha);
  const start = wallIn(world.platform.now(), 'Europe/Zurich');
  expect(template).toMatchObject({
    name: 'Wednesday evening round',
    communityName: 'Ridge club',
    leader: { id: world.ben.personId },
    questionCount: 2,
    kitCount: 1,
    form: { name: 'Evening round', capacity: '12', communityId: club, coHostIds: [world.ben.personId] },
  });
  expect((template?.form.start ?? '') > start).toBe(true);

  const draft = await planBy(world.asha, kept.body.id);
  const { form, ...plan } = (await asha.get(`/api/huddles/${draft.body.id}/plan`)).body;
  expect({ form, status: plan.status }).toEqual({ form: template?.form, status: 'DRAFT' });
  const asked = (await asha.get(`/api/huddles/${draft.body.id}/questions`)).body.items;
  expect(asked).toMatchObject([
    { text: 'Do you have a lamp?', kind: 'YES_NO', perPerson: true, required: true, version: 1 },
    { text: 'A helmet?' },
  ]);
  const kit = (await asha.get(`/api/huddles/${draft.body.id}/kit`)).body.items;
  expect(kit).toMatchObject([{ name: 'Rope', needed: 2 }]);

  const forBen = (await list(world.ben))[0];
  expect(forBen?.form.coHostIds).toEqual([]);
});

test('HUD-29 only those who plan for the community see, use and keep its templates', async () => {
  const { id } = (await keep(world.asha, await planned(world.asha), 'Round')).body;
  expect(await names(world.ben)).toEqual(['Round']);
  expect(await status(world.cleo)).toBe(404);
  expect((await planBy(world.cleo, id)).status).toBe(404);
  expect((await world.as(world.cleo).delete(one(id))).status).toBe(404);
  expect((await world.as(world.cleo).put(one(id), { name: 'Mine' })).status).toBe(404);
  expect((await keep(world.ben, await planned(world.asha), 'Round')).body.code).toBe('NOT_A_HOST');

  await act(world.asha, '', { name: 'Ridge club', planning: 'APPROVED', version: 1 });
  expect(await names(world.cleo)).toEqual(['Round']);
  expect((await planBy(world.cleo, id)).status).toBe(200);
  await world.as(world.cleo).delete(`/api/communities/${club}/membership`);
  expect(await status(world.cleo)).toBe(404);
});

test('HUD-29 one of the same name is replaced by the person who kept it and by admins, and by nobody else', async () => {
  const first = (await keep(world.ben, await planned(world.ben), 'Round')).body.id;
  const again = await keep(world.asha, await planned(world.asha, { name: 'Longer' }), 'ROUND');
  expect(again.body.id).toBe(first);
  expect(await list(world.ben)).toMatchObject([
    { name: 'ROUND', mayChange: false, form: { name: 'Longer' } },
  ]);
  const refused = await keep(world.ben, await planned(world.ben), 'round');
  expect(refused).toMatchObject({ status: 403, body: { code: 'TEMPLATE_OF_OTHERS' } });
  expect((await world.as(world.ben).delete(one(first))).body.code).toBe('TEMPLATE_OF_OTHERS');

  const other = (await keep(world.ben, await planned(world.ben), 'Ski')).body.id;
  const taken = await world.as(world.ben).put(one(other), { name: 'Round' });
  expect(taken.body.code).toBe('TEMPLATE_NAME_TAKEN');
  expect((await world.as(world.ben).put(one(other), { name: 'SKI' })).status).toBe(200);
  expect(await names(world.ben)).toEqual(['ROUND', 'SKI']);
  expect((await world.as(world.asha).delete(one(other))).status).toBe(200);
  expect(await names(world.ben)).toEqual(['ROUND']);
});

test('HUD-29 bad input: a draft, an outing of no community, a leader who does not host, one template too many', async () => {
  const asha = world.as(world.asha);
  const id = await planned(world.asha);
  expect((await keep(world.asha, id, 'Round', world.ben.personId)).body.code).toBe('LEADER_UNKNOWN');
  const alone = await planned(world.asha, { communityId: null });
  expect((await keep(world.asha, alone, 'Round')).body.code).toBe('COMMUNITY_UNKNOWN');
  const draft = (await asha.post(`/api/huddles/${id}/copies`, {})).body.id;
  expect((await keep(world.asha, draft, 'Round')).body.code).toBe('HUDDLE_NOT_PUBLISHED');
  expect((await keep(world.asha, id, ' ')).status).toBe(400);
  for (let at = 1; at <= 30; at += 1) expect((await keep(world.asha, id, `Round ${at}`)).status).toBe(200);
  expect((await keep(world.asha, id, 'Round 31')).body.code).toBe('TOO_MANY_TEMPLATES');
  expect((await keep(world.asha, id, 'Round 30')).status).toBe(200);
});

test('HUD-29 a leader who has left the community leads no more, and without a community the last kept come first', async () => {
  const me = await world.enter({ username: 'plans.for.two' });
  const planning = { planning: 'ALL' };
  for (const name of ['First', 'Second']) {
    club = (await world.as(me).post('/api/communities', { name, ...planning })).body.id;
    await act(world.ben, '/membership', {});
    const id = await planned(me, { coHostIds: [world.ben.personId] });
    await sayYesToHosting(world, id, world.ben);
    await keep(me, id, `Round of ${name}`, world.ben.personId);
    world.forward(60_000);
  }
  expect(await names(me, '')).toEqual(['Round of Second', 'Round of First']);
  await world.as(world.ben).delete(`/api/communities/${club}/membership`);
  expect(await list(me)).toMatchObject([{ leader: null, form: { coHostIds: [] } }]);
  await world.as(me).put(`/api/communities/${club}/archive`, { archived: true });
  expect(await names(me, '')).toEqual(['Round of First']);
  expect(await status(me)).toBe(404);
});
