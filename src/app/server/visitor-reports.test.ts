import { afterAll, beforeAll, expect, test } from 'vitest';
import { publish } from '#areas/inspiration/server/testing/write-story.ts';
import { follow, say } from '#areas/post/server/testing/say.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { type CastMember, tokenFor } from './testing/cast.ts';
import { visitorStage } from './testing/visitor-stage.ts';

let world: TestApp;
let stage: Awaited<ReturnType<typeof visitorStage>>;
beforeAll(async () => {
  world = await buildTestApp();
  stage = await visitorStage(world);
});
afterAll(() => world.close());

const day = 24 * 3_600_000;
const query = (sql: string, values: unknown[] = []) => world.platform.database.pool.query(sql, values);
async function report(id: string, email: string) {
  await stage.ask(id, email);
  await stage.press(email, 'confirm');
}

test('ADM-1 a visitor’s report is in the queue when the reader of the mail has pressed, and not before', async () => {
  const [id, email] = [await say(world, world.asha, 'A picture of Vera'), 'vera@mail.example'];
  const form = await stage.open(`/report?type=POST&id=${id}`);
  expect([form.status, form.words]).toEqual([200, expect.stringContaining('A picture of Vera')]);
  expect((await stage.ask(id, email)).status).toBe(200);
  const path = await stage.pathIn(email);
  const page = await stage.open(path);
  expect(page.words).toContain('Confirm your report');
  expect(page.words).toContain('This is my picture. Take it away.');
  expect(await stage.caseOf(id)).toBeUndefined();
  expect(await stage.press(email, 'confirm')).toMatchObject({ status: 303, to: path });
  await stage.press(email, 'confirm');
  const found = await stage.caseOf(id);
  expect(found).toMatchObject({
    reports: 1,
    countsAs: 1,
    weight: 1,
    doubts: [],
    object: { name: 'A picture of Vera' },
  });
  expect(found.complaints).toMatchObject([
    { reporter: null, objects: false, reason: 'ILLEGAL', text: 'This is my picture.\nTake it away.' },
  ]);
  expect(JSON.stringify(found)).not.toContain(email);
  expect((await stage.open(path)).words).toContain('Moderators have your report.');
  expect(await stage.subjects(email)).toEqual(['Please confirm your report', 'We have your report']);
});

test('ADM-1 a moderator who may decide looks up the address to answer, and nobody else', async () => {
  const [id, email] = [await say(world, world.asha, 'Another'), 'ada@mail.example'];
  await report(id, email);
  const [complaint] = (await stage.caseOf(id)).complaints;
  const address = (who: CastMember | null) =>
    world.as(who).get(`/api/moderation/reports/${complaint.id}/address`);
  expect((await address(stage.mona)).body).toEqual({ email });
  expect((await address(world.asha)).status).toBe(403);
  expect((await address(null)).status).toBe(401);
  await query('update posts set author_id = $1 where id = $2', [stage.mona.personId, id]);
  expect((await address(stage.mona)).status).toBe(404);
});

test('ADM-1 only what a visitor may open can be reported', async () => {
  await follow(world, world.ben, world.asha);
  const hidden = await say(world, world.asha, 'For followers', { visibility: 'FOLLOWERS' });
  for (const [type, id] of [
    ['POST', hidden],
    ['POST', stage.mona.personId],
    ['PERSON', stage.mona.personId],
    ['POST', 'x'],
  ]) {
    expect((await stage.open(`/report?type=${type}&id=${id}`)).status).toBe(404);
    expect((await stage.ask(String(id), 'eve@mail.example', { type })).status).toBe(404);
  }
  expect(await mailsTo(world.platform, 'eve@mail.example')).toEqual([]);
  const story = await publish(world, world.asha);
  expect((await stage.open(`/report?type=INSPIRATION&id=${story}`)).status).toBe(200);
  const club = { name: 'Loud club', privacy: 'HIDDEN' };
  const { id } = (await world.as(world.asha).post('/api/communities', club)).body;
  expect((await stage.open(`/report?type=COMMUNITY&id=${id}`)).status).toBe(404);
  await query(`update communities set privacy = 'PUBLIC' where id = $1`, [id]);
  expect((await stage.open(`/report?type=COMMUNITY&id=${id}`, 'de')).words).toContain('Loud club');
});

test('ADM-1 what is open to who has its share link is reported with it, and not without', async () => {
  const starts = world.platform.now().getTime() + 9 * day;
  const plan = {
    name: 'Hidden gorge',
    privacy: 'PRIVATE',
    startDateTime: new Date(starts).toISOString(),
    endDateTime: new Date(starts + 3_600_000).toISOString(),
    timeZone: 'UTC',
  };
  const { id } = (await world.as(world.asha).post('/api/huddles', plan)).body;
  const { uid } = (await world.as(world.asha).post('/api/links', { objectType: 'HUDDLE', objectId: id }))
    .body;
  const page = `/report?type=HUDDLE&id=${id}`;
  expect((await stage.open(page)).status).toBe(404);
  expect((await stage.open(`${page}&link=${'x'.repeat(30)}`)).status).toBe(404);
  const form = await stage.open(`${page}&link=${uid}`);
  expect(form.words).toContain('Hidden gorge');
  expect(form.body).toContain(`name="link" value="${uid}"`);
  await stage.ask(id, 'guest@mail.example', { type: 'HUDDLE', link: uid });
  await stage.press('guest@mail.example', 'confirm');
  expect(await stage.caseOf(id)).toMatchObject({
    reports: 1,
    object: { type: 'HUDDLE', name: 'Hidden gorge' },
  });
});

test('ADM-1 a form that lacks something says so under the field and keeps what was typed; a robot’s is thrown away', async () => {
  const id = await say(world, world.asha, 'Words');
  const empty = await stage.send('/report', { type: 'POST', id });
  expect(empty.status).toBe(400);
  expect(empty.body.match(/aria-invalid="true"/g)).toHaveLength(4);
  const bad = await stage.ask(id, 'nobody', { text: '"><script>x' });
  expect([bad.status, bad.body.match(/aria-invalid="true"/g)?.length]).toEqual([400, 1]);
  expect(bad.body).toContain('&lt;script&gt;x</textarea>');
  expect((await stage.ask(id, 'long@mail.example', { text: 'x'.repeat(2_001) })).status).toBe(400);
  expect((await stage.ask(id, 'long@mail.example', { text: '😀'.repeat(1_000) })).status).toBe(200);
  expect((await stage.ask(id, 'robot@mail.example', { website: 'https://a.example' })).status).toBe(200);
  expect(await mailsTo(world.platform, 'robot@mail.example')).toEqual([]);
  const elsewhere = await stage.ask(
    id,
    'far@mail.example',
    {},
    { headers: { origin: 'https://evil.example' } },
  );
  expect([elsewhere.status, await mailsTo(world.platform, 'far@mail.example')]).toEqual([403, []]);
});

test('ADM-1 one thing is one report of a mailbox, however often it is sent and spelled', async () => {
  const id = await say(world, world.asha, 'Once');
  await stage.ask(id, 'olga@mail.example', { text: 'First' });
  await stage.ask(id, 'Ol.ga+x@mail.example', { text: 'Second' });
  expect(await stage.pathIn('Ol.ga+x@mail.example')).toBe(await stage.pathIn('olga@mail.example'));
  await stage.press('olga@mail.example', 'confirm');
  const answer = await stage.ask(id, 'olga@mail.example', { text: 'Third' });
  expect(answer.status).toBe(200);
  await stage.press('olga@mail.example', 'confirm');
  const found = await stage.caseOf(id);
  expect(found).toMatchObject({ reports: 1, complaints: [{ text: 'Second' }] });
});

test('ADM-1 people without an account are one voice, together with new accounts', async () => {
  const id = await say(world, world.asha, 'Brigade');
  for (const name of ['one', 'two', 'three']) await report(id, `${name}@mail.example`);
  expect(await stage.caseOf(id)).toMatchObject({ reports: 3, countsAs: 1, weight: 1, doubts: ['VISITORS'] });
});

test('ADM-1 a mailbox whose reports were dismissed weighs less the next time', async () => {
  const [first, second] = [await say(world, world.asha, 'Cry'), await say(world, world.asha, 'Wolf')];
  await report(first, 'wolf@mail.example');
  await stage.decide(first, 'NONE');
  await report(second, 'wolf@mail.example');
  expect(await stage.caseOf(second)).toMatchObject({ weight: 0.67, doubts: ['RECORD'] });
});

test('ADM-1 what was decided comes by mail in the language of the form, once; another moderator answers an objection', async () => {
  const [id, email] = [await say(world, world.asha, 'Strittig'), 'gerda@mail.example'];
  await stage.ask(id, email, {}, { headers: { 'accept-language': 'de' } });
  await stage.press(email, 'confirm');
  await stage.decide(id, 'NONE');
  expect(await stage.subjects(email)).toEqual([
    'Bitte bestätige deine Meldung',
    'Deine Meldung ist da',
    'Entschieden: deine Meldung',
  ]);
  expect((await stage.open(await stage.pathIn(email), 'de')).words).toContain('zweite Prüfung');
  expect((await stage.press(email, 'object')).status).toBe(400);
  await stage.press(email, 'object', 'It is mine.');
  expect(await stage.caseOf(id, stage.mona)).toBeUndefined();
  expect((await stage.caseOf(id, stage.milo)).complaints).toMatchObject([
    { objects: true, text: 'It is mine.' },
  ]);
  await stage.press(email, 'object', 'Once more.');
  expect((await stage.caseOf(id, stage.milo)).reports).toBe(1);
  await stage.decide(id, 'HIDE', stage.milo);
  const page = await stage.open(await stage.pathIn(email));
  expect(page.words).toContain('something was done about it');
  expect(page.body).not.toContain('<textarea');
  expect((await mailsTo(world.platform, email)).at(-1)?.text).not.toContain('zweite Prüfung');
});

test('ADM-1 a decision that is taken back is told, too', async () => {
  const [id, email] = [await say(world, world.asha, 'Fine'), 'rita@mail.example'];
  await report(id, email);
  const { id: caseId } = await stage.decide(id, 'HIDE');
  const { rows } = await query('select id from moderation_decisions where case_id = $1', [caseId]);
  world.forward(1_000);
  await world.as(stage.milo).put(`/api/moderation/decisions/${rows[0].id}/answer`, { granted: true });
  await world.runJobs();
  expect((await stage.subjects(email)).at(-1)).toBe('Decided again: your report');
  expect((await stage.open(await stage.pathIn(email))).words).toContain(
    'the earlier decision was taken back',
  );
});

test('ADM-1 an address goes a week after nobody pressed, by the press, and 180 days after the decision', async () => {
  const [id, other] = [await say(world, world.asha, 'Old'), await say(world, world.asha, 'Older')];
  await stage.ask(id, 'idle@mail.example');
  await stage.ask(other, 'shy@mail.example');
  expect((await stage.press('shy@mail.example', 'delete')).body).toContain('Moderators did not get it.');
  expect((await stage.open(await stage.pathIn('shy@mail.example'))).status).toBe(410);
  await report(other, 'kept@mail.example');
  const left = async () => {
    await query(`select graphile_worker.add_job('purge-visitor-reports')`);
    await world.runJobs();
    const emails = ['idle', 'shy', 'kept'].map((name) => `${name}@mail.example`);
    const { rows } = await query('select email from visitor_reports where email = any($1)', [emails]);
    return rows.map(({ email }) => email).sort();
  };
  world.forward(7 * day - 3_600_000);
  expect(await left()).toEqual(['idle@mail.example', 'kept@mail.example']);
  world.forward(2 * 3_600_000);
  expect((await stage.press('idle@mail.example', 'confirm')).status).toBe(303);
  expect(await stage.caseOf(id)).toBeUndefined();
  expect(await left()).toEqual(['kept@mail.example']);
  await stage.decide(other, 'NONE');
  world.forward(179 * day);
  expect(await left()).toEqual(['kept@mail.example']);
  world.forward(2 * day);
  expect(await left()).toEqual([]);
  const kept = await query('select id from reports where object_id = $1', [other]);
  const cases = await query('select state from moderation_cases where object_id = $1', [other]);
  expect([kept.rows, cases.rows]).toEqual([[], [{ state: 'DECIDED' }]]);
});

test('ADM-1 who deletes their account takes along what they reported under its address', async () => {
  const leaver = await world.enter({ username: 'lea' });
  const [id, email] = [await say(world, world.asha, 'Seen'), 'lea@trailfolk.example'];
  await report(id, email);
  const count = async () =>
    (
      await query(
        'select id from reports where object_id = $1 union all select id from visitor_reports where email = $2',
        [id, email],
      )
    ).rowCount;
  expect(await count()).toBe(2);
  const fresh = await tokenFor(world.platform, leaver.personId);
  expect((await world.as({ ...leaver, token: fresh }).post('/api/me/deletion', {})).status).toBe(200);
  world.forward(14 * day);
  await query(`select graphile_worker.add_job('delete-due-accounts')`);
  await world.runJobs();
  expect(await count()).toBe(0);
});

test('ADM-1 while the site can only be read, the form is shown and takes nothing', async () => {
  const id = await say(world, world.asha, 'Quiet');
  const { maintenance } = world.platform;
  Object.assign(maintenance, { isReadOnly: true });
  expect((await stage.open(`/report?type=POST&id=${id}`)).status).toBe(200);
  expect((await stage.ask(id, 'late@mail.example')).status).toBe(503);
  Object.assign(maintenance, { isReadOnly: false });
  expect(await mailsTo(world.platform, 'late@mail.example')).toEqual([]);
});
