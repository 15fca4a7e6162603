import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { begin, block, follow, say, trySaying, unfollow } from '../testing/say.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
  await follow(world, world.ben, world.asha);
});
afterAll(() => world.close());

const read = (who: CastMember | null, id: string) =>
  world.as(who).get(`/api/${who ? '' : 'public/'}posts/${id}`);

async function upload(who: CastMember): Promise<string> {
  const payload = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0f766e' } })
    .jpeg()
    .toBuffer();
  const headers = { authorization: `Bearer ${who.token}`, 'content-type': 'application/octet-stream' };
  const answer = await world.app.inject({ method: 'POST', url: '/api/media', payload, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().id;
}

const place = { name: 'Zürich', formattedAddress: 'typed', lat: 0, lng: 0 };
async function zurich(): Promise<number> {
  const [found] = (await world.as(world.asha).get('/api/places?q=zurich')).body.places;
  return found.id;
}

describe('posting', () => {
  test('POST-1 init gives an id, and the payload of people, places and no hashes comes back as parameters', async () => {
    const town = await zurich();
    const id = await begin(world, world.asha);
    expect((await read(world.asha, id)).status).toBe(404);
    const said = await world.as(world.asha).post(`/api/posts/${id}`, {
      content: `Up from {{${town}}} with {{ben}} #Sunrise`,
      taggedUsers: { ben: world.ben.personId, unused: world.cleo.personId },
      taggedLocations: { [town]: place },
      taggedHashes: [],
    });
    expect(said.body, said.text).toMatchObject({ error: false, message: 'Post created successfully', id });
    const { body } = await read(world.cleo, id);
    expect(body).toMatchObject({
      type: 'POST',
      content: `Up from {{${town}}} with {{ben}} #Sunrise`,
      mine: false,
    });
    expect(body.parameters).toEqual([
      { key: 'ben', value: { type: 'PERSON', id: world.ben.personId, name: 'Ben Okafor', detail: 'ben' } },
      {
        key: String(town),
        value: {
          type: 'PLACE',
          id: String(town),
          name: 'Zürich',
          detail: expect.stringContaining('Switzerland'),
        },
      },
    ]);
    const again = await world.as(world.asha).post(`/api/posts/${id}`, {
      content: 'Twice',
      taggedUsers: {},
      taggedLocations: {},
      taggedHashes: [],
    });
    expect([again.status, again.body.code]).toEqual([409, 'POST_PUBLISHED']);
  });

  test('POST-1 what is not a post is refused, and a draft of somebody else is missing', async () => {
    expect((await trySaying(world, world.asha, '   ')).body.code).toBe('POST_EMPTY');
    expect((await trySaying(world, world.asha, 'x', { taggedHashes: ['a'] })).status).toBe(400);
    const ghost = { taggedUsers: { ghost: '019aa000-0000-7000-8000-000000000000' } };
    expect((await trySaying(world, world.asha, 'With {{ghost}}', ghost)).body.code).toBe('PERSON_UNKNOWN');
    const nowhere = { taggedLocations: { 1: place } };
    expect((await trySaying(world, world.asha, 'At {{1}}', nowhere)).body.code).toBe('PLACE_UNKNOWN');
    const id = await begin(world, world.asha);
    const form = { content: 'Mine', taggedUsers: {}, taggedLocations: {}, taggedHashes: [] };
    expect((await world.as(world.ben).post(`/api/posts/${id}`, form)).status).toBe(404);
  });

  test('POST-7 hashtag and place list their posts, whatever the case, only to those who may read them', async () => {
    const town = await zurich();
    const tags = { taggedLocations: { [town]: place } };
    const open = await say(world, world.asha, `At {{${town}}} #Lakeside`, tags);
    const closed = await say(world, world.asha, `Secretly {{${town}}} #lakeside`, {
      ...tags,
      visibility: 'FOLLOWERS',
    });
    const idsOf = async (who: CastMember, path: string) =>
      (await world.as(who).get(path)).body.items.map((each: { id: string }) => each.id);
    expect(await idsOf(world.ben, '/api/tags/LAKESIDE/posts')).toEqual([closed, open]);
    expect(await idsOf(world.cleo, '/api/tags/lakeside/posts')).toEqual([open]);
    expect((await idsOf(world.ben, `/api/places/${town}/posts`)).slice(0, 2)).toEqual([closed, open]);
    expect((await world.as(world.cleo).get(`/api/places/${town}/posts`)).body.place.name).toBe('Zürich');
    expect((await world.as(world.cleo).get('/api/places/1/posts')).status).toBe(404);
  });

  test('POST-3 up to four pictures with alternative text, seen by those who may read the post', async () => {
    const pictures = [
      { mediaId: await upload(world.asha), alt: 'The ridge at dawn' },
      { mediaId: await upload(world.asha) },
    ];
    const id = await say(world, world.asha, '', { pictures, visibility: 'FOLLOWERS' });
    const { body } = await read(world.ben, id);
    expect(body.pictures).toMatchObject([{ alt: 'The ridge at dawn', width: 900, height: 600 }, { alt: '' }]);
    const { url } = body.pictures[0];
    expect(url).toBe(`/api/posts/${id}/pictures/${body.pictures[0].id}`);
    expect((await world.as(world.ben).get(url)).headers['cache-control']).toBe('private, no-store');
    expect((await world.as(world.cleo).get(url)).status).toBe(404);
    expect((await world.as(null).get(url.replace('/api/', '/api/public/'))).status).toBe(404);
    const five = Array.from({ length: 5 }, () => ({ mediaId: pictures[0]?.mediaId }));
    expect((await trySaying(world, world.asha, '', { pictures: five })).status).toBe(400);
    const foreign = await trySaying(world, world.ben, '', { pictures });
    expect(foreign.body.code).toBe('POST_PICTURE_NOT_YOURS');
    await world.as(world.asha).delete(`/api/posts/${id}`);
    expect((await world.as(world.ben).get(url)).status).toBe(404);
  });
});

describe('who reads it', () => {
  test('POST-3 PUBLIC is for everybody, FOLLOWERS for followers only, and only while they follow', async () => {
    const [open, closed] = [
      await say(world, world.asha, 'For all'),
      await say(world, world.asha, 'For you', { visibility: 'FOLLOWERS' }),
    ];
    const seen = async (id: string) =>
      Promise.all([null, world.cleo, world.ben, world.asha].map(async (who) => (await read(who, id)).status));
    expect(await seen(open)).toEqual([200, 200, 200, 200]);
    expect(await seen(closed)).toEqual([404, 404, 200, 200]);
    await unfollow(world, world.ben, world.asha);
    expect(await seen(closed)).toEqual([404, 404, 404, 200]);
    await follow(world, world.ben, world.asha);
  });

  test('PRIVACY 4 a post one may not read looks the same as one that is not there', async () => {
    const closed = await say(world, world.asha, 'For you', { visibility: 'FOLLOWERS' });
    const clean = (text: string) => text.replaceAll(/[0-9a-f-]{36}|req-\w+/g, '');
    const missing = await read(world.cleo, '019aa000-0000-7000-8000-000000000000');
    expect(clean((await read(world.cleo, closed)).text)).toBe(clean(missing.text));
  });

  test('PER-9 blocked people and posts of suspended people are missing', async () => {
    const dara = await world.enter({ username: 'dara', displayName: 'Dara' });
    const id = await say(world, dara, 'Hello');
    const naming = await say(world, world.asha, 'With {{dara}}', { taggedUsers: { dara: dara.personId } });
    await block(world, world.cleo, dara);
    expect((await read(world.cleo, id)).status).toBe(404);
    expect((await read(world.cleo, naming)).body.parameters).toEqual([{ key: 'dara', value: null }]);
    const named = await trySaying(world, dara, 'Hi {{cleo}}', { taggedUsers: { cleo: world.cleo.personId } });
    expect([named.status, named.body.code]).toEqual([422, 'PERSON_UNKNOWN']);
    await world.platform.database.pool.query('update people set suspended_at = now() where id = $1', [
      dara.personId,
    ]);
    expect((await read(world.ben, id)).status).toBe(404);
    expect((await read(null, id)).status).toBe(404);
  });
});

describe("changing one's mind", () => {
  const edit = (who: CastMember, id: string, content: string) =>
    world
      .as(who)
      .put(`/api/posts/${id}`, { content, taggedUsers: {}, taggedLocations: {}, taggedHashes: [] });

  test('POST-3 edited within an hour, marked, and what stood there can be read', async () => {
    const id = await say(world, world.asha, 'Frist snow #snow');
    expect((await edit(world.ben, id, 'Mine')).status).toBe(403);
    world.forward(60_000);
    expect((await edit(world.asha, id, 'First snow #winter')).status).toBe(200);
    const { body } = await read(world.ben, id);
    expect(body).toMatchObject({ content: 'First snow #winter', editedAt: '2026-06-01T08:01:00.000Z' });
    const { items } = (await world.as(world.asha).get(`/api/posts/${id}/revisions`)).body;
    expect(items).toMatchObject([{ content: 'Frist snow #snow', writtenAt: '2026-06-01T08:00:00.000Z' }]);
    const tagged = async (tag: string) =>
      (await world.as(world.cleo).get(`/api/tags/${tag}/posts`)).body.items.map(
        (each: { id: string }) => each.id,
      );
    expect([await tagged('winter'), await tagged('snow')]).toEqual([[id], []]);
    world.forward(3_600_000);
    expect((await edit(world.asha, id, 'Too late')).body.code).toBe('EDIT_OVER');
    world.setNow('2026-06-01T08:00:00Z');
  });

  test('S18 what stood there before an edit is for its author and moderators', async () => {
    const id = await say(world, world.asha, 'My number is 555 0100');
    await edit(world.asha, id, 'Call me');
    const revisions = (who: CastMember) => world.as(who).get(`/api/posts/${id}/revisions`);
    expect(await revisions(world.ben)).toMatchObject({ status: 403, body: { code: 'POST_NOT_YOURS' } });
    expect((await revisions(world.asha)).body.items).toHaveLength(1);
    const moderator = await world.enter({ username: 'mod' });
    await world.platform.database.pool.query('update people set moderator = true where id = $1', [
      moderator.personId,
    ]);
    expect((await revisions(moderator)).status).toBe(200);
  });

  test('POST-3, POST-5 deleted: words gone, a placeholder for those who could read it, comments with it', async () => {
    const id = await say(world, world.asha, 'Oops {{ben}}', { taggedUsers: { ben: world.ben.personId } });
    await world.as(world.ben).post(`/api/posts/${id}/comments`, { text: 'What?' });
    expect((await world.as(world.ben).delete(`/api/posts/${id}`)).status).toBe(403);
    expect((await world.as(world.asha).delete(`/api/posts/${id}`)).status).toBe(200);
    expect((await read(world.ben, id)).body).toMatchObject({
      state: 'DELETED',
      author: null,
      content: '',
      parameters: [],
      pictures: [],
    });
    for (const rest of ['comments', 'likes', 'revisions']) {
      expect((await world.as(world.ben).get(`/api/posts/${id}/${rest}`)).status).toBe(404);
    }
    expect((await world.as(world.ben).put(`/api/posts/${id}/like`, { liked: true })).status).toBe(404);
    const kept = await world.platform.database.pool.query('select content from posts where id = $1', [id]);
    expect(kept.rows[0].content).toBe('');
  });
});
