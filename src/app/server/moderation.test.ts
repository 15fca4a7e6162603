import { afterAll, beforeAll, expect, test } from 'vitest';
import { endSuspensions } from '#areas/account/server/powers/end-suspensions.ts';
import { say } from '#areas/post/server/testing/say.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { runOperator } from './operator/run-operator.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import type { CastMember } from './testing/cast.ts';

let world: TestApp;
let mona: CastMember;
let milo: CastMember;
beforeAll(async () => {
  world = await buildTestApp();
  mona = await world.enter({ username: 'mona', displayName: 'Mona', moderator: true });
  milo = await world.enter({ username: 'milo', displayName: 'Milo', moderator: true });
});
afterAll(() => world.close());

const report = (who: CastMember, objectId: string, text = 'Look') =>
  world.as(who).post('/api/reports', { objectType: 'POST', objectId, reason: 'SPAM', text });
async function caseOf(who: CastMember, objectId: string) {
  const { items } = (await world.as(who).get('/api/moderation/cases?limit=50')).body;
  return items.find(({ object }: { object: { id: string } }) => object.id === objectId);
}
const read = async (who: CastMember, id: string) =>
  (await world.as(who).get(`/api/moderation/cases/${id}`)).body;
const decide = (who: CastMember, id: string, verdict: object) =>
  world
    .as(who)
    .post(`/api/moderation/cases/${id}/decisions`, Object.assign({ version: 1, reason: 'SPAM' }, verdict));
const words = async (who: CastMember, postId: string) =>
  (await world.as(who).get(`/api/posts/${postId}`)).text;
const about = async (who: CastMember) => (await world.as(who).get('/api/me/decisions')).body.items;

test('ADM-1 C1 reports about one thing are one case, with its words as they were then', async () => {
  const ina = await world.enter({ username: 'ina' });
  const id = await say(world, ina, 'Buy my boots');
  await report(world.ben, id, 'An advert');
  const edit = { content: 'Lovely day', parameters: [] };
  await world.as(ina).patch(`/api/posts/${id}`, edit);
  await report(world.cleo, id);
  const line = await caseOf(mona, id);
  expect(line).toMatchObject({ reports: 2, claimed: null });
  const whole = await read(mona, line.id);
  expect(whole.subject).toMatchObject({ username: 'ina' });
  expect(whole.complaints).toMatchObject([
    { words: 'Buy my boots', text: 'An advert', reporter: { displayName: 'Ben Okafor' } },
    { reporter: { displayName: 'Cleo Laurent' } },
  ]);
  expect((await decide(mona, line.id, { acts: ['WARN'] })).body).toMatchObject({ code: 'CASE_CHANGED' });
  expect((await decide(mona, line.id, { acts: ['WARN'], version: 2 })).status).toBe(200);
  expect((await decide(milo, line.id, { acts: ['NONE'], version: 2 })).body.code).toBe('CASE_DECIDED');
});

test('ADM-1 C1 a claim keeps colleagues off for half an hour', async () => {
  const joe = await world.enter({ username: 'joe' });
  const id = await say(world, joe, 'Cheap socks');
  await report(world.ben, id);
  const line = await caseOf(mona, id);
  const claim = (who: CastMember, on: boolean) =>
    world.as(who).put(`/api/moderation/cases/${line.id}/claim`, { on });
  expect((await claim(mona, true)).status).toBe(200);
  expect((await claim(milo, true)).body.code).toBe('CASE_CLAIMED');
  expect((await decide(milo, line.id, { acts: ['NONE'] })).body.code).toBe('CASE_CLAIMED');
  expect((await caseOf(milo, id)).claimed).toMatchObject({ mine: false, by: { displayName: 'Mona' } });
  await claim(mona, false);
  expect((await decide(milo, line.id, { acts: ['NONE'] })).status).toBe(200);
});

test('ADM-1 C3 C5 C6 C7 hide, warn and suspend; the appeal of the suspended is decided by another, and all is restored', async () => {
  const lou = await world.enter({ username: 'lou', displayName: 'Lou' });
  const id = await say(world, lou, 'Guaranteed summits');
  await report(world.ben, id, 'A swindle');
  const line = await caseOf(mona, id);
  const verdict = { acts: ['HIDE', 'WARN', 'SUSPEND'], days: 7, words: 'Please stop.' };
  const before = (await world.as(lou).get('/api/me')).body.email;
  expect((await decide(mona, line.id, verdict)).status).toBe(200);
  await world.runJobs();
  expect(await words(world.cleo, id)).not.toContain('Guaranteed summits');
  expect((await world.as(lou).get('/api/me')).body.code).toBe('SUSPENDED');
  const [own] = await about(lou);
  expect(own).toMatchObject({
    acts: ['HIDE', 'WARN', 'SUSPEND'],
    days: 7,
    mayAppeal: true,
    anotherModerator: true,
  });
  expect(own.saidThen).toBe('Guaranteed summits');
  const [mail] = await mailsTo(world.platform, before);
  const told = [JSON.stringify(own), mail?.text ?? ''];
  for (const secret of ['Mona', 'Ben', 'A swindle'])
    expect(told.every((text) => !text.includes(secret))).toBe(true);
  const { rows } = await world.platform.database.pool.query(
    'select notice from moderation_decisions where id = $1',
    [own.id],
  );
  expect(rows[0].notice).toBe(mail?.text);

  const appeal = { words: 'It was a joke.' };
  expect((await world.as(lou).post(`/api/me/decisions/${own.id}/appeal`, appeal)).status).toBe(200);
  expect((await world.as(lou).post(`/api/me/decisions/${own.id}/appeal`, appeal)).body.code).toBe(
    'APPEAL_MADE',
  );
  const answer = (who: CastMember) =>
    world.as(who).put(`/api/moderation/decisions/${own.id}/answer`, { granted: true, words: 'We agree.' });
  expect((await answer(mona)).body.code).toBe('APPEAL_OF_OWN');
  const appeals = async (who: CastMember) =>
    (await world.as(who).get('/api/moderation/cases?show=APPEALS')).body.items.length;
  expect([await appeals(mona), await appeals(milo)]).toEqual([0, 1]);
  expect((await answer(milo)).status).toBe(200);
  await world.runJobs();
  expect((await world.as(lou).get('/api/me')).status).toBe(200);
  expect(await words(world.cleo, id)).toContain('Guaranteed summits');
  expect((await about(lou))[0]).toMatchObject({ appeal: 'GRANTED', answerWords: 'We agree.' });
});

test('ADM-1 C4 the reporter hears what kind of thing came of it, and again when it is reversed', async () => {
  const kay = await world.enter({ username: 'kay' });
  const dan = await world.enter({ username: 'dan' });
  const id = await say(world, kay, 'Win a tent');
  await report(dan, id);
  const line = await caseOf(mona, id);
  await decide(mona, line.id, { acts: ['HIDE'], words: 'A private word' });
  await world.runJobs();
  const [decision] = (await read(milo, line.id)).decisions;
  await world.as(milo).put(`/api/moderation/decisions/${decision.id}/answer`, { granted: true });
  await world.runJobs();
  const news = (await world.as(dan).get('/api/notifications')).text;
  expect(news.match(/MODERATION_REPORT/g)).toHaveLength(2);
  for (const secret of ['Mona', 'Milo', 'A private word']) expect(news).not.toContain(secret);
});

test('ADM-1 C7 nobody decides about what they reported or about themselves', async () => {
  const id = await say(world, world.asha, 'Old news');
  await report(mona, id);
  expect(await caseOf(mona, id)).toBeUndefined();
  const line = await caseOf(milo, id);
  expect((await decide(mona, line.id, { acts: ['NONE'] })).status).toBe(404);
  const own = await say(world, mona, 'My own words');
  await report(world.ben, own);
  const mine = await caseOf(milo, own);
  expect((await world.as(mona).get(`/api/moderation/cases/${mine.id}`)).status).toBe(404);
});

test('ADM-1 a suspension ends by itself, a ban does not', async () => {
  const { pool } = world.platform.database;
  const [ed, flo] = [await world.enter({ username: 'eddy' }), await world.enter({ username: 'flora' })];
  for (const [who, acts] of [
    [ed, { acts: ['SUSPEND'], days: 1 }],
    [flo, { acts: ['BAN'] }],
  ] as const) {
    const id = await say(world, who, 'Sale');
    await report(world.ben, id);
    await decide(mona, (await caseOf(mona, id)).id, acts);
  }
  const out = async () =>
    (
      await pool.query(`select username from people where suspended_at is not null and username in ('eddy', 'flora')
      order by 1`)
    ).rows.map(({ username }) => username);
  await endSuspensions(world.platform);
  expect(await out()).toEqual(['eddy', 'flora']);
  await pool.query(`update people set suspended_until = suspended_at where username = 'eddy'`);
  await endSuspensions(world.platform);
  expect(await out()).toEqual(['flora']);
});

test('ADM-1 C5 an operator answers where there is no other moderator, who the page names', async () => {
  const una = await world.enter({ username: 'una.one' });
  const id = await say(world, una, 'Free maps');
  await report(world.ben, id);
  await decide(mona, (await caseOf(mona, id)).id, { acts: ['WARN'] });
  await world.platform.database.pool.query('update people set moderator = id = $1', [mona.personId]);
  const [own] = await about(una);
  expect(own.anotherModerator).toBe(false);
  await world.as(una).post(`/api/me/decisions/${own.id}/appeal`, { words: 'They are free.' });
  const run = (...said: string[]) => runOperator(world.platform, said, 'root@here');
  expect((await run('appeals')).lines.join()).toContain('They are free.');
  expect((await run('appeal', 'grant', own.id, 'So they are.')).ok).toBe(true);
  expect((await run('appeal', 'grant', own.id, 'Again')).ok).toBe(false);
  expect((await about(una))[0]).toMatchObject({ appeal: 'GRANTED', answerWords: 'So they are.' });
});

test('ADM-1 the log of moderators cannot be changed', async () => {
  const { pool } = world.platform.database;
  const { rows } = await pool.query(
    'select act, count(*)::int as n from moderation_log group by 1 order by 1',
  );
  expect(rows.map(({ act }) => act)).toEqual(['APPEALED', 'APPEAL_GRANTED', 'DECIDED', 'TAKEN_BACK']);
  for (const change of [`update moderation_log set actor = 'nobody'`, 'delete from moderation_log'])
    await expect(pool.query(change)).rejects.toThrow('is a log');
});
