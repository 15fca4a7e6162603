import { afterAll, beforeAll, expect, test } from 'vitest';
import { say } from '#areas/post/server/testing/say.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import type { CastMember } from './testing/cast.ts';

const HOUR_MS = 3_600_000;
let world: TestApp;
let mona: CastMember;

beforeAll(async () => {
  world = await buildTestApp();
  mona = await world.enter({ username: 'mona', moderator: true });
});
afterAll(() => world.close());

const report = (who: CastMember, objectId: string) =>
  world.as(who).post('/api/reports', { objectType: 'POST', objectId, reason: 'SPAM', text: '' });
const queue = async (query = '') => (await world.as(mona).get(`/api/moderation/cases?limit=50${query}`)).body;

/** Somebody who joined so many hours before the year began. */
async function member(username: string, hours: number) {
  const made = await world.enter({ username });
  const joined = new Date(Date.parse('2026-01-01T00:00:00Z') - hours * HOUR_MS);
  await world.platform.database.pool.query('update people set created_at = $1 where id = $2', [
    joined,
    made.personId,
  ]);
  return made;
}

test('C2: twenty new accounts count as one, come after two who are known, and hide nothing', async () => {
  const [attacked, bad] = [await say(world, world.asha, 'A fine walk'), await say(world, world.ben, 'Spam')];
  for (let at = 0; at < 20; at += 1) {
    expect((await report(await world.enter({ username: `brigade${at}` }), attacked)).status).toBe(200);
  }
  for (const who of [await member('kim', 0), await member('kurt', 24)]) await report(who, bad);
  await world.runJobs();
  const { items } = await queue();
  expect(items).toMatchObject([
    { object: { id: bad }, reports: 2, countsAs: 2, weight: 2, doubts: [], held: null },
    { object: { id: attacked }, reports: 20, countsAs: 1, weight: 1, doubts: ['NEW_ACCOUNTS'] },
  ]);
  const read = await world.as(world.cleo).get(`/api/posts/${attacked}`);
  expect(read.text).toContain('A fine walk');
});

test('C2: a record of dismissed reports weighs less, of upheld ones more', async () => {
  const [wolf, owl] = [await member('wolf', 100), await member('owl', 200)];
  const decide = async (who: CastMember, act: string) => {
    const id = await say(world, world.asha, 'Words');
    await report(who, id);
    const found = (await queue()).items.find(({ object }: { object: { id: string } }) => object.id === id);
    const verdict = { version: 1, acts: [act], reason: 'SPAM' };
    await world.as(mona).post(`/api/moderation/cases/${found.id}/decisions`, verdict);
  };
  for (let count = 0; count < 2; count += 1) {
    await decide(wolf, 'NONE');
    await decide(owl, 'WARN');
  }
  const [one, other] = [await say(world, world.asha, 'One'), await say(world, world.asha, 'Other')];
  await report(wolf, one);
  await report(owl, other);
  const found = (await queue()).items.filter(({ object }: { object: { id: string } }) =>
    [one, other].includes(object.id),
  );
  expect(found).toMatchObject([
    { object: { id: other }, weight: 1.5, doubts: [] },
    { object: { id: one }, weight: 0.5, doubts: ['RECORD'] },
  ]);
});

test('ADM-1 ten thousand reports are one case, of which the first hundred are read, and all hear what came of it', async () => {
  const id = await say(world, world.asha, 'Shouted at');
  await report(await member('first', 300), id);
  const [line] = (await queue()).items.filter(({ object }: { object: { id: string } }) => object.id === id);
  const { pool } = world.platform.database;
  await pool.query(
    `with made as (insert into people (id, username, display_name, created_at, onboarded_at)
       select gen_random_uuid(), 'crowd' || n, 'Crowd', now(), now() from generate_series(1, 9998) n returning id)
     insert into reports (id, case_id, reporter_id, object_type, object_id, object_name, reason, created_at)
     select gen_random_uuid(), $1, id, 'POST', $2, 'Shouted at', 'SPAM', now() from made`,
    [line.id, id],
  );
  await pool.query('update moderation_cases set reports = 9999, version = 9999 where id = $1', [line.id]);
  expect((await report(await member('last', 400), id)).status).toBe(200);
  const whole = (await world.as(mona).get(`/api/moderation/cases/${line.id}`)).body;
  expect(whole).toMatchObject({ reports: 10_000, version: 10_000 });
  expect(whole.complaints).toHaveLength(100);
  const verdict = { version: 10_000, acts: ['NONE'], reason: 'OTHER' };
  const decided = await world.as(mona).post(`/api/moderation/cases/${line.id}/decisions`, verdict);
  expect(decided.status).toBe(200);
  await world.runJobs();
  const told = await pool.query(
    `select count(*)::int as people from notifications where kind = 'MODERATION_REPORT' and object_id in
       (select id from moderation_decisions where case_id = $1)`,
    [line.id],
  );
  expect(told.rows[0].people).toBe(10_000);
});

test('C2: the queue by weight is read page by page, each case once', async () => {
  const whole = (await queue()).items.map(({ id }: { id: string }) => id);
  const paged: string[] = [];
  let after = '';
  for (let page = 0; page < 20; page += 1) {
    const { items, next } = (await world.as(mona).get(`/api/moderation/cases?limit=1${after}`)).body;
    paged.push(...items.map(({ id }: { id: string }) => id));
    if (!next) break;
    after = `&after=${next}`;
  }
  expect(paged).toEqual(whole);
});
