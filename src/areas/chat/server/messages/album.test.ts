import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { goodPicture } from '#platform/server/media/picture-corpus.ts';
import { stageOf } from '../testing/stage.ts';

let world: TestApp;
let stage: ReturnType<typeof stageOf>;
beforeAll(async () => {
  world = await buildTestApp();
  stage = stageOf(world);
});
afterAll(() => world.close());

async function picture(who: CastMember, alt: string) {
  const kept = await world.app.inject({
    method: 'POST',
    url: '/api/media',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(await goodPicture(60, 40)),
  });
  return { id: kept.json().id, alt };
}
const show = async (who: CastMember, room: string, ...alts: string[]) => {
  const pictures = await Promise.all(alts.map((alt) => picture(who, alt)));
  return stage.said(who, room, '', { pictures });
};
const album = async (who: CastMember, room: string, query = '') =>
  (await world.as(who).get(`/api/rooms/${room}/pictures${query}`)).body;
const alts = ({ items }: { items: { alt: string }[] }) => items.map(({ alt }) => alt);

test('HUD-37 the pictures of a conversation are its album, newest first, those of a message on one page', async () => {
  const room = await stage.club([world.ben]);
  await show(world.asha, room, 'Hut');
  await stage.say(world.ben, room, 'Nice');
  await show(world.ben, room, 'Lake', 'Boat', 'Pier');
  await show(world.asha, room, 'Summit');
  const first = await album(world.ben, room, '?limit=2');
  expect([alts(first), first.next]).toEqual([['Summit', 'Lake', 'Boat', 'Pier'], 3]);
  expect(first.items[1]).toMatchObject({
    mine: true,
    width: 60,
    height: 40,
    author: { username: 'ben' },
    seq: 3,
  });
  const rest = await album(world.ben, room, `?limit=2&before=${first.next}`);
  expect([alts(rest), rest.next]).toEqual([['Hut'], null]);
  expect((await album(world.ben, room, '?limit=4')).next).toBe(3);
  expect((await album(world.ben, room, '?limit=5')).next).toBeNull();
});

test('HUD-37, PER-9, PRIVACY a removed message takes its pictures along; a block, and what was before, hide theirs', async () => {
  const room = await stage.club([world.ben], { earlierMessages: false });
  await show(world.asha, room, 'Before Cleo');
  world.forward(60_000);
  await world.as(world.cleo).put(`/api/communities/${room}/membership`, {});
  const removed = await show(world.ben, room, 'Of Ben');
  await show(world.asha, room, 'Of Asha');
  expect(alts(await album(world.cleo, room))).toEqual(['Of Asha', 'Of Ben']);
  await stage.block(world.cleo, world.ben);
  expect(alts(await album(world.cleo, room))).toEqual(['Of Asha']);
  await stage.unblock();
  await world.as(world.ben).delete(`/api/rooms/${room}/messages/${removed}`);
  expect(alts(await album(world.ben, room))).toEqual(['Of Asha', 'Before Cleo']);
  await world.as(world.cleo).delete(`/api/communities/${room}/membership`);
  expect((await world.as(world.cleo).get(`/api/rooms/${room}/pictures`)).status).toBe(404);
});
