import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { block, follow, say, trySaying } from '../testing/say.ts';

let world: TestApp;
let dara: CastMember;
beforeAll(async () => {
  world = await buildTestApp();
  dara = await world.enter({ username: 'dara', displayName: 'Dara Lind' });
  await follow(world, world.ben, world.asha);
  await follow(world, dara, world.ben);
});
afterAll(() => world.close());

const post = (id: string, rest = '') => `/api/posts/${id}${rest}`;
const like = (who: CastMember, id: string, liked = true) => world.as(who).put(post(id, '/like'), { liked });
const repost = (who: CastMember, id: string, reposted = true) =>
  world.as(who).put(post(id, '/repost'), { reposted });
const view = async (who: CastMember, id: string) => (await world.as(who).get(post(id))).body;

async function told(who: CastMember): Promise<string[]> {
  await world.runJobs();
  const { items } = (await world.as(who).get('/api/notifications')).body;
  return items.map((item: { kind: string; object: { name: string } }) => `${item.kind} ${item.object.name}`);
}

describe('liking and saving', () => {
  test('POST-4 counts a person once, tells once, and can be taken back', async () => {
    const id = await say(world, world.asha, 'Sunrise');
    expect((await like(world.ben, id)).body.likeCount).toBe(1);
    expect((await like(world.ben, id)).body.likeCount).toBe(1);
    expect((await like(world.cleo, id)).body.likeCount).toBe(2);
    expect(await view(world.ben, id)).toMatchObject({ liked: true, likeCount: 2 });
    const who = (await world.as(world.cleo).get(post(id, '/likes'))).body.items;
    expect(who.map((each: { username: string }) => each.username).sort()).toEqual(['ben', 'cleo']);
    expect((await like(world.ben, id, false)).body.likeCount).toBe(1);
    await like(world.ben, id);
    expect(await told(world.asha)).toEqual(['POST_LIKE Sunrise', 'POST_LIKE Sunrise']);
  });

  test('POST-4 many likes at once leave the right count', async () => {
    const id = await say(world, world.asha, 'Busy');
    const turns = [true, false, true].flatMap((liked) =>
      [world.ben, world.cleo, dara].map((who) => ({ who, liked })),
    );
    await Promise.all(turns.map(({ who, liked }) => like(who, id, liked)));
    const stored = await world.platform.database.pool.query(
      'select count(*)::int as n from post_likes where post_id = $1',
      [id],
    );
    expect((await view(world.asha, id)).likeCount).toBe(stored.rows[0].n);
  });

  test('POST-4 what I save is a list of my own, the last first', async () => {
    const [one, two] = [await say(world, world.asha, 'One'), await say(world, world.asha, 'Two')];
    for (const id of [two, one]) await world.as(world.cleo).put(post(id, '/saved'), { saved: true });
    const saved = async (who: CastMember) =>
      (await world.as(who).get('/api/saved-posts')).body.items.map((each: { id: string }) => each.id);
    expect([await saved(world.cleo), await saved(world.ben)]).toEqual([[one, two], []]);
    await world.as(world.asha).delete(post(one));
    expect(await saved(world.cleo)).toEqual([two]);
    await world.as(world.cleo).put(post(two, '/saved'), { saved: false });
    expect(await saved(world.cleo)).toEqual([]);
  });
});

describe('passing on', () => {
  test('POST-2 a repost shows the referenced post, and never widens the audience of one for followers', async () => {
    const id = await say(world, world.asha, 'For you {{ben}}', {
      visibility: 'FOLLOWERS',
      taggedUsers: { ben: world.ben.personId },
    });
    expect((await repost(world.cleo, id)).status).toBe(404);
    expect((await repost(world.ben, id)).body.repostCount).toBe(1);
    expect((await repost(world.ben, id)).body.repostCount).toBe(1);
    const own = (await world.as(world.ben).get('/api/posts/of/ben')).body.content;
    expect(own[0]).toMatchObject({ type: 'REPOST', content: '', visibility: 'FOLLOWERS' });
    expect(own[0].refPost).toMatchObject({ id, content: 'For you {{ben}}' });
    expect(own[0].refPost.parameters[0].value.name).toBe('Ben Okafor');
    await world.runJobs();
    const seen = async (who: CastMember) => [
      (await world.as(who).get('/api/posts/of/ben')).body.content.length,
      (await world.as(who).get(post(own[0].id))).status,
      (await world.as(who).get('/api/timeline')).body.items.some(
        (each: { id: string }) => each.id === own[0].id,
      ),
    ];
    expect(await seen(dara)).toEqual([0, 404, false]);
    await follow(world, dara, world.asha);
    expect(await seen(dara)).toEqual([1, 200, true]);
    expect((await world.as(null).get(`/api/public/posts/${own[0].id}`)).status).toBe(404);
    expect((await repost(world.ben, id, false)).body.repostCount).toBe(0);
  });

  test('POST-2 a quote has words of its own, which stay when what it quotes is gone', async () => {
    const id = await say(world, world.asha, 'First snow');
    const quote = await say(world, world.ben, 'At last!', { refPostId: id });
    expect(await view(world.cleo, quote)).toMatchObject({
      type: 'REPOST',
      refPost: { content: 'First snow' },
    });
    expect(await told(world.asha)).toContain('POST_REPOST At last!');
    await world.as(world.asha).delete(post(id));
    expect(await view(world.cleo, quote)).toMatchObject({
      content: 'At last!',
      refPost: { state: 'DELETED', content: '' },
    });
    expect((await trySaying(world, world.ben, 'Again', { refPostId: id })).status).toBe(404);
  });

  test('POST-2 anyone who passes on a repost passes on the post behind it', async () => {
    const id = await say(world, world.asha, 'Round');
    await repost(world.ben, id);
    const bens = (await world.as(world.ben).get('/api/posts/of/ben')).body.content[0].id;
    expect((await repost(dara, bens)).body.repostCount).toBe(2);
  });
});

describe('saying something under it', () => {
  test('POST-4 comments have one level of replies; author, answered and nobody else is told', async () => {
    const id = await say(world, world.asha, 'Who joins?');
    const comment = (who: CastMember, text: string, parentId: string | null = null) =>
      world.as(who).post(post(id, '/comments'), { text, parentId });
    const first = (await comment(world.cleo, 'Me')).body.id;
    const reply = (await comment(dara, 'Me too', first)).body.id;
    await comment(world.asha, 'Great', reply);
    const { items } = (await world.as(world.ben).get(post(id, '/comments'))).body;
    expect(items).toMatchObject([
      { text: 'Me', replyCount: 2, replies: [{ text: 'Me too' }, { text: 'Great' }] },
    ]);
    expect((await view(world.ben, id)).commentCount).toBe(3);
    expect(await told(world.cleo)).toContain('POST_REPLY Who joins?');
    expect(await told(dara)).toContain('POST_REPLY Who joins?');
    expect((await told(world.asha)).filter((line) => line === 'POST_COMMENT Who joins?')).toHaveLength(2);
    const path = post(id, `/comments/${first}`);
    expect((await world.as(world.ben).delete(path)).status).toBe(403);
    expect((await world.as(world.asha).delete(path)).status).toBe(200);
    expect((await world.as(world.ben).get(post(id, '/comments'))).body.items[0]).toMatchObject({
      text: '',
      author: null,
    });
  });

  test('PRIVACY 14 a comment is not reached through another post', async () => {
    const [one, two] = [await say(world, world.asha, 'One'), await say(world, world.asha, 'Two')];
    const { id } = (await world.as(world.ben).post(post(one, '/comments'), { text: 'Here' })).body;
    const through = await world.as(world.ben).patch(post(two, `/comments/${id}`), { text: 'There' });
    expect([through.status, through.body.code]).toEqual([409, 'POST_COMMENT_GONE']);
  });
});

describe('telling', () => {
  test('POST-1 named people are told, but of a post for followers only those who follow', async () => {
    const tags = { taggedUsers: { ben: world.ben.personId, cleo: world.cleo.personId } };
    await say(world, world.asha, 'Named {{ben}} {{cleo}}', { ...tags, visibility: 'FOLLOWERS' });
    expect((await told(world.ben))[0]).toBe('POST_MENTION Named Ben Okafor Cleo Laurent');
    expect((await told(world.cleo)).join()).not.toContain('Named');
  });

  test('POST-6 shared with followings only, each told once; who may not read it is not told', async () => {
    const id = await say(world, world.asha, 'Look here');
    const share = (userIds: string[]) => world.as(dara).post(post(id, '/shares'), { userIds });
    const answer = await share([world.ben.personId, world.cleo.personId]);
    expect(answer.body.message).toBe('Shared with 2 people.');
    await share([world.ben.personId]);
    expect((await told(world.ben)).filter((line) => line === 'POST_SHARED Look here')).toHaveLength(1);
    expect((await told(world.cleo)).join()).not.toContain('Look here');
  });

  test('PRIVACY 10 who is blocked may not like, comment, repost, name or share to the blocker', async () => {
    const eve = await world.enter({ username: 'eve', displayName: 'Eve' });
    const id = await say(world, world.asha, 'Hello');
    await block(world, world.asha, eve);
    const answers = [
      await like(eve, id),
      await repost(eve, id),
      await world.as(eve).post(post(id, '/comments'), { text: 'x' }),
      await world.as(eve).put(post(id, '/saved'), { saved: true }),
      await world.as(eve).post('/api/reports', { objectType: 'POST', objectId: id, reason: 'SPAM' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  test('POST-4 a post can be reported, and a moderator reads what it said', async () => {
    const mod = await world.enter({ username: 'mod', moderator: true });
    const id = await say(world, world.asha, 'Buy my boots');
    const report = { objectType: 'POST', objectId: id, reason: 'SPAM' };
    expect((await world.as(world.ben).post('/api/reports', report)).status).toBe(200);
    const { items } = (await world.as(mod).get('/api/moderation/cases')).body;
    expect(items[0].object).toEqual({ type: 'POST', id, name: 'Buy my boots' });
  });

  test('LINK-1 a link leads to a public post and to no other', async () => {
    const [open, closed] = [
      await say(world, world.asha, 'A'),
      await say(world, world.asha, 'B', { visibility: 'FOLLOWERS' }),
    ];
    const link = (objectId: string) =>
      world.as(world.ben).post('/api/links', { objectType: 'POST', objectId });
    const { uid } = (await link(open)).body;
    expect((await world.as(null).get(`/api/public/links/${uid}`)).body).toMatchObject({
      objectType: 'POST',
      objectId: open,
    });
    expect((await link(closed)).status).toBe(403);
    await world.as(world.asha).delete(post(open));
    expect((await world.as(null).get(`/api/public/links/${uid}`)).status).toBe(404);
  });
});
