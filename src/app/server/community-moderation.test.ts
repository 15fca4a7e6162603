import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { planOf } from '#areas/huddle/server/testing/plans.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import type { CastMember } from './testing/cast.ts';
import { caseIn, type Staged, stageClub } from './testing/stage-club.ts';

let world: TestApp;
let mona: CastMember;
let ida: CastMember;
let on: Staged;
const HOUR = 3_600_000;

beforeAll(async () => {
  world = await buildTestApp();
  mona = await world.enter({ username: 'mona', displayName: 'Mona', moderator: true });
  ida = await world.enter({ username: 'ida', displayName: 'Ida' });
});
afterAll(() => world.close());

/** A club that Ida administers, with Ben and Cleo. */
beforeEach(async () => {
  on = await stageClub(world, [ida, world.ben, world.cleo]);
  await on.setRole(ida, 'ADMIN');
});

const siteCase = (objectId: string, show = 'OPEN') =>
  caseIn(world, `/api/moderation/cases?limit=50&show=${show}`, mona, objectId);
const memberOf = async (who: CastMember) =>
  (await world.as(who).get(on.at)).body.membership as { member: boolean; role: string };
const about = async (who: CastMember) => (await world.as(who).get('/api/me/decisions')).body.items;
const pass = (ms: number) =>
  world.platform.database.pool.query(
    `update moderation_cases set moderators_at = moderators_at - $1 * interval '1 millisecond' where community_id = $2`,
    [ms, on.club],
  );

test('ADM-1 admins see what was reported as it was then, and never who reported it', async () => {
  const id = await on.say();
  await on.report(world.ben, id);
  await world.as(on.author).patch(`/api/rooms/${on.club}/messages/${id}`, { text: 'Good morning' });
  const line = await on.caseOf(ida, id);
  expect(line).toMatchObject({ reports: 1, doubts: [], withModerators: false, community: { id: on.club } });
  const answer = await world.as(ida).get(`${on.at}/cases/${line.id}`);
  expect(answer.body.complaints).toMatchObject([{ words: 'Buy my boots', reporter: null, reason: 'SPAM' }]);
  expect(answer.body.subject).toMatchObject({ displayName: 'Otto' });
  expect(answer.text).not.toContain('Ben Okafor');
  expect(answer.text).not.toContain(world.ben.personId);
  const list = await world.as(ida).get(`${on.at}/cases`);
  expect(list.text).not.toContain(world.ben.personId);
});

test('ADM-1 the words of a grave report are for moderators alone, who have it at once', async () => {
  const id = await on.say();
  await on.report(world.ben, id, 'HARASSMENT');
  const line = await on.caseOf(ida, id);
  expect(line.withModerators).toBe(true);
  expect((await on.read(ida, line.id)).complaints[0]?.text).toBe('');
  expect(await siteCase(id)).toMatchObject({ id: line.id, community: { id: on.club } });
  const whole = (await world.as(mona).get(`/api/moderation/cases/${line.id}`)).body;
  expect(whole.complaints[0]).toMatchObject({ reporter: { displayName: 'Ben Okafor' } });
  expect(whole.complaints[0]?.text).toContain('It is me');
});

test('ADM-1 for 72 hours a community decides alone; moderators see it apart, and then in their queue', async () => {
  const id = await on.say();
  await on.report(world.ben, id);
  expect(await siteCase(id)).toBeUndefined();
  expect(await siteCase(id, 'COMMUNITIES')).toMatchObject({ withModerators: false });
  await pass(72 * HOUR - 60_000);
  expect(await siteCase(id)).toBeUndefined();
  await pass(60_000);
  expect(await siteCase(id)).toMatchObject({ withModerators: true });
  expect(await siteCase(id, 'COMMUNITIES')).toBeUndefined();
  expect(await on.caseOf(ida, id)).toMatchObject({ withModerators: true });
});

test('ADM-1 a later grave report brings a case to moderators at once', async () => {
  const id = await on.say();
  await on.report(world.ben, id);
  await on.report(world.cleo, id, 'ILLEGAL');
  expect(await siteCase(id)).toMatchObject({ reports: 2 });
});

test('ADM-1 no admin of the community answers an appeal against it, moderator or not', async () => {
  const both = await world.enter({ username: 'both.hats', moderator: true });
  await world.as(both).put(`${on.at}/membership`, {});
  await on.setRole(both, 'ADMIN');
  const id = await on.say();
  await on.report(world.ben, id);
  await on.decide(ida, (await on.caseOf(ida, id)).id, { acts: ['WARN'] });
  const [own] = await about(on.author);
  await world.as(on.author).post(`/api/me/decisions/${own.id}/appeal`, { words: 'No' });
  const appeals = async (who: CastMember) =>
    caseIn(world, '/api/moderation/cases?limit=50&show=APPEALS', who, id);
  expect([await appeals(both), Boolean(await appeals(mona))]).toEqual([undefined, true]);
  const answer = (who: CastMember) =>
    world.as(who).put(`/api/moderation/decisions/${own.id}/answer`, { granted: false });
  expect((await answer(both)).body.code).toBe('APPEAL_OF_OWN');
  expect((await answer(mona)).status).toBe(200);
});

test('ADM-1 only those are removed whom the admin may remove', async () => {
  await on.setRole(on.author, 'ADMIN');
  const id = await on.say();
  await on.report(world.ben, id);
  const line = await on.caseOf(ida, id);
  expect((await on.read(ida, line.id)).acts).toEqual(['HIDE', 'WARN', 'NONE']);
  expect((await on.decide(ida, line.id, { acts: ['REMOVE_MEMBER'] })).body.code).toBe('NOT_AN_OWNER');
  expect((await on.read(on.owner, line.id)).acts).toContain('REMOVE_MEMBER');
  expect((await memberOf(on.author)).role).toBe('ADMIN');
  // About an admin: moderators have it at once, and the author sees nothing of it.
  expect(await siteCase(id)).toBeDefined();
  expect((await world.as(on.author).get(`${on.at}/cases/${line.id}`)).status).toBe(404);
  expect(await on.caseOf(on.author, id)).toBeUndefined();
});

test('ADM-1 who reported it does not decide; where no other admin can, moderators have it at once', async () => {
  const id = await on.say();
  await on.report(ida, id);
  expect(await on.caseOf(ida, id)).toBeUndefined();
  const line = await on.caseOf(on.owner, id);
  expect((await on.decide(ida, line.id, { acts: ['NONE'] })).status).toBe(404);
  expect(line.withModerators).toBe(false);
  await on.report(on.owner, id);
  expect(await siteCase(id)).toMatchObject({ reports: 2 });
});

test('ADM-1 decided meanwhile, lost office, another community, and the community itself', async () => {
  const id = await on.say();
  await on.report(world.ben, id);
  const line = await on.caseOf(ida, id);
  const claim = (who: CastMember) => world.as(who).put(`${on.at}/cases/${line.id}/claim`, { on: true });
  expect((await claim(on.owner)).status).toBe(200);
  expect((await on.decide(ida, line.id, { acts: ['WARN'] })).body.code).toBe('CASE_CLAIMED');
  expect((await on.decide(on.owner, line.id, { acts: ['WARN'] })).status).toBe(200);
  const late = await on.decide(ida, line.id, { acts: ['WARN'] });
  expect([late.status, late.body.code]).toEqual([409, 'CASE_DECIDED']);
  await on.setRole(ida, 'MEMBER');
  expect((await world.as(ida).get(`${on.at}/cases`)).body.code).toBe('NOT_AN_ADMIN');
  const [decision] = (await on.read(on.owner, line.id)).decisions;
  expect((await on.takeBack(ida, decision)).status).toBe(403);
  const other = await world.as(on.owner).post('/api/communities', { name: 'Elsewhere' });
  const elsewhere = `/api/communities/${other.body.id}`;
  expect((await world.as(on.owner).get(`${elsewhere}/cases/${line.id}`)).status).toBe(404);
  const wrong = await world.as(on.owner).put(`${elsewhere}/decisions/${decision?.id}/withdrawal`, {});
  expect(wrong.status).toBe(404);
  await on.report(world.ben, on.club, 'SPAM', 'COMMUNITY');
  expect(await on.caseOf(on.owner, on.club)).toBeUndefined();
  expect(await siteCase(on.club)).toBeDefined();
});

test('ADM-1 what is private, and what a conversation of a few says, stays with moderators', async () => {
  const plan = planOf(world.platform.now(), { privacy: 'PRIVATE', communityId: on.club });
  await on.setRole(on.author, 'LEADER');
  const { id } = (
    await world.as(on.author).post('/api/huddles', { ...plan, invitedIds: [world.ben.personId] })
  ).body;
  await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await on.report(world.ben, id, 'SPAM', 'HUDDLE');
  expect(await on.caseOf(ida, id)).toBeUndefined();
  expect(await siteCase(id)).toMatchObject({ community: null, withModerators: true });
});

test('ADM-1 one notice until an admin looks, which counts; nobody who reported or wrote it', async () => {
  const told = async (who: CastMember) => {
    const { items } = (await world.as(who).get('/api/notifications?limit=50')).body;
    return items
      .filter(
        ({ kind, object }: { kind: string; object: { id: string } }) =>
          kind === 'COMMUNITY_CASE' && object.id === on.club,
      )
      .map(({ facts }: { facts: { cases: number } }) => facts.cases);
  };
  const ids = [await on.say('One'), await on.say('Two'), await on.say('Three')];
  for (const id of ids) {
    await on.report(world.ben, id);
    await on.report(world.cleo, id);
    await world.runJobs();
  }
  expect(await told(ida)).toEqual([3]);
  expect(await told(on.owner)).toEqual([3]);
  expect([await told(world.ben), await told(on.author)]).toEqual([[], []]);
  await world.platform.database.pool.query(
    'update notifications set read_at = now() where recipient_id = $1',
    [ida.personId],
  );
  await on.report(world.ben, await on.say('Four'));
  await world.runJobs();
  expect((await told(ida)).sort()).toEqual([3, 4]);
});
