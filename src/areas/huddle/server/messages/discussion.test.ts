import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;
let id = '';
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  id = await plan();
});

async function plan(changes: Parameters<typeof planOf>[1] = {}): Promise<string> {
  const made = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now(), changes));
  return made.body.id;
}
const path = (rest = '') => `/api/huddles/${id}/comments${rest}`;
const read = async (who: CastMember) => (await world.as(who).get(path())).body.items;

async function say(who: CastMember, text: string, parentId: string | null = null): Promise<string> {
  const said = await world.as(who).post(path(), { text, parentId });
  expect(said.status, said.text).toBe(200);
  return said.body.id;
}

describe('the discussion', () => {
  test('HUD-6 stands newest first, replies one level deep, oldest first', async () => {
    const first = await say(world.ben, 'Is there shade?');
    await say(world.cleo, 'Dogs?');
    const reply = await say(world.asha, 'By the river.', first);
    await say(world.ben, 'Thanks!', reply);
    const [newest, oldest] = await read(world.cleo);
    expect(newest).toMatchObject({ text: 'Dogs?', mine: true, replyCount: 0 });
    expect(oldest).toMatchObject({ text: 'Is there shade?', mine: false, replyCount: 2 });
    expect(oldest.replies.map((each: { text: string }) => each.text)).toEqual(['By the river.', 'Thanks!']);
    await world.runJobs();
    const kinds = async (who: CastMember) =>
      (await world.as(who).get('/api/notifications')).body.items.map((item: { kind: string }) => item.kind);
    expect(await kinds(world.ben)).toEqual(['HUDDLE_REPLY']);
    expect(await kinds(world.asha)).toEqual(['HUDDLE_REPLY', 'HUDDLE_COMMENT', 'HUDDLE_COMMENT']);
  });

  test('HUD-6 is paged, replies too', async () => {
    for (const text of ['one', 'two', 'three']) await say(world.ben, text);
    const page = (await world.as(world.ben).get(path('?limit=2'))).body;
    expect(page.items.map((item: { text: string }) => item.text)).toEqual(['three', 'two']);
    const rest = (await world.as(world.ben).get(path(`?limit=2&after=${page.next}`))).body;
    expect(rest).toMatchObject({ items: [{ text: 'one' }], next: null });
    const parent = rest.items[0].id;
    for (let count = 1; count <= 5; count += 1) await say(world.cleo, `reply ${count}`, parent);
    const [, , thread] = await read(world.ben);
    expect(thread.replyCount).toBe(5);
    const more = (
      await world.as(world.ben).get(path(`/${parent}/replies?limit=2&after=${thread.replies[2].id}`))
    ).body;
    expect(more.items.map((item: { text: string }) => item.text)).toEqual(['reply 4', 'reply 5']);
  });

  test('HUD-6 own words can be worded anew and taken back; hosts may remove any, others none', async () => {
    const comment = await say(world.ben, 'Is there shad?');
    expect((await world.as(world.cleo).patch(path(`/${comment}`), { text: 'Mine' })).status).toBe(403);
    expect((await world.as(world.asha).patch(path(`/${comment}`), { text: 'Mine' })).status).toBe(403);
    await world.as(world.ben).patch(path(`/${comment}`), { text: 'Is there shade?' });
    expect((await read(world.cleo))[0]).toMatchObject({ text: 'Is there shade?', edited: true });
    await say(world.cleo, 'Yes', comment);
    expect((await world.as(world.cleo).delete(path(`/${comment}`))).status).toBe(403);
    expect((await world.as(world.asha).delete(path(`/${comment}`))).status).toBe(200);
    const [placeholder] = await read(world.ben);
    expect(placeholder).toMatchObject({ text: '', author: null, removedBy: 'HOST', replyCount: 1 });
    const stored = await world.platform.database.pool.query('select body from comments where id = $1', [
      comment,
    ]);
    expect(stored.rows[0].body).toBe('');
    expect((await world.as(world.ben).post(path(), { text: 'x', parentId: comment })).body.code).toBe(
      'COMMENT_GONE',
    );
  });

  test('HUD-6 a removed comment without replies leaves nothing', async () => {
    const comment = await say(world.ben, 'Oops');
    await world.as(world.ben).delete(path(`/${comment}`));
    expect(await read(world.cleo)).toEqual([]);
  });
});

describe('who may speak', () => {
  test('PER-9 neither reads the words of the other when one has blocked the other', async () => {
    const dara = await world.enter({ username: 'dara', displayName: 'Dara' });
    const { db } = world.platform.database;
    await db
      .insertInto('blocks')
      .values({ blocker_id: world.cleo.personId, blocked_id: dara.personId })
      .execute();
    const comment = await say(dara, 'Hello Cleo');
    await say(world.ben, 'Hello Dara', comment);
    expect(await read(world.cleo)).toEqual([]);
    const answer = await world.as(world.cleo).post(path(), { text: 'Hm', parentId: comment });
    expect([answer.status, answer.body.code]).toEqual([409, 'COMMENT_GONE']);
    await db.deleteFrom('blocks').execute();
  });

  test('PRIVACY 14 a comment of one huddle is not reached through another', async () => {
    const comment = await say(world.ben, 'Here');
    id = await plan();
    const changed = await world.as(world.ben).patch(path(`/${comment}`), { text: 'There' });
    expect([changed.status, changed.body.code]).toEqual([409, 'COMMENT_GONE']);
    expect((await world.as(world.asha).delete(path(`/${comment}`))).status).toBe(409);
    expect((await world.as(world.ben).post(path(), { text: 'x', parentId: comment })).status).toBe(409);
  });

  test('HUD-6 who was taken off may read but not speak; a private discussion is missing to strangers', async () => {
    await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
    const off = `/api/huddles/${id}/participants/${world.ben.personId}/admission`;
    await world.as(world.asha).put(off, { admitted: false });
    expect((await world.as(world.ben).post(path(), { text: 'Why?' })).body.code).toBe('REQUEST_DECLINED');
    expect((await world.as(world.ben).get(path())).status).toBe(200);
    id = await plan({ privacy: 'PRIVATE' });
    expect((await world.as(world.cleo).get(path())).status).toBe(404);
    expect((await world.as(world.cleo).post(path(), { text: 'Hello' })).status).toBe(404);
  });
});
