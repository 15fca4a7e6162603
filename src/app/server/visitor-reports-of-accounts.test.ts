import { afterAll, beforeAll, expect, test } from 'vitest';
import { say } from '#areas/post/server/testing/say.ts';
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

const DAY = 24 * 3_600_000;
const query = async (sql: string, values: unknown[] = []) =>
  (await world.platform.database.pool.query(sql, values)).rows;
const emailOf = async (who: CastMember) => (await world.as(who).get('/api/me')).body.email as string;
async function reportByMail(id: string, email: string) {
  await stage.ask(id, email);
  await stage.press(email, 'confirm');
}
const reportAs = (who: CastMember, objectId: string) =>
  world.as(who).post('/api/reports', { objectType: 'POST', objectId, reason: 'SPAM', text: 'As a member' });
const mine = async (who: CastMember) => (await world.as(who).get('/api/reports/mine')).body.items;
/** Somebody whose account is older than a newcomer's, and who came to an outing. */
async function known(username: string): Promise<CastMember> {
  const who = await world.enter({ username });
  await query(`update people set created_at = now() - interval '9 years' where id = $1`, [who.personId]);
  return who;
}

test('ADM-1 a report by mail is among those of the account once the mail was opened, and moderators see no name', async () => {
  const lea = await known('lea');
  const [id, email] = [await say(world, world.asha, 'Seen'), await emailOf(lea)];
  await stage.ask(id, email.toUpperCase());
  expect(await mine(lea)).toEqual([]);
  await stage.press(email.toUpperCase(), 'confirm');
  expect(await mine(lea)).toMatchObject([{ object: { id, name: 'Seen' }, state: 'OPEN' }]);
  const found = await stage.caseOf(id);
  expect(found).toMatchObject({ reports: 1, complaints: [{ reporter: null, reason: 'ILLEGAL' }] });
  expect(JSON.stringify(found)).not.toContain(lea.personId);
  await stage.decide(id, 'NONE');
  expect(await mine(lea)).toMatchObject([{ state: 'DISMISSED' }]);
  expect((await stage.subjects(email.toUpperCase())).at(-1)).toBe('Decided: your report');
  const { items } = (await world.as(lea).get('/api/notifications?limit=50')).body;
  expect(items.filter(({ object }: { object: { id: string } | null }) => object?.id === id)).toEqual([]);
});

test('ADM-1 it weighs as those of the account, whose record it shares, and not as a visitor’s', async () => {
  const rex = await known('rex');
  const email = await emailOf(rex);
  const first = await say(world, world.asha, 'Wolf');
  await reportAs(rex, first);
  await stage.decide(first, 'NONE');
  const second = await say(world, world.asha, 'Sheep');
  await reportByMail(second, email);
  expect(await stage.caseOf(second)).toMatchObject({ weight: 0.67, doubts: ['RECORD'] });
  await reportByMail(second, 'somebody@mail.example');
  // Of somebody who is known and somebody who is not: two voices.
  expect(await stage.caseOf(second)).toMatchObject({ reports: 2, countsAs: 2 });
});

test('ADM-1 with the account first and by mail then it is one report, and the link of the mail shows it', async () => {
  const uma = await known('uma');
  const [id, email] = [await say(world, world.asha, 'Twice'), await emailOf(uma)];
  expect((await reportAs(uma, id)).status).toBe(200);
  const before = await stage.ask(id, 'stranger@mail.example');
  const answer = await stage.ask(id, email);
  const plain = (body: string) => body.replace(/nonce-[\w+/=-]+|nonce="[^"]+"/g, '');
  expect([answer.status, plain(answer.body).length]).toEqual([before.status, plain(before.body).length]);
  await stage.press(email, 'confirm');
  expect(await stage.caseOf(id)).toMatchObject({
    reports: 1,
    complaints: [{ text: 'As a member', reporter: { id: uma.personId } }],
  });
  expect((await mine(uma)).length).toBe(1);
  expect((await stage.open(await stage.pathIn(email))).words).toContain('Moderators have your report.');
});

test('ADM-1 by mail first, the account is told that it has reported it', async () => {
  const vic = await known('vic');
  const id = await say(world, world.asha, 'Other way round');
  await reportByMail(id, await emailOf(vic));
  expect((await reportAs(vic, id)).body.code).toBe('ALREADY_REPORTED');
  expect(await stage.caseOf(id)).toMatchObject({ reports: 1 });
});

test('ADM-1 an objection is the account’s, too', async () => {
  const wim = await known('wim');
  const [id, email] = [await say(world, world.asha, 'Object'), await emailOf(wim)];
  await reportByMail(id, email);
  await stage.decide(id, 'NONE');
  await stage.press(email, 'object', 'It is mine.');
  expect((await mine(wim)).map(({ state }: { state: string }) => state)).toEqual(['OPEN', 'DISMISSED']);
});

test('ADM-1 what was reported before the address was an account’s is linked when it is proved; a near spelling is not', async () => {
  const [id, near] = [await say(world, world.asha, 'Before'), await say(world, world.asha, 'Near')];
  await reportByMail(id, 'yan@mail.example');
  await reportByMail(near, 'y.an@mail.example');
  const yan = await known('yan');
  await reportAs(yan, id);
  expect(await stage.caseOf(id)).toMatchObject({ reports: 2 });
  await query(`update people set email = 'Yan@mail.example', email_verified = true where id = $1`, [
    yan.personId,
  ]);
  for (let twice = 0; twice < 2; twice += 1) {
    await query(`select graphile_worker.add_job('react-to-events', $1::json)`, [
      JSON.stringify([
        {
          id: crypto.randomUUID(),
          type: 'person.email-verified',
          at: '2026-06-01T00:00:00Z',
          personId: yan.personId,
        },
      ]),
    ]);
    await world.runJobs();
  }
  expect((await mine(yan)).map(({ object }: { object: { id: string } }) => object.id)).toEqual([id]);
  expect(await stage.caseOf(id)).toMatchObject({
    reports: 1,
    countsAs: 1,
    weight: 1,
    doubts: [],
    complaints: [{ text: 'As a member\n\nThis is my picture.\nTake it away.' }],
  });
  expect((await stage.open(await stage.pathIn('yan@mail.example'))).words).toContain(
    'Moderators have your report.',
  );
});

test('ADM-1 an address that is not proved links nothing', async () => {
  const zoe = await known('zoe');
  const [id, email] = [await say(world, world.asha, 'Unproved'), await emailOf(zoe)];
  await query('update people set email_verified = false where id = $1', [zoe.personId]);
  await reportByMail(id, email);
  expect(await mine(zoe)).toEqual([]);
});

test('ADM-1 the address goes half a year after the decision; the report stays with the account, and goes with it', async () => {
  const pia = await known('pia');
  const [id, email] = [await say(world, world.asha, 'Kept'), await emailOf(pia)];
  await reportByMail(id, email);
  await stage.decide(id, 'NONE');
  const later = await say(world, world.asha, 'Later');
  world.forward(181 * DAY);
  await query(`select graphile_worker.add_job('purge-visitor-reports')`);
  await world.runJobs();
  expect(await query('select 1 from visitor_reports where email = $1', [email])).toEqual([]);
  const rows = () =>
    query('select object_name, as_visitor from reports where reporter_id = $1', [pia.personId]);
  expect(await rows()).toEqual([{ object_name: 'Kept', as_visitor: true }]);
  const fresh = { ...pia, token: await tokenFor(world.platform, pia.personId) };
  await reportByMail(later, email);
  await query(`update people set email = 'pia.now@mail.example' where id = $1`, [pia.personId]);
  expect((await world.as(fresh).post('/api/me/deletion', {})).status).toBe(200);
  world.forward(14 * DAY);
  await query(`select graphile_worker.add_job('delete-due-accounts')`);
  await world.runJobs();
  expect(await rows()).toEqual([]);
  expect(await query('select 1 from visitor_reports where email = $1', [email])).toEqual([]);
});
