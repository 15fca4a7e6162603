import { afterAll, beforeAll, expect, test } from 'vitest';
import { learnMeanings } from '#areas/search/server/meanings/near-by-meaning.ts';
import { search } from '#areas/search/server/public.ts';
import { fillDemoWorld, smallWorld } from './demo/fill-demo-world.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import type { CastMember } from './testing/cast.ts';

let world: TestApp;
let reader: CastMember;
beforeAll(async () => {
  world = await buildTestApp();
  const { pool } = world.platform.database;
  await pool.query('truncate people cascade');
  const size = { ...smallWorld, people: 60, huddles: 60, now: world.platform.now() };
  await fillDemoWorld(pool, size);
  reader = await world.enter({ username: 'reader' });
  await learnMeanings(world.platform);
});
afterAll(() => world.close());

const find = (text: string) => search(world.platform, reader, { text, limit: 24, byMeaning: true });

test.each([
  'asdfghjkl',
  'xqzvkj wobblefrotz',
  'qwertz uiop',
  'blargh flimflam',
  'xyzzy plugh',
  'aaaaaaaaaa',
  '1234567890',
  'quantum chromodynamics',
  'mortgage interest rates',
])('P28 nonsense finds nothing: %s', async (text) => {
  expect((await find(text)).map(({ title }) => title)).toEqual([]);
});

test.each([
  ['snowshoe', /Snowshoe/],
  ['easy walk with kids', /Famil/],
  ['leave no trace', /Leave no trace/],
  ['swimming in a lake', /swim/i],
  ['blisters on my feet', /./],
  ['altitude sickness', /Thin air/],
  ['what to pack for rain', /layers/],
  ['climbing beginners', /Climbing/],
  ['birds', /birds/i],
  ['moonlight walk', /Night walk/],
])('P28 what is meant keeps its hits: %s', async (text, wanted) => {
  const titles = (await find(text)).map(({ title }) => title);
  expect(titles.slice(0, 6).join('; ')).toMatch(wanted);
});
