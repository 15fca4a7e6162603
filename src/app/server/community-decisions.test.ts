import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { planOf } from '#areas/huddle/server/testing/plans.ts';
import { messagesInRooms } from '#areas/leaving/server/deletion/words.sql.ts';
import { words } from '#areas/leaving/server/export/words.sql.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import type { CastMember } from './testing/cast.ts';
import { type Staged, stageClub } from './testing/stage-club.ts';

let world: TestApp;
let mona: CastMember;
let ida: CastMember;
let on: Staged;

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

const memberOf = async (who: CastMember) =>
  (await world.as(who).get(on.at)).body.membership as { member: boolean; role: string };
const about = async (who: CastMember) => (await world.as(who).get('/api/me/decisions')).body.items;

test('ADM-1 hidden, told without a name, appealed to moderators, and shown again', async () => {
  const email = (await world.as(on.author).get('/api/me')).body.email;
  const id = await on.say('Buy @ben, buy');
  await on.report(world.ben, id);
  const line = await on.caseOf(ida, id);
  expect((await on.decide(ida, line.id, { acts: ['HIDE', 'WARN'] })).status).toBe(200);
  await world.runJobs();
  for (const who of [world.cleo, on.author, ida]) expect(await on.texts(who)).toEqual(['']);
  const [own] = await about(on.author);
  expect(own).toMatchObject({ byCommunity: true, community: 'Ridge walkers', saidThen: 'Buy @ben, buy' });
  const [mail] = await mailsTo(world.platform, email);
  expect(mail?.text).toContain('Not here.');
  for (const secret of ['Ida', 'Ben Okafor', ida.personId])
    for (const told of [mail?.text ?? '', JSON.stringify(own)]) expect(told).not.toContain(secret);
  await world.as(on.author).post(`/api/me/decisions/${own.id}/appeal`, { words: 'A private word' });
  const taken = await on.takeBack(ida, own);
  expect(taken.body.code).toBe('APPEAL_WITH_MODERATORS');
  expect((await world.as(ida).get(`${on.at}/cases/${line.id}`)).text).not.toContain('A private word');
  const granted = await world.as(mona).put(`/api/moderation/decisions/${own.id}/answer`, { granted: true });
  expect(granted.status).toBe(200);
  await world.runJobs();
  expect(await on.texts(world.cleo)).toEqual(['Buy @ben, buy']);
});

test('ADM-1 banned by a decision, and reinstated as they were when it is taken back', async () => {
  await on.setRole(on.author, 'LEADER');
  await world.as(on.owner).put(`${on.at}/members/${on.author.personId}/title`, { title: 'Scout' });
  const id = await on.say();
  await on.report(world.ben, id);
  const line = await on.caseOf(ida, id);
  expect((await on.read(ida, line.id)).acts).toContain('BAN_MEMBER');
  await on.decide(ida, line.id, { acts: ['HIDE', 'BAN_MEMBER'] });
  await world.runJobs();
  expect((await memberOf(on.author)).member).toBe(false);
  expect((await world.as(on.author).put(`${on.at}/membership`, {})).body.code).toBe('MAY_NOT_JOIN');
  expect((await world.as(on.author).get('/api/notifications')).text).not.toContain('COMMUNITY_REMOVED');
  const [decision] = (await on.read(ida, line.id)).decisions;
  const back = await world
    .as(on.owner)
    .put(`${on.at}/decisions/${decision?.id}/withdrawal`, { words: 'Sorry' });
  expect(back.body.code).toBe('DECISION_TAKEN_BACK');
  await world.runJobs();
  expect(await memberOf(on.author)).toMatchObject({ member: true, role: 'LEADER' });
  const { items } = (await world.as(on.owner).get(`${on.at}/members?limit=50`)).body;
  expect(items.length).toBe(5);
  expect(JSON.stringify(items)).toContain('Scout');
  expect(await on.texts(world.cleo)).toEqual(['Buy my boots']);
  expect((await world.as(on.owner).get(on.at)).body.statistics.totalMembers).toBe(5);
});

test('ADM-1 an outing is hidden from the members alone, and its host cannot put it back', async () => {
  await on.setRole(on.author, 'LEADER');
  const plan = planOf(world.platform.now(), { privacy: 'COMMUNITY', communityId: on.club });
  const { id } = (await world.as(on.author).post('/api/huddles', plan)).body;
  await world.as(world.cleo).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await on.report(world.ben, id, 'MISLEADING', 'HUDDLE');
  const line = await on.caseOf(ida, id);
  expect((await on.decide(ida, line.id, { acts: ['HIDE'] })).status).toBe(200);
  await world.runJobs();
  const sees = async (who: CastMember) => (await world.as(who).get(`/api/huddles/${id}`)).status;
  expect([await sees(world.ben), await sees(world.cleo), await sees(on.author)]).toEqual([404, 200, 200]);
  const { body } = await world.as(on.author).get(`/api/huddles/${id}/plan`);
  const again = await world
    .as(on.author)
    .put(`/api/huddles/${id}/plan`, { plan: { ...plan, communityId: on.club }, edition: body.edition });
  expect(again.body.code).toBe('HIDDEN_FROM_COMMUNITY');
  const [decision] = (await on.read(ida, line.id)).decisions;
  await on.takeBack(ida, decision);
  await world.runJobs();
  expect(await sees(world.ben)).toBe(200);
});

test('ADM-1 every act stands in the log, with the community in whose name it was done', async () => {
  const id = await on.say();
  await on.report(world.ben, id);
  const line = await on.caseOf(ida, id);
  await on.decide(ida, line.id, { acts: ['HIDE'] });
  const [decision] = (await on.read(ida, line.id)).decisions;
  await on.takeBack(ida, decision);
  const { rows } = await world.platform.database.pool.query(
    `select act, actor, detail->>'communityId' as club from moderation_log where case_id = $1 order by id`,
    [line.id],
  );
  expect(rows).toEqual([
    { act: 'DECIDED', actor: ida.personId, club: on.club },
    { act: 'TAKEN_BACK', actor: ida.personId, club: on.club },
  ]);
});

test('ADM-1 hidden words are taken along by their author, and erased with them', async () => {
  const id = await on.say('Buy my skis');
  await on.report(world.ben, id);
  await on.decide(ida, (await on.caseOf(ida, id)).id, { acts: ['HIDE'] });
  await world.runJobs();
  const stored = async () => {
    const { rows } = await world.platform.database.pool.query(
      'select body, hidden_body from room_messages where id = $1',
      [id],
    );
    return rows[0];
  };
  expect(await stored()).toEqual({ body: '', hidden_body: 'Buy my skis' });
  const kind = words.find(({ name }) => name === 'messages');
  const taken = await kind?.rows(on.author.personId).execute(world.platform.database.db);
  expect(taken?.rows).toMatchObject([{ body: 'Buy my skis', hidden: true }]);
  const about = { personId: on.author.personId, now: world.platform.now() };
  await messagesInRooms(world.platform.database.db, about as Parameters<typeof messagesInRooms>[1]);
  expect(await stored()).toEqual({ body: '', hidden_body: null });
});

test('ADM-1 a case outlives its community, with the moderators', async () => {
  const id = await on.say();
  await on.report(world.ben, id);
  const line = await on.caseOf(ida, id);
  await on.decide(ida, line.id, { acts: ['WARN'] });
  const { pool } = world.platform.database;
  await pool.query('delete from communities where id = $1', [on.club]);
  expect((await world.as(ida).get(`${on.at}/cases/${line.id}`)).status).toBe(404);
  const [own] = await about(on.author);
  expect(own).toMatchObject({ byCommunity: true, community: null });
  const whole = await world.as(mona).get(`/api/moderation/cases/${line.id}`);
  expect(whole.body).toMatchObject({ community: null, decisions: [{ byCommunity: true }] });
});
