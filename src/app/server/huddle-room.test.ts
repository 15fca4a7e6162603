import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stageOf } from '#areas/chat/server/testing/stage.ts';
import { planOf, sayYesToHosting } from '#areas/huddle/server/testing/plans.ts';
import { PushService } from '#areas/notification/server/push/testing/rfc8030.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import type { CastMember } from './testing/cast.ts';
import { listenTo } from './testing/listen.ts';

let world: TestApp;
let stage: ReturnType<typeof stageOf>;
let id = '';
beforeAll(async () => {
  world = await buildTestApp();
  stage = stageOf(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.forward(24 * 3_600_000);
  id = await plan();
});

const plan = async (changes: Parameters<typeof planOf>[1] = {}): Promise<string> =>
  (await world.as(world.asha).post('/api/huddles', planOf(world.platform.now(), changes))).body.id;
const answer = (who: CastMember, rsvpType: 'YES' | 'MAYBE' | 'NO') =>
  world.as(who).put(`/api/huddles/${id}/rsvp`, { rsvpType });
const roomOf = async (who: CastMember) => (await world.as(who).get(`/api/huddles/${id}`)).body.roomId;
const send = (audience: string, text: string) =>
  world.as(world.asha).post(`/api/huddles/${id}/messages`, { audience, text });
const listed = async (who: CastMember) =>
  (await world.as(who).get('/api/rooms')).body.items.filter((room: { id: string }) => room.id === id);
const told = async (who: CastMember) => {
  await world.runJobs();
  const { items } = (await world.as(who).get('/api/notifications')).body;
  return items
    .filter(({ object }: { object: { id: string } }) => object.id === id)
    .map(({ kind }: { kind: string }) => kind);
};

describe('HUD-37 who belongs to the conversation', () => {
  test('hosts and who is going talk with each other; anybody else finds nothing', async () => {
    await answer(world.ben, 'YES');
    await answer(world.cleo, 'MAYBE');
    expect([await roomOf(world.asha), await roomOf(world.ben), await roomOf(world.cleo)]).toEqual([
      id,
      id,
      null,
    ]);
    expect(await listed(world.ben)).toEqual([]);
    expect((await stage.say(world.ben, id, 'Who has a rope, @asha?')).status).toBe(200);
    expect(await stage.texts(world.asha, id)).toEqual(['Who has a rope, @asha?']);
    expect(await listed(world.asha)).toMatchObject([
      { kind: 'HUDDLE', name: 'Ridge walk', unread: 1, people: 2, leads: true, telling: 'ALL' },
    ]);
    for (const door of ['', '/messages', '/messages?since=0', '/people'])
      expect((await world.as(world.cleo).get(`/api/rooms/${id}${door}`)).status).toBe(404);
    expect((await stage.say(world.cleo, id, 'Me too')).status).toBe(404);
    const people = (await world.as(world.ben).get(`/api/rooms/${id}/people`)).body.items;
    expect(people.map((row: { person: { username: string } }) => row.person.username)).toEqual([
      'asha',
      'ben',
    ]);
    expect(await told(world.asha)).toContain('ROOM_MENTION');
  });

  test('who comes late reads what was agreed, and has none of it unread; a co-host leads', async () => {
    id = await plan({ coHostIds: [world.cleo.personId] });
    await stage.say(world.asha, id, 'We meet at the pier');
    world.forward(60_000);
    await answer(world.ben, 'YES');
    expect(await stage.texts(world.ben, id)).toEqual(['We meet at the pier']);
    expect(await listed(world.ben)).toMatchObject([{ unread: 0, leads: false }]);
    const said = await stage.said(world.ben, id, 'Buy my boots');
    await sayYesToHosting(world, id, world.cleo);
    expect((await world.as(world.cleo).delete(`/api/rooms/${id}/messages/${said}`)).status).toBe(200);
    expect((await world.as(world.ben).delete(`/api/rooms/${id}/messages/${said}`)).body.code).toBe(
      'MESSAGE_GONE',
    );
  });

  test('who waits for a place joins where the hosts say so, and not otherwise', async () => {
    id = await plan({ capacity: 1 });
    await answer(world.ben, 'YES');
    await answer(world.cleo, 'YES');
    expect((await stage.read(world.cleo, id)).status).toBe(404);
    const choose = async (waitingMayTalk: boolean) => {
      const { edition } = (await world.as(world.asha).get(`/api/huddles/${id}/plan`)).body;
      const body = { plan: planOf(world.platform.now(), { capacity: 1, waitingMayTalk }), edition };
      return (await world.as(world.asha).put(`/api/huddles/${id}/plan`, body)).status;
    };
    expect(await choose(true)).toBe(200);
    expect([(await stage.read(world.cleo, id)).status, await roomOf(world.cleo)]).toEqual([200, id]);
    const waiting = await listenTo(world, world.cleo, `room:${id}`);
    expect(await choose(false)).toBe(200);
    await world.runJobs();
    expect([(await stage.read(world.cleo, id)).status, await roomOf(world.cleo)]).toEqual([404, null]);
    const going = await listenTo(world, world.ben, `room:${id}`);
    await stage.say(world.asha, id, 'Just us');
    await expect.poll(() => going.text).toContain('room.changed');
    expect(waiting.text).not.toContain('room.changed');
    for (const stream of [going, waiting]) stream.stop();
  });

  test('PRIVACY 9 who gives the place back, is taken off or blocked has lost the conversation', async () => {
    await answer(world.ben, 'YES');
    await stage.say(world.ben, id, 'I come');
    await answer(world.ben, 'NO');
    expect([(await stage.read(world.ben, id)).status, await listed(world.ben)]).toEqual([404, []]);
    await answer(world.ben, 'YES');
    expect((await stage.read(world.ben, id)).status).toBe(200);
    const off = `/api/huddles/${id}/participants/${world.ben.personId}/admission`;
    await world.as(world.asha).put(off, { admitted: false });
    expect((await stage.read(world.ben, id)).status).toBe(404);
    await answer(world.cleo, 'YES');
    await stage.block(world.cleo, world.asha);
    expect((await stage.read(world.cleo, id)).status).toBe(404);
    await stage.unblock();
  });

  test('neither reads the words of the other when one has blocked the other (PER-9)', async () => {
    for (const who of [world.ben, world.cleo]) await answer(who, 'YES');
    await stage.say(world.ben, id, 'Words of Ben');
    await stage.block(world.cleo, world.ben);
    expect(await stage.texts(world.cleo, id)).toEqual([]);
    expect((await listed(world.cleo))[0]).toMatchObject({ unread: 0, newest: null });
    await stage.unblock();
  });

  test('a stream that stands open hears nothing more once the place is given back', async () => {
    for (const who of [world.ben, world.cleo]) await answer(who, 'YES');
    const [staying, leaving] = [
      await listenTo(world, world.ben, `room:${id}`),
      await listenTo(world, world.cleo, `room:${id}`),
    ];
    await stage.say(world.asha, id, 'See you at the pier');
    await expect.poll(() => leaving.text).toContain('room.changed');
    await answer(world.cleo, 'NO');
    await world.runJobs();
    const before = leaving.text.length;
    await stage.say(world.asha, id, 'The key is under the stone');
    await expect.poll(() => staying.text.split('room.changed').length).toBe(3);
    expect(leaving.text.slice(before)).not.toContain('room.changed');
    for (const stream of [staying, leaving]) stream.stop();
  });
});

describe('HUD-37 what is told', () => {
  test('one notice until one looks, no mail, and nothing of a conversation that is muted', async () => {
    for (const who of [world.ben, world.cleo]) await answer(who, 'YES');
    await world.as(world.cleo).put(`/api/rooms/${id}/telling`, { telling: 'NONE' });
    for (const text of ['One', 'Two', 'Three']) await stage.say(world.asha, id, text);
    expect(await told(world.ben)).toEqual(['ROOM_TALK']);
    expect(await told(world.cleo)).toEqual([]);
    const { rows } = await world.platform.database.pool.query(
      "select 1 from mail_outbox where kind like '%room-talk%'",
    );
    expect(rows).toEqual([]);
  });

  test('NOT-6 who hears less of the outing is pushed nothing of its conversation', async () => {
    const service = await new PushService().open();
    const { publicKey } = (await world.as(world.ben).get('/api/notifications/devices')).body;
    await world.as(world.ben).put('/api/notifications/devices', service.subscribe(publicKey).body);
    await answer(world.ben, 'YES');
    await world.as(world.ben).put(`/api/notifications/mutes/HUDDLE/${id}`);
    await stage.say(world.asha, id, 'The bus is late');
    expect(await told(world.ben)).toEqual(['ROOM_TALK']);
    const { rows } = await world.platform.database.pool.query(
      `select push_outcome from notifications where object_id = $1 and kind = 'ROOM_TALK'`,
      [id],
    );
    expect(rows).toEqual([{ push_outcome: 'MUTED' }]);
    service.close();
  });

  test('a message of the hosts to everybody stands in it once, as an announcement, told once', async () => {
    await answer(world.ben, 'YES');
    await send('CONFIRMED', 'Bring a hat');
    await send('ALL', 'See you at eight');
    await answer(world.cleo, 'MAYBE');
    await send('MAYBE', 'Will you come?');
    await world.runJobs();
    const { items } = (await stage.read(world.ben, id)).body;
    expect(items).toMatchObject([
      { text: 'See you at eight', announcement: true },
      { text: 'Bring a hat', announcement: true },
    ]);
    expect(await told(world.ben)).toEqual(['HUDDLE_MESSAGE', 'HUDDLE_MESSAGE']);
    expect((await listed(world.ben))[0].unread).toBe(2);
  });

  test('OFF-2 what is sent again stands once', async () => {
    await answer(world.ben, 'YES');
    const say = () => stage.say(world.ben, id, 'From the hut', {}, `the-key-of-a-phone-${id}`);
    expect((await say()).status).toBe(200);
    await world.platform.database.pool.query('delete from idempotency_keys');
    expect((await say()).status).toBe(200);
    expect(await stage.texts(world.asha, id)).toEqual(['From the hut']);
  });
});
