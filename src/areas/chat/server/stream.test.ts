import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { listenTo } from '#app/server/testing/listen.ts';
import { stageOf } from './testing/stage.ts';

let world: TestApp;
let stage: ReturnType<typeof stageOf>;
beforeAll(async () => {
  world = await buildTestApp();
  stage = stageOf(world);
});
afterAll(() => world.close());

const listen = (who: CastMember, topics: string) => listenTo(world, who, topics);

test('COM-7, abuse 9: anyone who has the room open hears of every message; who was removed of none within a second', async () => {
  const room = await stage.club([world.ben, world.cleo], { privacy: 'HIDDEN' });
  const topics = `room:${room},community:${room}`;
  const [ben, cleo] = [await listen(world.ben, topics), await listen(world.cleo, topics)];
  const first = (await stage.say(world.asha, room, 'Anybody there?')).body;
  await expect.poll(() => [ben.text, cleo.text].every((text) => text.includes('room.changed'))).toBe(true);
  expect(ben.text).not.toContain('Anybody there?');
  await world.as(world.ben).put(`/api/rooms/${room}/typing`);
  await expect.poll(() => cleo.text).toContain(`"personId":"${world.ben.personId}"`);

  await world.as(world.asha).delete(`/api/communities/${room}/members/${world.cleo.personId}`);
  await world.runJobs();
  const before = cleo.text.length;
  await stage.say(world.asha, room, 'Just us', { replyTo: first.id });
  await world.as(world.asha).put(`/api/communities/${room}/archive`, { archived: true });
  await expect.poll(() => ben.text.split('room.changed').length).toBe(3);
  // What Ben has been sent would have been sent to Cleo in the same turn.
  expect(cleo.text.slice(before)).not.toMatch(/room\.|community\./);
  // R1: a stream that asks for what is no longer theirs opens, and hears nothing of it.
  const again = await listen(world.cleo, topics);
  await world.as(world.asha).put(`/api/communities/${room}/archive`, { archived: false });
  await stage.say(world.asha, room, 'Still just us');
  await expect.poll(() => ben.text.split('room.changed').length).toBeGreaterThan(3);
  expect([again.status, /room\.|community\./.test(again.text)]).toEqual([200, false]);
  for (const stream of [ben, cleo, again]) stream.stop();
});
