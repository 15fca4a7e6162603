import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { goodPicture } from '#platform/server/media/picture-corpus.ts';
import { stageOf } from '../testing/stage.ts';

let world: TestApp;
let stage: ReturnType<typeof stageOf>;
beforeAll(async () => {
  world = await buildTestApp();
  stage = stageOf(world);
});
afterAll(() => world.close());

describe('COM-7 the conversation of a community', () => {
  test('what members say stands newest first, with replies, mentions and signs', async () => {
    const room = await stage.club([world.ben, world.cleo]);
    const first = await stage.said(world.asha, room, 'Who brings the rope, @ben?');
    const reply = await stage.say(world.ben, room, 'I do.', { replyTo: first });
    expect(reply.body).toMatchObject({ error: false, seq: 2 });
    const path = `/api/rooms/${room}/messages/${first}/reactions/${encodeURIComponent('👍')}`;
    await world.as(world.ben).put(path, { on: true });
    await world.as(world.cleo).put(path, { on: true });
    const { items } = (await stage.read(world.ben, room)).body;
    expect(items).toMatchObject([
      { text: 'I do.', mine: true, replyTo: { id: first, author: 'Asha Rai' } },
      {
        text: 'Who brings the rope, @ben?',
        namesMe: true,
        mentions: [{ username: 'ben' }],
        reactions: [{ reaction: '👍', count: 2, mine: true }],
      },
    ]);
    await world.as(world.ben).put(path, { on: false });
    expect((await stage.read(world.ben, room)).body.items[1].reactions).toEqual([
      { reaction: '👍', count: 1, mine: false },
    ]);
    expect((await world.as(world.ben).put(path.replace(/[^/]+$/, 'x'), { on: true })).status).toBe(400);
  });

  test('history is paged, and what changed since a revision is read alone', async () => {
    const room = await stage.club([world.ben]);
    for (const text of ['one', 'two', 'three', 'four', 'five']) await stage.say(world.asha, room, text);
    const page = (await stage.read(world.ben, room, '?limit=2')).body;
    expect(page.items.map((item: { text: string }) => item.text)).toEqual(['five', 'four']);
    expect(await stage.texts(world.ben, room, `?limit=2&before=${page.next}`)).toEqual(['three', 'two']);
    const [, oldest] = (await stage.read(world.ben, room, '?before=3')).body.items;
    await world.as(world.asha).patch(`/api/rooms/${room}/messages/${oldest.id}`, { text: 'One' });
    await stage.say(world.ben, room, 'six');
    const news = (await stage.read(world.ben, room, `?since=${page.revision}`)).body;
    expect(news.items).toMatchObject([
      { text: 'One', edited: true },
      { text: 'six', edited: false },
    ]);
    expect((await stage.read(world.ben, room, `?since=${news.revision}`)).body.items).toEqual([]);
  });

  test('own words are worded anew and taken back, by admins any; nobody changes the words of others', async () => {
    const room = await stage.club([world.ben, world.cleo]);
    const id = await stage.said(world.ben, room, 'Meet at seven');
    const path = `/api/rooms/${room}/messages/${id}`;
    expect((await world.as(world.cleo).patch(path, { text: 'Mine' })).status).toBe(403);
    expect((await world.as(world.asha).patch(path, { text: 'Mine' })).status).toBe(403);
    expect((await world.as(world.cleo).delete(path)).status).toBe(403);
    expect((await world.as(world.ben).patch(path, { text: 'Meet at eight' })).status).toBe(200);
    expect((await world.as(world.asha).delete(path)).status).toBe(200);
    expect((await stage.read(world.cleo, room)).body.items).toMatchObject([
      { text: '', author: null, removedBy: 'ADMIN', reactions: [] },
    ]);
    const stored = await world.platform.database.pool.query('select body from room_messages where id = $1', [
      id,
    ]);
    expect(stored.rows[0].body).toBe('');
    expect((await world.as(world.ben).patch(path, { text: 'x' })).body.code).toBe('MESSAGE_GONE');
  });

  test('only admins announce; an empty message is none', async () => {
    const room = await stage.club([world.ben]);
    const announced = await stage.say(world.ben, room, 'Hear!', { announcement: true });
    expect([announced.status, announced.body.code]).toEqual([403, 'ANNOUNCERS_ONLY']);
    expect((await stage.say(world.asha, room, 'Hear!', { announcement: true })).status).toBe(200);
    expect((await stage.say(world.ben, room, '  ')).body.code).toBe('NOTHING_SAID');
    await world.as(world.asha).put(`/api/communities/${room}/archive`, { archived: true });
    expect((await stage.say(world.ben, room, 'Still here?')).body.code).toBe('ROOM_CLOSED');
    expect(await stage.texts(world.ben, room)).toEqual(['Hear!']);
  });

  test('pictures are for the people of the room, and gone with the message', async () => {
    const room = await stage.club([world.ben]);
    const kept = await world.app.inject({
      method: 'POST',
      url: '/api/media',
      headers: { authorization: `Bearer ${world.asha.token}`, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(await goodPicture(60, 40)),
    });
    const pictures = [{ id: kept.json().id, alt: 'The ridge' }];
    expect((await stage.say(world.ben, room, '', { pictures })).body.code).toBe('PICTURE_NOT_YOURS');
    const id = await stage.said(world.asha, room, '', { pictures });
    const path = `/api/rooms/${room}/messages/${id}/pictures/${pictures[0]?.id}`;
    expect((await world.as(world.ben).get(path)).headers['cache-control']).toBe('private, no-store');
    expect((await world.as(world.cleo).get(path)).status).toBe(404);
    const elsewhere = await stage.club([], { name: 'Other' });
    expect((await world.as(world.asha).get(path.replace(room, elsewhere))).status).toBe(404);
    expect((await stage.say(world.asha, room, 'Again', { pictures })).body.code).toBe('PICTURE_NOT_YOURS');
    await world.as(world.asha).delete(`/api/rooms/${room}/messages/${id}`);
    expect((await world.as(world.ben).get(path)).status).toBe(404);
  });
});

describe('COM-7 sent again', () => {
  test('a message sent many times at once, and again days later, stands once', async () => {
    const room = await stage.club([world.ben]);
    const send = () => stage.say(world.ben, room, 'From the hut', {}, 'the-same-key-of-a-phone');
    const answers = await Promise.all(Array.from({ length: 6 }, send));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    await world.platform.database.pool.query('delete from idempotency_keys');
    expect((await send()).status).toBe(200);
    expect(await stage.texts(world.asha, room)).toEqual(['From the hut']);
  });

  test('twenty people talk at once: every number stands once and in order', async () => {
    const people = await Promise.all(
      Array.from({ length: 20 }, (_, at) => world.enter({ username: `talker.${at}` })),
    );
    const room = await stage.club(people);
    const answers = await Promise.all(
      people.flatMap((who) => [stage.say(who, room, 'a'), stage.say(who, room, 'b')]),
    );
    expect(answers.filter(({ status }) => status !== 200).map(({ text }) => text)).toEqual([]);
    const { items } = (await stage.read(world.asha, room, '?limit=50')).body;
    expect(items.map((item: { seq: number }) => item.seq)).toEqual(
      Array.from({ length: 40 }, (_, at) => 40 - at),
    );
  });
});
