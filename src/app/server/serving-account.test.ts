import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newcomer } from '#areas/account/server/testing/newcomer.ts';
import { planOf } from '#areas/huddle/server/testing/plans.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { type TestDatabase, testDatabase } from './testing/test-database.ts';

const role = `serving_${randomBytes(6).toString('hex')}`;
let database: TestDatabase;
let owner: pg.Client;
let world: TestApp;
let serving: pg.Client;

beforeAll(async () => {
  database = await testDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(`create role ${role} login password 'word'`);
  const rights = readFileSync('deploy/serving-account.sql', 'utf8').replaceAll('trailfolk_server', role);
  // It may run again after each new version.
  for (let time = 0; time < 2; time += 1) await owner.query(rights);
  const url = new URL(database.url);
  Object.assign(url, { username: role, password: 'word' });
  world = await buildTestApp({}, undefined, undefined, url.href);
  world.setNow(new Date());
  serving = new pg.Client({ connectionString: url.href });
  await serving.connect();
});
afterAll(async () => {
  await serving.end();
  await world.close();
  await owner.query(`drop owned by ${role}; drop role ${role}`);
  await owner.end();
  await database.drop();
});

test('ASVS 13.2.2: with an account of few rights people sign up, plan, answer, read and are told', async () => {
  const { caller } = await newcomer(world, 'few.rights@example.org');
  expect((await caller.get('/api/me')).body.emailVerified).toBe(true);
  const planned = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now()));
  expect(planned.status, planned.text).toBe(200);
  const { id } = planned.body;
  const answered = await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  expect(answered.status, answered.text).toBe(200);
  await world.runJobs();
  expect((await world.as(world.cleo).get(`/api/huddles/${id}`)).status).toBe(200);
  expect((await world.as(world.asha).get('/api/notifications')).status).toBe(200);
  expect((await world.as(world.asha).delete('/api/me/log-ins')).status).toBe(200);
  expect((await world.app.inject('/readyz')).statusCode).toBe(200);
});

test.each([
  'create table more (id int)',
  'alter table people add column more int',
  'drop table huddles',
  'truncate people',
  `insert into migrations (name) values ('9999_more.sql')`,
  'create role more',
  `copy people to program 'cat'`,
  `select pg_read_file('/etc/passwd')`,
  'alter table people disable trigger all',
])('ASVS 13.2.2: and it may not: %s', async (statement) => {
  await expect(serving.query(statement)).rejects.toThrow(/permission denied|must be owner/);
});
