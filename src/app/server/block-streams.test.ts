import { afterAll, beforeAll, expect, test } from 'vitest';
import { say } from '#areas/post/server/testing/say.ts';
import { publish } from '#platform/server/bus.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { type Listening, listenTo } from './testing/listen.ts';
import { stageOf } from './testing/ride-stage.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const facts = ['huddle.discussed', 'post.discussed', 'carpool.changed'];
const heardBy = (who: Listening) => facts.map((fact) => who.text.split(`event: ${fact}`).length - 1);

/** Things of Asha's that everybody sees, and what makes each of them speak on a stream. */
async function things() {
  const stage = stageOf(world);
  const huddle = await stage.huddle([]);
  const carpool = await stage.offer(world.asha);
  const post = await say(world, world.asha, 'Up early');
  const asha = world.as(world.asha);
  return {
    watch: `huddle:${huddle},post:${post},carpool:${carpool}`,
    async speak() {
      const { version } = (await stage.read(world.asha, carpool)).body;
      const { kind: _, ...trip } = stage.trip({ note: `Of version ${version}` });
      const said = { text: 'Hello', parentId: null };
      const answers = [
        await asha.post(`/api/huddles/${huddle}/comments`, said),
        await asha.post(`/api/posts/${post}/comments`, said),
        await asha.put(`/api/carpools/${carpool}`, { ...trip, version }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    },
  };
}

test('PER-9 a stream that stands open tells the blocked nothing more of the other within a second, and goes on with the rest', async () => {
  const { watch, speak } = await things();
  const [ben, cleo] = [await listenTo(world, world.ben, watch), await listenTo(world, world.cleo, watch)];
  let spokenAt = 0;
  /** Lets all of them speak once more; answers whether Ben heard any of it when Cleo has heard all. */
  const hears = async () => {
    const [before, wanted] = [heardBy(ben).join(), heardBy(cleo).map((times) => times + 1)];
    spokenAt = performance.now();
    await speak();
    await expect.poll(() => heardBy(cleo)).toEqual(wanted);
    return heardBy(ben).join() !== before;
  };
  expect(await hears()).toBe(true);

  const blockedAt = performance.now();
  expect((await world.as(world.asha).put(`/api/me/blocks/${world.ben.personId}`)).status).toBe(200);
  while (await hears()) expect(spokenAt - blockedAt).toBeLessThan(1_000);
  const silent = ben.text.length;
  await hears();
  // What follows on the same stream shows that what was said before it would have arrived.
  await world.as(world.ben).patch('/api/me', { theme: 'DARK' });
  await expect.poll(() => ben.text.slice(silent)).toContain('account.changed');
  expect(ben.text.slice(silent)).not.toMatch(/discussed|carpool\.changed/);
  // R1: a new one opens and watches nothing of it.
  const again = await listenTo(world, world.ben, watch);
  await expect.poll(() => again.text).toContain('"watched":[]');
  again.stop();
  ben.stop();
  cleo.stop();
});

test('a stream of which it cannot be said what it may watch ends, and comes back to be asked about again', async () => {
  const { watch, speak } = await things();
  const { pool, db } = world.platform.database;
  const cleo = await listenTo(world, world.cleo, watch);
  await pool.query('alter table carpools rename to carpools_away');
  await publish(db, 'stream.sight-changed', { people: [world.cleo.personId] });
  await expect.poll(() => cleo.text).toContain('access-unknown');
  expect(cleo.text).toContain('event: Reconnect');
  await pool.query('alter table carpools_away rename to carpools');
  const again = await listenTo(world, world.cleo, watch);
  await speak();
  await expect.poll(() => heardBy(again)).toEqual([1, 1, 1]);
});
