import { afterAll, beforeAll, expect, test } from 'vitest';
import { stageOf } from '#areas/chat/server/testing/stage.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import type { CastMember } from './testing/cast.ts';
import { listenTo } from './testing/listen.ts';
import { stageOf as ridesOf } from './testing/ride-stage.ts';

let world: TestApp;
let rides: ReturnType<typeof ridesOf>;
let chat: ReturnType<typeof stageOf>;
beforeAll(async () => {
  world = await buildTestApp();
  [rides, chat] = [ridesOf(world), stageOf(world)];
});
afterAll(() => world.close());

const kinds = async (who: CastMember) =>
  (await world.as(who).get('/api/rooms')).body.items.map(({ kind }: { kind: string }) => kind);

test('CAR-4 driver and accepted riders talk in one conversation; who only asks does not know of it', async () => {
  const { asha, ben, cleo } = world;
  const car = await rides.offer(asha);
  expect(await kinds(asha)).toEqual([]);
  await rides.ask(cleo, car);
  expect(await rides.riding(asha, car, ben)).toBe('ACCEPTED');
  expect(await kinds(ben)).toEqual(['CARPOOL']);
  expect((await chat.say(asha, car, 'I bring snow chains, @ben')).status).toBe(200);
  expect(await chat.texts(ben, car)).toEqual(['I bring snow chains, @ben']);
  expect([(await chat.read(cleo, car)).status, (await chat.say(cleo, car, 'Me too')).status]).toEqual([
    404, 404,
  ]);
  await world.runJobs();
  expect(await rides.kinds(ben)).toContain('ROOM_MENTION');
  const { people, leads, name } = (await world.as(asha).get(`/api/rooms/${car}`)).body;
  expect([people, leads]).toEqual([2, true]);
  expect(name).not.toMatch(/Seeweg|Alpweg|Pier/);
  world.forward(1_000);
  await rides.riding(asha, car, cleo);
  expect(await chat.texts(cleo, car)).toEqual([]);
});

test('CAR-4 leaving the car ends the conversation at once, on a stream that stands open too', async () => {
  const { asha, ben, cleo } = world;
  const car = await rides.offer(asha);
  for (const rider of [ben, cleo]) await rides.riding(asha, car, rider);
  const [staying, leaving] = [
    await listenTo(world, ben, `room:${car}`),
    await listenTo(world, cleo, `room:${car}`),
  ];
  await chat.say(asha, car, 'See you at the square');
  await expect.poll(() => leaving.text).toContain('room.changed');
  await rides.leave(cleo, car);
  const before = leaving.text.length;
  await chat.say(asha, car, 'The key is under the stone');
  await expect.poll(() => staying.text.split('room.changed').length).toBe(3);
  expect(leaving.text.slice(before)).not.toContain('room.changed');
  expect((await chat.read(cleo, car)).status).toBe(404);
  // R1: a new one opens and watches nothing of it.
  const again = await listenTo(world, cleo, `room:${car}`);
  await expect.poll(() => again.text).toContain('"watched":[]');
  for (const heard of [staying, leaving, again]) heard.stop();
});
