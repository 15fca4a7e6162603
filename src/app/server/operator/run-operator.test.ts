import { afterAll, beforeAll, expect, test } from 'vitest';
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
  expect((await run('show', 'cleo')).lines).toEqual(['beta       no', 'dev        no', 'moderator  yes']);
});

test.each([
  [['grant', 'admin', 'ben']],
  [['grant', 'dev', 'nobody']],
  [['grant', 'dev']],
  [['show', 'nobody']],
  [[]],
])('GATE-10: %j changes nothing and says why', async (words) => {
  const before = (await run('log')).lines;
  const { ok, lines } = await run(...words);
  expect([ok, lines.length > 0]).toEqual([false, true]);
  expect((await run('log')).lines).toEqual(before);
});
