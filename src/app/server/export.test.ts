import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { found } from '#areas/community/server/testing/found.ts';
import { planOf } from '#areas/huddle/server/testing/plans.ts';
import { kinds } from '#areas/leaving/server/export/kinds.ts';
import { takeCopy, textsOf } from '#areas/leaving/server/testing/copies.ts';
import { follow, say } from '#areas/post/server/testing/say.ts';
import { goodPicture } from '#platform/server/media/picture-corpus.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { type CastMember, tokenFor } from './testing/cast.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const DAY_MS = 24 * 3_600_000;

/** Of a log-in of this moment. */
async function fresh(who: CastMember) {
  return world.as({ ...who, token: await tokenFor(world.platform, who.personId) });
}
const ask = async (who: CastMember) => (await fresh(who)).post('/api/me/exports', {});
const list = async (who: CastMember) => (await world.as(who).get('/api/me/exports')).body.exports;
const fetchFile = async (who: CastMember, id: string) => (await fresh(who)).get(`/api/me/exports/${id}/file`);

const exported = async (who: CastMember) => textsOf(await takeCopy(world, who));

const dataOf = (files: Record<string, string>, name: string) => JSON.parse(files[`data/${name}.json`] ?? '');

test('SET-1 docs/export.md says of every table whether it is in the zip, or why not', async () => {
  const { rows } = await world.platform.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const page = readFileSync(new URL('../../../docs/export.md', import.meta.url), 'utf8');
  const leftOut = [...page.matchAll(/^\| `(\w+)` \| \S/gm)].map(([, name]) => name);
  const inside = kinds.flatMap(({ tables }) => tables);
  expect(leftOut.filter((name) => inside.includes(name ?? ''))).toEqual([]);
  expect([...new Set([...leftOut, ...inside])].sort()).toEqual(rows.map(({ name }) => name).sort());
});

test('SET-1 docs/export.md describes every file of data', () => {
  const page = readFileSync(new URL('../../../docs/export.md', import.meta.url), 'utf8');
  const described = [...page.matchAll(/^- `([\w-]+)\.json`/gm)].map(([, name]) => name);
  expect(described).toEqual(kinds.map(({ name }) => name));
});

describe('SET-1 a copy of everything of mine', () => {
  test('holds what I wrote, planned, answered and showed, readable by programs and by people', async () => {
    const me = await world.enter({ username: 'xena', displayName: 'Xena <b>' });
    const xena = world.as(me);
    const { id: mediaId } = (await upload(me)).json();
    await xena.put('/api/me/picture', { mediaId });
    await say(world, me, 'A quiet ridge.');
    await follow(world, me, world.ben);
    const venue = { name: 'Thun', formattedAddress: 'Thun, Switzerland', lat: 46.76, lng: 7.63 };
    const hosted = await xena.post('/api/huddles', planOf(world.platform.now(), { name: 'Mine', venue }));
    const other = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now(), {}));
    await xena.put(`/api/huddles/${other.body.id}/rsvp`, { rsvpType: 'YES' });
    await found(world, me, { name: 'Ridge club' });
    const files = await exported(me);
    expect(dataOf(files, 'profile')).toMatchObject([{ username: 'xena', email: 'xena@trailfolk.example' }]);
    expect(dataOf(files, 'huddles')).toMatchObject([{ id: hosted.body.id, name: 'Mine', venue }]);
    expect(dataOf(files, 'answers')).toContainEqual(
      expect.objectContaining({ huddleId: other.body.id, answer: 'YES' }),
    );
    expect(dataOf(files, 'posts')).toHaveLength(1);
    expect(dataOf(files, 'follows')).toMatchObject([{ username: 'ben' }]);
    expect(dataOf(files, 'communities')).toMatchObject([{ name: 'Ridge club' }]);
    expect(Object.keys(files)).toContain(`pictures/${mediaId}.webp`);
    expect(files['outings.ics']).toContain('SUMMARY:Mine');
    expect(files['routes.gpx']).toContain('lat="46.76"');
    expectPagesWhole(files);
  });

  test('holds nothing of an outing that I may not see any more but my own answer', async () => {
    const me = await world.enter({ username: 'yuri' });
    const made = await world
      .as(world.asha)
      .post('/api/huddles', planOf(world.platform.now(), { name: 'Kestrelhut', privacy: 'PRIVATE' }));
    const { id } = made.body;
    const { db } = world.platform.database;
    const invited = { huddle_id: id, person_id: me.personId, invited_at: world.platform.now() };
    await db.insertInto('participations').values(invited).execute();
    await world.as(me).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
    expect(dataOf(await exported(me), 'answers')).toMatchObject([{ huddle: 'Kestrelhut' }]);
    await world
      .as(world.asha)
      .put(`/api/huddles/${id}/participants/${me.personId}/admission`, { admitted: false });
    const answers = dataOf(await exported(me), 'answers');
    expect(answers).toMatchObject([{ huddleId: id, huddle: null, startsAt: null }]);
  });

  test('is mine alone, wants a fresh log-in, runs once at a time, and is gone after seven days', async () => {
    const me = await world.enter({ username: 'zoe' });
    expect((await ask(me)).status).toBe(200);
    expect((await ask(me)).body.code).toBe('EXPORT_RUNS');
    expect((await fetchFile(me, (await list(me))[0].id)).body.code).toBe('EXPORT_ENDED');
    await world.runJobs();
    const [{ id }] = await list(me);
    expect((await fetchFile(me, id)).status).toBe(200);
    expect((await fetchFile(world.ben, id)).status).toBe(404);
    const told = (await world.as(me).get('/api/notifications')).body.items;
    expect(told).toMatchObject([{ kind: 'EXPORT_READY', object: { type: 'EXPORT', id } }]);
    for (const _ of [2, 3]) {
      expect((await ask(me)).status).toBe(200);
      await world.runJobs();
    }
    expect((await ask(me)).body.code).toBe('EXPORTS_TODAY');
    world.forward(7 * DAY_MS);
    for (const stale of [
      await world.as(me).post('/api/me/exports', {}),
      await world.as(me).get(`/api/me/exports/${id}/file`),
    ])
      expect(stale.body.code).toBe('LOG_IN_AGAIN');
    expect((await fetchFile(me, id)).body.code).toBe('EXPORT_ENDED');
    await world.platform.database.pool.query(`select graphile_worker.add_job('end-exports')`);
    await world.runJobs();
    expect((await list(me)).map(({ state }: { state: string }) => state)).toEqual([
      'ENDED',
      'ENDED',
      'ENDED',
    ]);
  });
});

function upload({ token }: CastMember) {
  return goodPicture(40, 40).then((picture) =>
    world.app.inject({
      method: 'POST',
      url: '/api/media',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
      payload: Buffer.from(picture),
    }),
  );
}

/** Each link of a page leads to a file of the zip, and words of people are no markup. */
function expectPagesWhole(files: Record<string, string>): void {
  const names = new Set(Object.keys(files));
  for (const [name, page] of Object.entries(files)) {
    if (!name.endsWith('.html')) continue;
    expect(page).not.toContain('<b>');
    for (const [, href = ''] of page.matchAll(/(?:href|src)="([^"#:]+)"/g))
      expect(names, `${name} links to ${href}`).toContain(new URL(href, `zip:/${name}`).pathname.slice(1));
  }
}
