import { afterAll, beforeAll, expect, test } from 'vitest';
import { planOf } from '#areas/huddle/server/testing/plans.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { listenTo } from './testing/listen.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const plan = async (privacy: 'PUBLIC' | 'PRIVATE') =>
  (await world.as(world.asha).post('/api/huddles', planOf(world.platform.now(), { privacy }))).body
    .id as string;
const MISSING = '018f0000-0000-7000-8000-000000000000';

test('R1: a stream is opened with what its person may see, and what they may not looks like what is not', async () => {
  const [open, hidden] = [await plan('PUBLIC'), await plan('PRIVATE')];
  const topics = [`huddle:${hidden}`, `huddle:${MISSING}`, 'nothing', 'else:1', `huddle:${open}`].join();
  const stream = await listenTo(world, world.cleo, topics);
  expect(stream.status).toBe(200);
  await expect.poll(() => stream.text).toContain(`"watched":["huddle:${open}"]`);
  await world.as(world.asha).put(`/api/huddles/${open}/capacity`, { capacity: 9 });
  await world.runJobs();
  await expect.poll(() => stream.text).toContain('event: huddle.changed');
  expect(stream.text).not.toContain(hidden);
  stream.stop();
});

test('R1: of more topics than a stream watches it watches the first eight', async () => {
  const open = await Promise.all(Array.from({ length: 10 }, () => plan('PUBLIC')));
  const stream = await listenTo(world, world.cleo, open.map((id) => `huddle:${id}`).join());
  await expect.poll(() => stream.text).toContain('event: hello');
  expect(open.map((id) => stream.text.includes(id))).toEqual(open.map((_, at) => at < 8));
  stream.stop();
});
