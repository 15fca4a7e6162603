import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stageOf } from '#areas/chat/server/testing/stage.ts';
import { block, say } from '#areas/post/server/testing/say.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import type { CastMember } from './testing/cast.ts';

let world: TestApp;
let lea: CastMember;
let dov: CastMember;
beforeAll(async () => {
  world = await buildTestApp();
  lea = await world.enter({ username: 'lea', displayName: 'Lea Keller' });
  dov = await world.enter({ username: 'dov', displayName: 'Dov Stern' });
  await block(world, dov, world.ben);
});
afterAll(() => world.close());

const namesIn = (mentions: ReadonlyArray<{ name: string }>) => mentions.map(({ name }) => name).sort();

async function commented(text: string) {
  const id = await say(world, world.asha, 'A post');
  await world.as(world.asha).post(`/api/posts/${id}/comments`, { text });
  return async (who: CastMember) => (await world.as(who).get(`/api/posts/${id}/comments`)).body.items[0];
}

describe('P16 who is named with an @', () => {
  test('P16 a comment names people for those who may know of them, and nobody else', async () => {
    const read = await commented('Thanks @Lea and @dov, and @nobody');
    expect(namesIn((await read(world.cleo)).mentions)).toEqual(['Dov Stern', 'Lea Keller']);
    expect((await read(world.ben)).mentions).toEqual([
      { id: lea.personId, username: 'lea', name: 'Lea Keller' },
    ]);
  });

  test('P16 a reply names people, on its own page too', async () => {
    const id = await say(world, world.asha, 'A post');
    const path = `/api/posts/${id}/comments`;
    const parentId = (await world.as(world.asha).post(path, { text: 'First' })).body.id;
    await world.as(world.cleo).post(path, { text: 'Ask @lea', parentId });
    const [thread] = (await world.as(world.asha).get(path)).body.items;
    const { items } = (await world.as(world.asha).get(`${path}/${parentId}/replies`)).body;
    expect([thread.replies[0], items[0]].map(({ mentions }) => namesIn(mentions))).toEqual([
      ['Lea Keller'],
      ['Lea Keller'],
    ]);
  });

  test('P16 a post keeps a typed username as the person, and leaves who is hidden as words', async () => {
    const id = await say(world, world.ben, 'With @lea and @dov');
    const view = async (who: CastMember) => (await world.as(who).get(`/api/posts/${id}`)).body;
    const { content, parameters } = await view(world.cleo);
    expect(content).toBe('With {{lea}} and @dov');
    expect(parameters).toMatchObject([{ key: 'lea', value: { name: 'Lea Keller', detail: 'lea' } }]);
    await block(world, lea, world.asha);
    expect((await view(world.asha)).parameters).toEqual([{ key: 'lea', value: null }]);
  });

  test('P16 a list of conversations and an answer print names, and somebody suspended stays a word', async () => {
    const who = await world.enter({ username: 'mia', displayName: 'Mia Roth' });
    const stage = stageOf(world);
    const id = await stage.club([who, world.cleo]);
    const first = await stage.said(world.asha, id, 'Hi @mia');
    const newest = async () => (await world.as(world.cleo).get('/api/rooms')).body.items[0].newest.excerpt;
    expect(await newest()).toBe('Hi @Mia Roth');
    await stage.say(world.cleo, id, 'Yes', { replyTo: first });
    const read = async () => (await stage.read(world.cleo, id)).body.items;
    expect((await read())[0].replyTo.excerpt).toBe('Hi @Mia Roth');
    await world.platform.database.pool.query('update people set suspended_at = now() where id = $1', [
      who.personId,
    ]);
    expect((await read())[1].mentions).toEqual([]);
    expect((await read())[0].replyTo.excerpt).toBe('Hi @mia');
  });
});
