import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planOf } from '#areas/huddle/server/testing/plans.ts';
import { publish } from '#areas/inspiration/server/testing/write-story.ts';
import { say as post } from '#areas/post/server/testing/say.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import type { CastMember } from './testing/cast.ts';
import { caseIn, stageClub } from './testing/stage-club.ts';

let world: TestApp;
let mona: CastMember;
let milo: CastMember;
let otto: CastMember;
beforeAll(async () => {
  world = await buildTestApp();
  mona = await world.enter({ username: 'mona', displayName: 'Mona', moderator: true });
  milo = await world.enter({ username: 'milo', displayName: 'Milo', moderator: true });
  otto = await world.enter({ username: 'otto', displayName: 'Otto' });
});
afterAll(() => world.close());

const BODY = 'Buy my boots';

async function outing(changes: Parameters<typeof planOf>[1] = {}): Promise<string> {
  const made = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now(), changes));
  return `/api/huddles/${made.body.id}`;
}

async function comment(at: string, who = otto, text = BODY, parentId: string | null = null): Promise<string> {
  const said = await world.as(who).post(`${at}/comments`, { text, parentId });
  expect(said.status, said.text).toBe(200);
  return said.body.id;
}

const report = (who: CastMember, objectId: string, reason = 'SPAM') =>
  world.as(who).post('/api/reports', { objectType: 'COMMENT', objectId, reason, text: 'Look' });
const caseOf = (objectId: string, who = mona) =>
  caseIn(world, '/api/moderation/cases?limit=50', who, objectId);
const threads = async (at: string, who: CastMember) => (await world.as(who).get(`${at}/comments`)).body.items;

async function decide(objectId: string, acts: readonly string[], who = mona): Promise<string> {
  const { id } = await caseOf(objectId, who);
  const verdict = { version: 1, acts, reason: 'SPAM', words: 'Not here.' };
  const decided = await world.as(who).post(`/api/moderation/cases/${id}/decisions`, verdict);
  expect(decided.status, decided.text).toBe(200);
  await world.runJobs();
  return id;
}

/** How many comments a thing says that it has. */
const countAt = (at: string) => async () => (await world.as(world.cleo).get(at)).body.commentCount;

/** Somewhere that everybody may speak, and how many comments it says that it has, where it counts them. */
const places = {
  HUDDLE: async () => ({ at: await outing(), count: undefined }),
  POST: async () => {
    const at = `/api/posts/${await post(world, world.asha, 'A walk')}`;
    return { at, count: countAt(at) };
  },
  INSPIRATION: async () => {
    const at = `/api/inspirations/${await publish(world, world.asha)}`;
    return { at, count: countAt(at) };
  },
};

describe('a comment is reported', () => {
  test.each(Object.keys(places) as (keyof typeof places)[])(
    'ADM-1 under a %s: hidden from readers, not from its author, and given back after an appeal',
    async (type) => {
      const { at, count } = await places[type]();
      const id = await comment(at);
      const before = await count?.();
      expect(before).toBe(type === 'HUDDLE' ? undefined : 1);
      expect((await report(world.ben, id)).status).toBe(200);
      const edited = await world.as(otto).patch(`${at}/comments/${id}`, { text: 'Lovely day' });
      expect(edited.status).toBe(200);
      const line = await caseOf(id);
      expect(line).toMatchObject({
        object: { type: 'COMMENT', id, name: BODY },
        under: { type, id: at.split('/').at(-1) },
      });
      const whole = (await world.as(mona).get(`/api/moderation/cases/${line.id}`)).body;
      expect(whole).toMatchObject({ subject: { username: 'otto' }, complaints: [{ words: BODY }] });

      await decide(id, ['HIDE', 'WARN']);
      expect(await threads(at, world.cleo)).toEqual([]);
      expect(await threads(at, otto)).toMatchObject([
        { id, text: 'Lovely day', hidden: true, removedBy: null, mine: true },
      ]);
      expect(await count?.()).toBe(before === undefined ? undefined : before - 1);

      const [own] = (await world.as(otto).get('/api/me/decisions')).body.items;
      expect(own).toMatchObject({ object: { type: 'COMMENT', id }, acts: ['HIDE', 'WARN'], mayAppeal: true });
      const told = (await world.as(world.ben).get('/api/notifications')).body.items;
      expect(told.map(({ kind }: { kind: string }) => kind)).toContain('MODERATION_REPORT');
      await world.as(otto).post(`/api/me/decisions/${own.id}/appeal`, { words: 'It was a joke.' });
      const answer = { granted: true, words: 'We agree.' };
      const answered = await world.as(milo).put(`/api/moderation/decisions/${own.id}/answer`, answer);
      expect(answered.status, answered.text).toBe(200);
      await world.runJobs();
      expect(await threads(at, world.cleo)).toMatchObject([
        { id, text: 'Lovely day', hidden: false, removedBy: null },
      ]);
      expect(await count?.()).toBe(before);
    },
  );

  test('ADM-1 what is hidden leaves a place without words while others have replied, and takes no reply', async () => {
    const at = await outing();
    const id = await comment(at);
    await comment(at, world.cleo, 'No thanks', id);
    await report(world.ben, id);
    await decide(id, ['HIDE']);
    const [thread] = await threads(at, world.asha);
    expect(thread).toMatchObject({ text: '', author: null, removedBy: 'MODERATORS', replyCount: 1 });
    expect((await world.as(world.cleo).get(`${at}/comments`)).text).not.toContain(BODY);
    for (const who of [world.cleo, otto]) {
      const answer = await world.as(who).post(`${at}/comments`, { text: 'x', parentId: id });
      expect([answer.status, answer.body.code]).toEqual([409, 'COMMENT_GONE']);
    }
  });

  test('ADM-1 a reply that is hidden goes from its thread', async () => {
    const at = await outing();
    const parent = await comment(at, world.cleo, 'Is there shade?');
    const id = await comment(at, otto, BODY, parent);
    await report(world.ben, id);
    await decide(id, ['HIDE']);
    expect(await threads(at, world.ben)).toMatchObject([{ replyCount: 0, replies: [] }]);
    const all = `${at}/comments/${parent}/replies`;
    expect((await world.as(world.ben).get(all)).body.items).toEqual([]);
    expect((await world.as(otto).get(all)).body.items).toMatchObject([{ id, hidden: true }]);
  });

  test('ADM-1 what its author takes back while it is hidden counts once, and does not come back', async () => {
    const { at, count } = await places.POST();
    const id = await comment(at);
    await report(world.ben, id);
    await decide(id, ['HIDE']);
    expect(await count()).toBe(0);
    expect((await world.as(otto).delete(`${at}/comments/${id}`)).status).toBe(200);
    expect(await count()).toBe(0);
    const [own] = (await world.as(otto).get('/api/me/decisions')).body.items;
    const back = { granted: true, words: '' };
    await world.as(mona).put(`/api/moderation/decisions/${own.id}/answer`, back);
    await world.runJobs();
    expect(await count()).toBe(0);
    expect(await threads(at, world.cleo)).toEqual([]);
  });
});

describe('who may report, and who may decide', () => {
  test('ADM-1 one reports what one reads', async () => {
    const at = await outing({ privacy: 'PRIVATE' });
    const id = await comment(at, world.asha);
    const open = await outing();
    const gone = await comment(open);
    await world.as(otto).delete(`${open}/comments/${gone}`);
    const eve = await world.enter({ username: 'eve' });
    const toEve = await comment(open);
    const { db } = world.platform.database;
    await db.insertInto('blocks').values({ blocker_id: otto.personId, blocked_id: eve.personId }).execute();
    const answers = [await report(world.ben, id), await report(world.ben, gone), await report(eve, toEve)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await report(world.ben, toEve)).status).toBe(200);
    expect((await report(world.ben, toEve)).body.code).toBe('ALREADY_REPORTED');
  });

  test('ADM-1 a moderator does not decide about a comment of their own', async () => {
    const at = await outing();
    const id = await comment(at, mona);
    await report(world.ben, id);
    expect(await caseOf(id)).toBeUndefined();
    expect(await caseOf(id, milo)).toMatchObject({ object: { id } });
  });

  test('ADM-1 under an outing of a community its admins decide, and under a private one moderators', async () => {
    const ida = await world.enter({ username: 'ida' });
    const club = await stageClub(world, [ida, world.asha, world.ben, otto]);
    await club.setRole(ida, 'ADMIN');
    const inClub = await outing({ communityId: club.club, privacy: 'COMMUNITY' });
    const id = await comment(inClub);
    await report(world.ben, id);
    expect(await caseOf(id)).toBeUndefined();
    const line = await club.caseOf(ida, id);
    expect(line).toMatchObject({ under: { type: 'HUDDLE' }, withModerators: false });
    expect((await club.read(ida, line.id)).acts).toContain('HIDE');
    expect((await club.decide(ida, line.id, { acts: ['HIDE'] })).status).toBe(200);
    await world.runJobs();
    expect(await threads(inClub, world.ben)).toEqual([]);
    const [decision] = (await club.read(ida, line.id)).decisions;
    expect((await club.takeBack(ida, decision)).status).toBe(200);
    await world.runJobs();
    expect(await threads(inClub, world.ben)).toMatchObject([{ id, text: BODY }]);

    const apart = await outing({ communityId: club.club, privacy: 'PRIVATE' });
    await world.as(world.asha).post(`${apart}/invitations`, { personIds: [world.ben.personId] });
    const own = await comment(apart, world.asha);
    expect((await report(world.ben, own)).status).toBe(200);
    expect(await caseOf(own)).toMatchObject({ community: null });
  });
});
