import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { stageOf } from './testing/stage.ts';

let world: TestApp;
let stage: ReturnType<typeof stageOf>;
const MISSING = '018f0000-0000-7000-8000-000000000000';
beforeAll(async () => {
  world = await buildTestApp();
  stage = stageOf(world);
});
afterAll(() => world.close());

const summary = async (who: CastMember) => (await world.as(who).get('/api/rooms/summary')).body;
const rooms = async (who: CastMember, show = 'MINE') =>
  (await world.as(who).get(`/api/rooms?show=${show}`)).body.items;

describe('who reads', () => {
  test('HUD-37, P13 a new member reads the last 200 messages from before, and has nothing unread', async () => {
    const room = await stage.club([world.ben]);
    for (let said = 1; said <= 201; said += 1) {
      world.forward(1_000);
      await stage.say(world.asha, room, `Message ${said}`);
    }
    world.forward(1_000);
    await world.as(world.cleo).put(`/api/communities/${room}/membership`, {});
    const read = (before: string) => stage.texts(world.cleo, room, `?limit=50${before}`);
    expect((await read('&before=3')).at(-1)).toBe('Message 2');
    expect(await read('&before=2')).toEqual([]);
    expect((await read(''))[0]).toBe('Message 201');
    expect((await rooms(world.cleo)).find((each: { id: string }) => each.id === room)).toMatchObject({
      unread: 0,
      newest: { excerpt: 'Message 201' },
    });
    await world.as(world.cleo).delete(`/api/communities/${room}/membership`);
  });

  test('HUD-37, PRIVACY where the admins want it members read what was said since they came; who has left reads nothing, as if it were not there', async () => {
    const room = await stage.club([world.ben], { privacy: 'HIDDEN', earlierMessages: false });
    await stage.say(world.asha, room, 'Before Cleo');
    world.forward(60_000);
    await world
      .as(world.asha)
      .post(`/api/communities/${room}/invitations`, { personId: world.cleo.personId });
    await world.as(world.cleo).put(`/api/communities/${room}/membership`, {});
    const answered = await stage.said(world.asha, room, 'Welcome, @cleo');
    expect(await stage.texts(world.cleo, room)).toEqual(['Welcome, @cleo']);
    expect(await stage.texts(world.cleo, room, '?since=0')).toEqual(['Welcome, @cleo']);
    await world.as(world.cleo).delete(`/api/communities/${room}/membership`);
    const doors = [
      '',
      '/messages',
      '/messages?since=0',
      '/people',
      `/messages/${answered}/pictures/${MISSING}`,
    ];
    for (const door of doors) {
      const gone = await world.as(world.cleo).get(`/api/rooms/${room}${door}`);
      const nothing = await world.as(world.cleo).get(`/api/rooms/${MISSING}${door}`);
      expect([gone.status, withoutId(gone.text)]).toEqual([404, withoutId(nothing.text)]);
    }
    expect((await stage.say(world.cleo, room, 'Hello?')).status).toBe(404);
    expect(await rooms(world.cleo)).toEqual([]);
  });

  test('abuse 14: a message of one room is not reached through another, no matter who leads that one', async () => {
    const theirs = await stage.club([world.ben]);
    const id = await stage.said(world.asha, theirs, 'Ours');
    const made = await world.as(world.ben).post('/api/communities', { name: 'Bens' });
    const path = `/api/rooms/${made.body.id}/messages/${id}`;
    expect((await world.as(world.ben).delete(path)).body.code).toBe('MESSAGE_GONE');
    expect((await world.as(world.ben).patch(path, { text: 'x' })).body.code).toBe('MESSAGE_GONE');
    const sign = encodeURIComponent('👍');
    expect((await world.as(world.ben).put(`${path}/reactions/${sign}`, { on: true })).status).toBe(409);
    const reply = await stage.say(world.ben, made.body.id, 'Re', { replyTo: id });
    expect(reply.body.code).toBe('MESSAGE_GONE');
  });

  test('PER-9 neither reads the words of the other when one has blocked the other', async () => {
    const room = await stage.club([world.ben, world.cleo]);
    const id = await stage.said(world.ben, room, 'Words of Ben');
    await stage.say(world.asha, room, 'An answer', { replyTo: id });
    await stage.block(world.cleo, world.ben);
    const { items } = (await stage.read(world.cleo, room)).body;
    expect(items).toMatchObject([{ text: 'An answer', replyTo: { author: null, excerpt: '' } }]);
    expect(await stage.texts(world.cleo, room, '?since=0')).toEqual(['An answer']);
    const people = await world.as(world.cleo).get(`/api/rooms/${room}/people`);
    expect(people.text).not.toContain('"ben"');
    await stage.say(world.ben, room, 'Hi @cleo');
    await world.runJobs();
    expect((await world.as(world.cleo).get('/api/notifications')).text).not.toContain('MENTION');
    await stage.unblock();
  });
});

describe('MSG-1 two people', () => {
  test('who is not followed asks first, may say three things, and is let in', async () => {
    const [dara, emil] = [await world.enter({ username: 'dara' }), await world.enter({ username: 'emil' })];
    const room = await stage.direct(dara, emil);
    expect(await stage.direct(emil, dara)).toBe(room);
    await world.platform.database.pool.query(
      `update room_members set state = 'ASKED' where room_id = $1 and person_id = $2`,
      [room, emil.personId],
    );
    expect(await rooms(emil, 'REQUESTS')).toEqual([]);
    for (const text of ['Hello', 'Are you', 'there?']) await stage.say(dara, room, text);
    expect((await stage.say(dara, room, 'Hm')).body.code).toBe('REQUEST_WAITS');
    expect(await summary(emil)).toEqual({ unread: 0, requests: 1 });
    expect(await rooms(emil, 'REQUESTS')).toMatchObject([{ id: room, seat: 'ASKED', unread: 3 }]);
    expect((await stage.say(emil, room, 'Yes')).body.code).toBe('ACCEPT_FIRST');
    expect((await world.as(emil).put(`/api/rooms/${room}/request`, { accept: true })).status).toBe(200);
    expect((await stage.say(emil, room, 'Yes')).status).toBe(200);
    expect(await stage.texts(dara, room)).toEqual(['Yes', 'there?', 'Are you', 'Hello']);
    expect((await world.as(emil).put(`/api/rooms/${room}/request`, { accept: true })).body.code).toBe(
      'NO_REQUEST',
    );
  });

  test('a declined request is gone for who declined it, and nobody is told', async () => {
    const [dara, emil] = [await world.enter({ username: 'dora' }), await world.enter({ username: 'egon' })];
    const room = await stage.direct(dara, emil);
    await stage.say(dara, room, 'Hello');
    await world.as(emil).put(`/api/rooms/${room}/request`, { accept: false });
    expect((await stage.read(emil, room)).status).toBe(404);
    expect((await stage.say(dara, room, 'Hello?')).status).toBe(200);
    expect(await summary(emil)).toEqual({ unread: 0, requests: 0 });
    expect(await rooms(emil, 'REQUESTS')).toEqual([]);
  });

  test('abuse 10: a block ends the conversation for both at once, without a word about it', async () => {
    const gil = await world.enter({ username: 'gil' });
    await stage.follow(gil, world.ben);
    const room = await stage.direct(world.ben, gil);
    await stage.say(world.ben, room, 'Coming?');
    expect(await summary(gil)).toEqual({ unread: 1, requests: 0 });
    await stage.block(gil, world.ben);
    const again = await world.as(world.ben).post('/api/rooms', { kind: 'DIRECT', personId: gil.personId });
    expect(again.body.code).toBe('NOBODY_TO_TALK_TO');
    for (const who of [world.ben, gil]) {
      expect((await stage.read(who, room)).status).toBe(404);
      expect((await rooms(who)).map((each: { id: string }) => each.id)).not.toContain(room);
    }
    expect((await stage.say(world.ben, room, 'Still?')).status).toBe(404);
    expect((await summary(gil)).unread).toBe(0);
    await stage.unblock();
    expect((await stage.read(world.ben, room)).status).toBe(200);
  });
});

describe('MSG-1 groups', () => {
  test('a group has an owner who adds and removes; who leaves hands it on; the last takes it along', async () => {
    await stage.follow(world.ben, world.asha);
    const ids = [world.ben.personId, world.cleo.personId];
    const made = await world
      .as(world.asha)
      .post('/api/rooms', { kind: 'GROUP', name: 'Car one', personIds: ids });
    const room = made.body.id;
    await stage.say(world.asha, room, 'Seats for three');
    expect(await rooms(world.cleo, 'REQUESTS')).toMatchObject([{ name: 'Car one', kind: 'GROUP' }]);
    const people = async () =>
      (await world.as(world.ben).get(`/api/rooms/${room}/people`)).body.items.map(
        (row: { person: { username: string }; owner: boolean; asked: boolean }) =>
          `${row.person.username}${row.owner ? ' owns' : ''}${row.asked ? ' asked' : ''}`,
      );
    expect(new Set(await people())).toEqual(new Set(['asha owns', 'ben', 'cleo asked']));
    expect((await world.as(world.ben).patch(`/api/rooms/${room}`, { name: 'Mine' })).status).toBe(403);
    expect(
      (await world.as(world.ben).delete(`/api/rooms/${room}/people/${world.cleo.personId}`)).status,
    ).toBe(403);
    await world.as(world.asha).delete(`/api/rooms/${room}/people/${world.cleo.personId}`);
    expect((await stage.read(world.cleo, room)).status).toBe(404);
    await world.as(world.asha).delete(`/api/rooms/${room}/people/${world.asha.personId}`);
    expect(await people()).toEqual(['ben owns']);
    expect((await world.as(world.ben).delete(`/api/rooms/${room}/people/${world.ben.personId}`)).status).toBe(
      200,
    );
    const left = await world.platform.database.pool.query('select 1 from rooms where id = $1', [room]);
    expect(left.rowCount).toBe(0);
  });
});

test('S13 a group takes no name of those who run the product, and none that nobody can read', async () => {
  const ben = world.as(world.ben);
  const personIds = [world.asha.personId];
  const open = (name: string) => ben.post('/api/rooms', { kind: 'GROUP', name, personIds });
  expect((await open('Tr\u{0430}ilfolk Support')).body.code).toBe('NAME_RESERVED');
  expect((await open('\u{200B}\u{200B}')).body.code).toBe('NAME_UNREADABLE');
  const { status, body } = await open('Sunday group');
  expect(status).toBe(200);
  const rename = (name: string) => ben.patch(`/api/rooms/${body.id}`, { name });
  expect((await rename('Monday group')).status).toBe(200);
  const refused = await rename('M\u{043E}derator');
  expect([refused.status, refused.body.code]).toEqual([422, 'NAME_RESERVED']);
  expect(refused.body.message).toMatch(/mistaken for the team/);
  expect((await rename('\u{2066}')).body.code).toBe('NAME_UNREADABLE');
});

describe('what is unread', () => {
  test('MSG-1 is counted by room until it is read, on every tab, and silent rooms do not count', async () => {
    const fay = await world.enter({ username: 'fay' });
    const room = await stage.club([fay]);
    await stage.say(world.asha, room, 'One');
    await stage.say(world.asha, room, 'Two');
    expect(await summary(fay)).toEqual({ unread: 1, requests: 0 });
    expect((await world.as(fay).get(`/api/rooms/${room}`)).body).toMatchObject({
      unread: 2,
      readSeq: 0,
      lastSeq: 2,
    });
    await world.as(fay).put(`/api/rooms/${room}/read`, { seq: 99 });
    expect(await summary(fay)).toEqual({ unread: 0, requests: 0 });
    await world.as(fay).put(`/api/rooms/${room}/read`, { seq: 1 });
    expect((await world.as(fay).get(`/api/rooms/${room}`)).body.readSeq).toBe(2);
    await world.as(fay).put(`/api/rooms/${room}/telling`, { telling: 'NONE' });
    await stage.say(world.asha, room, 'Three');
    expect(await summary(fay)).toEqual({ unread: 0, requests: 0 });
  });
});

function withoutId(problem: string): string {
  return problem.replace(/"(instance|requestId)":"[^"]*"/g, '');
}
