import { afterAll, beforeAll, expect, test } from 'vitest';
import { publish } from '#areas/inspiration/server/testing/write-story.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { runOperator } from './run-operator.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const run = (...words: string[]) => runOperator(world.platform, words, 'root@here');

test('GATE-10: an operator grants and revokes the dev flag; it counts with the next request and each act is logged', async () => {
  const flags = async () => (await world.as(world.ben).get('/api/me')).body.preference;
  expect(await flags()).toMatchObject({ devUser: false });
  expect(await run('grant', 'dev', 'BEN')).toEqual({ ok: true, lines: ['@BEN has dev.'] });
  expect(await flags()).toMatchObject({ devUser: true, betaUser: false });
  expect((await run('grant', 'dev', 'ben')).lines).toEqual(['@ben is as you wish already.']);
  world.forward(60_000);
  expect((await run('revoke', 'dev', 'ben')).ok).toBe(true);
  expect(await flags()).toMatchObject({ devUser: false });
  expect((await run('log')).lines).toEqual([
    '2026-06-01T08:01:00.000Z  root@here  revoke dev  @ben',
    '2026-06-01T08:00:00.000Z  root@here  grant dev  @ben',
  ]);
});

test('GATE-10: the role of a moderator is granted by operators, and shown', async () => {
  await run('grant', 'moderator', 'cleo');
  expect((await world.as(world.cleo).get('/api/me')).body.moderator).toBe(true);
  expect((await run('show', 'cleo')).lines).toEqual([
    'beta       no',
    'dev        no',
    'moderator  yes',
    'operator   no',
    'trusted    no',
    'badge      no',
  ]);
});

test('S1: an operator suspends somebody, who is out with the next request, and lifts it; each act is logged', async () => {
  const finn = await world.enter({ username: 'finn' });
  const status = async () => (await world.as(finn).get('/api/me')).status;
  expect(await status()).toBe(200);
  expect(await run('suspend', 'finn')).toEqual({ ok: true, lines: ['@finn is suspended.'] });
  await expect.poll(status).toBe(403);
  expect((await run('suspend', 'finn')).lines).toEqual(['@finn is as you wish already.']);
  world.forward(60_000);
  expect((await run('lift', 'finn')).lines).toEqual(['@finn is no longer suspended.']);
  await expect.poll(status).toBe(200);
  expect((await run('log', '2')).lines.map((line) => line.slice(26))).toEqual([
    'root@here  revoke suspension  @finn',
    'root@here  grant suspension  @finn',
  ]);
  expect((await run('suspend', 'nobody')).ok).toBe(false);
});

test('INS-5: an operator gives the badge of a professional and takes it away, which the person is told; each act is logged', async () => {
  const id = await publish(world, world.asha, { health: true });
  const read = async () => (await world.as(null).get(`/api/public/inspirations/${id}`)).body;
  expect(await run('grant', 'doctor', 'asha')).toEqual({ ok: true, lines: ['@asha has doctor.'] });
  expect(await read()).toMatchObject({ healthNote: 'PROFESSIONAL', author: { badge: 'DOCTOR' } });
  expect((await run('grant', 'doctor', 'asha')).lines).toEqual(['@asha is as you wish already.']);
  // A person has one badge; taking away another than theirs changes nothing.
  expect((await run('revoke', 'guide', 'asha')).lines).toEqual(['@asha is as you wish already.']);
  expect((await run('show', 'asha')).lines).toContain('badge      doctor');
  world.forward(60_000);
  expect((await run('revoke', 'doctor', 'asha')).lines).toEqual(['@asha no longer has doctor.']);
  expect(await read()).toMatchObject({ healthNote: 'NOT_PROFESSIONAL', author: { badge: null } });
  expect((await run('log', '2')).lines.map((line) => line.slice(26))).toEqual([
    'root@here  revoke doctor  @asha',
    'root@here  grant doctor  @asha',
  ]);
  await world.runJobs();
  const { items } = (await world.as(world.asha).get('/api/notifications')).body;
  expect(items).toMatchObject([{ kind: 'BADGE_TAKEN', actor: null, object: { name: 'doctor' } }]);
});

test('INS-5: a badge from an operator grants the request that waits for it, and tells the person', async () => {
  const dora = await world.enter({ username: 'dora' });
  const proof = 'Register of guides, number 7';
  await world.as(dora).post('/api/badge-requests', { profession: 'GUIDE', proof });
  await run('grant', 'nutritionist', 'dora');
  const mine = async () => (await world.as(dora).get('/api/badge')).body;
  expect(await mine()).toMatchObject({ badge: 'NUTRITIONIST', request: { state: 'OPEN' } });
  await run('grant', 'guide', 'dora');
  expect(await mine()).toMatchObject({ badge: 'GUIDE', request: { state: 'GRANTED' } });
  await world.runJobs();
  const { items } = (await world.as(dora).get('/api/notifications')).body;
  expect(items).toMatchObject([{ kind: 'BADGE_GRANTED', object: { name: 'guide' } }]);
  await run('revoke', 'guide', 'dora');
  await world.runJobs();
  const later = (await world.as(dora).get('/api/notifications')).body.items;
  expect(later.map(({ kind }: { kind: string }) => kind)).toContain('BADGE_TAKEN');
  expect(later[0].object).toEqual(items[0].object);
});

test('NOT-4: an operator tells one person or everybody, and it is logged with the rest', async () => {
  world.forward(60_000);
  expect(await run('announce', 'Ben', ' Your picture is back. ')).toEqual({
    ok: true,
    lines: ['@Ben will be told.'],
  });
  world.forward(60_000);
  const all = await run('announce', 'everybody', 'Back at five.', 'Um fünf wieder da.');
  expect(all).toEqual({ ok: true, lines: ['Everybody will be told.'] });
  await world.runJobs();
  const { items } = (await world.as(world.ben).get('/api/notifications')).body;
  expect(items.map(({ object }: { object: { name: string } }) => object.name)).toEqual([
    'Back at five.',
    'Your picture is back.',
  ]);
  expect((await run('log', '2')).lines.map((line) => line.slice(26))).toEqual([
    'root@here  announce  everybody  Back at five.',
    'root@here  announce  @Ben  Your picture is back.',
  ]);
});

test.each([
  [['grant', 'admin', 'ben']],
  [['grant', 'dev', 'nobody']],
  [['grant', 'doctor', 'nobody']],
  [['grant', 'DOCTOR', 'ben']],
  [['grant', 'dev']],
  [['show', 'nobody']],
  [['announce', 'nobody', 'Hello.']],
  [['announce', 'everybody']],
  [['announce', 'everybody', '  ']],
  [['announce', 'everybody', 'x'.repeat(501)]],
  [[]],
])('GATE-10: %j changes nothing and says why', async (words) => {
  const before = (await run('log')).lines;
  const { ok, lines } = await run(...words);
  expect([ok, lines.length > 0]).toEqual([false, true]);
  expect((await run('log')).lines).toEqual(before);
});
