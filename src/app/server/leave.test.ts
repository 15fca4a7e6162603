import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { type CastMember, tokenFor } from '#app/server/testing/cast.ts';
import { stageOf } from '#areas/chat/server/testing/stage.ts';
import { found } from '#areas/community/server/testing/found.ts';
import { planOf, sayYesToHosting } from '#areas/huddle/server/testing/plans.ts';
import { follow, say } from '#areas/post/server/testing/say.ts';
import { goodPicture } from '#platform/server/media/picture-corpus.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const DAY_MS = 24 * 3_600_000;
const MARK = 'kestrelmark';

/** Of a log-in of this moment. */
async function fresh(who: CastMember) {
  return world.as({ ...who, token: await tokenFor(world.platform, who.personId) });
}

const leave = async (who: CastMember, wishes: object = {}) =>
  (await fresh(who)).post('/api/me/deletion', wishes);
const hosted = async (who: CastMember, changes: object = {}): Promise<string> =>
  (await world.as(who).post('/api/huddles', planOf(world.platform.now(), changes))).body.id;
const goes = (who: CastMember, huddleId: string) =>
  world.as(who).put(`/api/huddles/${huddleId}/rsvp`, { rsvpType: 'YES' });

async function deleteDue(): Promise<void> {
  world.forward(14 * DAY_MS);
  await world.platform.database.pool.query(`select graphile_worker.add_job('delete-due-accounts')`);
  await world.runJobs();
}

/** The tables in which a word stands. */
async function tablesWith(word: string): Promise<string[]> {
  const { pool } = world.platform.database;
  const { rows } = await pool.query(`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const hit: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await pool.query(`select 1 from "${name}" t where t::text ilike $1 limit 1`, [
      `%${word}%`,
    ]);
    if (rowCount) hit.push(name);
  }
  return hit;
}

test('SET-1 an old log-in does not delete, and nothing is left without an owner', async () => {
  const olga = await world.enter({ username: 'olga' });
  world.forward(11 * 60_000);
  const old = await world.as(olga).post('/api/me/deletion', {});
  expect([old.status, old.body.code]).toEqual([403, 'LOG_IN_AGAIN']);
  const huddle = await hosted(olga, { name: 'Ridge' });
  const club = await found(world, olga, { name: 'Walkers' });
  const { body } = await world.as(olga).get('/api/me/deletion');
  expect(body.huddles).toMatchObject([{ id: huddle, name: 'Ridge', heirs: [] }]);
  expect(body.communities).toMatchObject([{ id: club, name: 'Walkers', heirs: [] }]);
  const unsaid = await leave(olga, { huddles: [{ id: huddle, to: null }] });
  expect([unsaid.status, unsaid.body.code]).toEqual([409, 'HANGS_ON_YOU']);
  const nobody = await leave(olga, {
    huddles: [{ id: huddle, to: world.ben.personId }],
    communities: [{ id: club, to: null }],
  });
  expect(nobody.body.code).toBe('CANNOT_TAKE_OVER');
  const all = await leave(olga, {
    huddles: [{ id: huddle, to: null }],
    communities: [{ id: club, to: null }],
  });
  expect(all.status, all.text).toBe(200);
  const { rows } = await world.platform.database.pool.query(
    'select h.status, c.delete_after from huddles h, communities c where h.id = $1 and c.id = $2',
    [huddle, club],
  );
  expect(rows).toMatchObject([{ status: 'CANCELLED', delete_after: expect.any(Date) }]);
});

test('SET-1 a co-host takes an outing over', async () => {
  const [una, vera] = [await world.enter({ username: 'una' }), await world.enter({ username: 'vera' })];
  const huddle = await hosted(una, { coHostIds: [vera.personId] });
  await sayYesToHosting(world, huddle, vera);
  const { status, text } = await leave(una, { huddles: [{ id: huddle, to: vera.personId }] });
  expect(status, text).toBe(200);
  const { rows } = await world.platform.database.pool.query(
    `select person_id from participations where huddle_id = $1 and role = 'HOST'`,
    [huddle],
  );
  expect(rows).toEqual([{ person_id: vera.personId }]);
});

test('SET-1 who leaves is hidden at once, their spot goes to who waits, and logging in takes it back', async () => {
  const lea = await world.enter({ username: 'lea', displayName: 'Lea' });
  const huddle = await hosted(world.asha, { capacity: 1 });
  await goes(lea, huddle);
  await goes(world.cleo, huddle);
  expect((await leave(lea)).status).toBe(200);
  await world.runJobs();
  expect((await world.as(world.ben).get('/api/profiles/lea')).status).toBe(404);
  const { rows } = await world.platform.database.pool.query(
    `select person_id, place from participations where huddle_id = $1 and role = 'PARTICIPANT'`,
    [huddle],
  );
  expect(rows).toEqual([
    { person_id: world.cleo.personId, place: expect.stringMatching(/CONFIRMED|OFFERED/) },
  ]);
  const closed = await world.as(lea).get('/api/huddles');
  expect([closed.status, closed.body.code]).toEqual([403, 'LEAVING']);
  expect((await world.as(lea).get('/api/me')).body.deletedAt).not.toBeNull();
  const kept = await world.as(lea).delete('/api/me/deletion');
  expect(kept.status, kept.text).toBe(200);
  expect((await world.as(world.ben).get('/api/profiles/lea')).status).toBe(200);
  await deleteDue();
  expect((await world.as(lea).get('/api/me')).body.username).toBe('lea');
});

/** Somebody who has left a mark in all that they can write. */
async function leaver(): Promise<{ mia: CastMember; talk: string; huddle: string; post: string }> {
  const mia = await world.enter({ username: MARK, displayName: `Mia ${MARK}` });
  const me = world.as(mia);
  await me.patch('/api/me', {
    bio: MARK,
    firstName: MARK,
    lastName: MARK,
    interestTags: [MARK],
    mobile: '+41 79 000',
  });
  const picture = await world.app.inject({
    method: 'POST',
    url: '/api/media',
    headers: { authorization: `Bearer ${mia.token}`, 'content-type': 'image/jpeg' },
    payload: Buffer.from(await goodPicture(40, 40)),
  });
  await me.put('/api/me/picture', { mediaId: picture.json().id });
  const post = await say(world, world.ben, 'A quiet day');
  const comment = await me.post(`/api/posts/${post}/comments`, { text: `${MARK} replied` });
  await world
    .as(world.ben)
    .post(`/api/posts/${post}/comments`, { text: 'thank you', parentId: comment.body.id });
  const report = { objectType: 'COMMENT', objectId: comment.body.id, reason: 'SPAM' };
  expect((await world.as(world.ben).post('/api/reports', report)).status).toBe(200);
  const own = await say(world, mia, `${MARK} went up`);
  await world.as(world.ben).post(`/api/posts/${own}/comments`, { text: 'well done' });
  await world.as(world.ben).put(`/api/posts/${own}/like`);
  const begun = await me.post('/api/inspirations');
  await me.put(`/api/inspirations/${begun.body.id}`, { title: MARK });
  await follow(world, mia, world.ben);
  await follow(world, world.ben, mia);
  const huddle = await hosted(mia, { description: MARK, whatToBring: MARK, name: 'Lake' });
  await goes(world.ben, huddle);
  const chat = stageOf(world);
  const talk = await chat.direct(mia, world.ben);
  await chat.said(mia, talk, `${MARK} says hello`);
  await chat.said(world.ben, talk, 'hello back');
  const club = await chat.club([mia]);
  await chat.said(mia, club, `${MARK} in the club`);
  await me.post('/api/reports', { objectType: 'POST', objectId: post, reason: 'SPAM', details: MARK });
  await world.runJobs();
  // It is over by the time they leave: others were there.
  world.forward(9 * DAY_MS);
  return { mia, talk, huddle, post };
}

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

test('SET-1 after the fortnight nothing of somebody is found, and what others said stays', async () => {
  const { mia, talk, huddle, post } = await leaver();
  const media = join(world.platform.config.DATA_DIR, 'media');
  expect(files(media).length).toBeGreaterThan(0);
  const before = await tablesWith(MARK);
  expect(before).toEqual(
    expect.arrayContaining(['people', 'posts', 'room_messages', 'search_entries', 'huddles']),
  );
  expect((await leave(mia)).status).toBe(200);
  await deleteDue();
  // The receipt, and the name that nobody else may have for 90 days.
  expect(await tablesWith(MARK)).toEqual(['mail_outbox', 'username_changes']);
  expect(files(media)).toEqual([]);
  const { rows } = await world.platform.database.pool.query(
    `select kind from mail_outbox where mailbox ilike $1`,
    [`${MARK}%`],
  );
  expect(rows).toEqual([{ kind: 'deletion-done' }]);
  expect(await stageOf(world).texts(world.ben, talk)).toContain('hello back');
  expect((await world.as(world.ben).get(`/api/huddles/${huddle}`)).status).toBe(200);
  const { items } = (await world.as(world.ben).get(`/api/posts/${post}/comments`)).body;
  expect(items).toMatchObject([{ author: null, text: '', replies: [{ text: 'thank you' }] }]);
  world.forward(91 * DAY_MS);
  await deleteDue();
  expect(await tablesWith(`${MARK}`)).not.toContain('username_changes');
});

test('SET-1 a step that fails stops no other, and the next try completes it', async () => {
  const rex = await world.enter({ username: 'rex', displayName: 'Rexmark' });
  await say(world, rex, 'Rexmark was here');
  const { pool } = world.platform.database;
  await leave(rex);
  await pool.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
  );
  await pool.query('create trigger refuse before delete on posts for each row execute function refuse()');
  await expect(deleteDue()).rejects.toThrow('a deletion is not complete: posts');
  expect(await tablesWith('Rexmark')).toEqual(expect.arrayContaining(['people', 'posts']));
  expect(
    (await pool.query('select failed from account_deletions where person_id = $1', [rex.personId])).rows,
  ).toEqual([{ failed: ['posts'] }]);
  await pool.query('drop trigger refuse on posts');
  await pool.query('update graphile_worker._private_jobs set run_at = now(), last_error = null');
  await world.runJobs();
  expect(await tablesWith('Rexmark')).toEqual([]);
});
