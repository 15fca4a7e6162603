import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { begin as beginStory, publish, save } from '#areas/inspiration/server/testing/write-story.ts';
import { bringCopy, sendCopy, takeCopy, textsOf } from '#areas/leaving/server/testing/copies.ts';
import { follow, say } from '#areas/post/server/testing/say.ts';
import { goodPicture } from '#platform/server/media/picture-corpus.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import type { CastMember } from './testing/cast.ts';

const HERE = 'https://here.example';
const THERE = 'https://there.example';

let there: TestApp;
let here: TestApp;
beforeAll(async () => {
  [there, here] = await Promise.all([
    buildTestApp({ PUBLIC_ORIGIN: THERE }),
    buildTestApp({ PUBLIC_ORIGIN: HERE }),
  ]);
  // What was written there lies in the past here.
  here.forward(3_600_000);
});
afterAll(() => Promise.all([there.close(), here.close()]));

async function upload(world: TestApp, who: CastMember): Promise<string> {
  const type = { 'content-type': 'image/jpeg' };
  return (await world.as(who).post('/api/media', await goodPicture(40, 40), type)).body.id;
}

const dataOf = (files: Record<string, string>, name: string) => JSON.parse(files[`data/${name}.json`] ?? '');
const countsOf = (found: { kinds: { kind: string }[] }) =>
  Object.fromEntries(found.kinds.map(({ kind, ...counts }) => [kind, counts]));

/** Somebody with a bit of everything that can be brought in. */
async function rich(world: TestApp, username: string): Promise<CastMember> {
  const who = await world.enter({ username, displayName: 'Xena Zip' });
  const me = world.as(who);
  await me.put('/api/me', {
    bio: 'Ridges.',
    interestTags: ['Hiking'],
    gender: 'f',
    height: 170,
    theme: 'DARK',
  });
  await me.put('/api/me/picture', { mediaId: await upload(world, who) });
  await follow(world, who, world.ben);
  const first = await say(world, who, 'With @ben on the ridge. #alps', {
    pictures: [{ mediaId: await upload(world, who), alt: 'The ridge' }],
  });
  world.forward(60_000);
  await say(world, who, 'Again!', { refPostId: first, visibility: 'FOLLOWERS' });
  const story = await publish(world, who, { title: 'Read me' });
  await save(world, who, story, { title: 'Not yet for readers' }, 2);
  await save(world, who, await beginStory(world, who), { title: 'A draft' });
  return who;
}

/** What the issue of a copy calls equal: the same words, people, times and pictures. */
function comparable(files: Record<string, string>) {
  const profile = dataOf(files, 'profile')[0];
  const { id: _, createdAt: __, onboardedAt: ___, ...about } = profile;
  return {
    about,
    settings: dataOf(files, 'settings'),
    follows: dataOf(files, 'follows').map(({ username }: { username: string }) => username),
    posts: dataOf(files, 'posts').map(({ parameters, ...post }: { parameters: { id: string }[] }) => ({
      ...post,
      // People have another id here, and the same name.
      parameters: parameters.map(({ id: _id, ...each }) => each),
    })),
    articles: dataOf(files, 'articles'),
    pictures: dataOf(files, 'pictures').map(
      ({ createdAt: _at, ...picture }: { createdAt: string }) => picture,
    ),
  };
}

describe('SET-2 a copy is brought into another installation', () => {
  test('what is exported there, imported here and exported again is equal', async () => {
    const zip = await takeCopy(there, await rich(there, 'xena'));
    const me = await here.enter({ username: 'xena', displayName: 'Somebody' });
    const looked = await sendCopy(here, me, zip);
    expect(looked).toMatchObject({ state: 'READ', fault: null });
    expect(looked.found).toMatchObject({ origin: THERE, username: 'xena' });
    expect(countsOf(looked.found)).toEqual({
      profile: { fresh: 1, here: 0, left: 0 },
      settings: { fresh: 1, here: 0, left: 0 },
      follows: { fresh: 1, here: 0, left: 0 },
      posts: { fresh: 2, here: 0, left: 0 },
      articles: { fresh: 2, here: 0, left: 0 },
    });
    // Looking brings nothing in.
    expect(dataOf(await textsOf(await takeCopy(here, me)), 'posts')).toEqual([]);
    const done = await bringCopy(here, me, zip);
    expect(done).toMatchObject({ state: 'DONE', fault: null, done: 7, total: 7 });
    expect(countsOf(done.found)).toEqual(countsOf(looked.found));
    const [before, after] = [await textsOf(zip), await textsOf(await takeCopy(here, me))];
    expect(comparable(after)).toEqual(comparable(before));
    // The other one is for followers.
    const shown = (await here.as(here.ben).get('/api/posts/of/xena')).body.content;
    expect(shown).toMatchObject([{ content: 'With {{ben}} on the ridge. #alps' }]);
  });

  test('again it makes no doubles, and nobody was told', async () => {
    const author = await rich(there, 'yara');
    const zip = await takeCopy(there, author);
    const me = await here.enter({ username: 'yara' });
    await bringCopy(here, me, zip, ['posts', 'articles']);
    const again = await bringCopy(here, me, zip, ['posts', 'articles']);
    expect(countsOf(again.found)).toEqual({
      posts: { fresh: 0, here: 2, left: 0 },
      articles: { fresh: 0, here: 2, left: 0 },
    });
    const files = await textsOf(await takeCopy(here, me));
    expect(dataOf(files, 'posts')).toHaveLength(2);
    expect(dataOf(files, 'articles')).toHaveLength(2);
    // What was not chosen is not brought in.
    expect(dataOf(files, 'follows')).toEqual([]);
    const told = await here.as(here.ben).get('/api/notifications');
    expect(told.text).not.toContain('yara');
    // In the place it comes from all of it is there.
    const home = await sendCopy(there, author, zip);
    expect(countsOf(home.found)).toMatchObject({
      posts: { fresh: 0, here: 2, left: 0 },
      follows: { here: 1 },
    });
  });

  test('people and quoted posts that are not here stay as words, or are left out', async () => {
    const zoe = await there.enter({ username: 'zoe' });
    await there.enter({ username: 'only.there', displayName: 'Only There' });
    const other = await say(there, there.asha, 'Asha says');
    await say(there, zoe, 'With @only.there', { refPostId: other });
    await there.as(zoe).put(`/api/posts/${other}/repost`, { reposted: true });
    await follow(there, zoe, there.cleo);
    const zip = await takeCopy(there, zoe);
    const me = await here.enter({ username: 'zoe' });
    await here.as(here.cleo).put(`/api/me/blocks/${me.personId}`);
    const done = await bringCopy(here, me, zip);
    expect(countsOf(done.found)).toMatchObject({
      posts: { fresh: 1, left: 1 },
      follows: { fresh: 0, here: 0, left: 1 },
    });
    const [post] = dataOf(await textsOf(await takeCopy(here, me)), 'posts');
    expect(post).toMatchObject({ content: 'With Only There', type: 'POST', parameters: [] });
  });

  test("an id that is another's here is left alone", async () => {
    const theft = await say(here, here.asha, 'Mine');
    const zip = await zipOf({ posts: [postOf({ id: theft, content: 'Stolen' })] });
    const me = await here.enter({ username: 'thief' });
    const done = await bringCopy(here, me, zip);
    expect(countsOf(done.found)).toMatchObject({ posts: { fresh: 0, here: 0, left: 1 } });
    const { rows } = await here.platform.database.pool.query(
      'select author_id, content from posts where id = $1',
      [theft],
    );
    expect(rows).toEqual([{ author_id: here.asha.personId, content: 'Mine' }]);
  });
});

const postOf = (changes: object) => ({
  id: '0190a000-0000-7000-8000-000000000001',
  state: 'PUBLISHED',
  type: 'POST',
  visibility: 'PUBLIC',
  content: 'Hello',
  parameters: [],
  refPostId: null,
  createdAt: '2026-01-01T10:00:00Z',
  publishedAt: '2026-01-01T10:00:00Z',
  editedAt: null,
  hiddenAt: null,
  pictures: [],
  ...changes,
});

/** A zip as we write it, with changes to its manifest and files beside. */
async function zipOf(
  data: Record<string, object[]>,
  { manifest = {}, more = {} }: { manifest?: object; more?: Record<string, Buffer> } = {},
): Promise<Buffer> {
  const files: [string, Buffer][] = Object.entries(data).map(([name, entries]) => [
    `data/${name}.json`,
    Buffer.from(`[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`),
  ]);
  const notes = files.map(([name, bytes]) => ({
    name,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }));
  const list = {
    format: 'trailfolk-export',
    version: 1,
    madeAt: '2026-01-02T00:00:00Z',
    origin: THERE,
    person: { id: 'somebody', username: 'somebody' },
    files: notes,
    ...manifest,
  };
  const zip = new ZipFile();
  for (const [name, bytes] of [...files, ...Object.entries(more)]) zip.addBuffer(bytes, name);
  zip.addBuffer(Buffer.from(JSON.stringify(list)), 'manifest.json');
  zip.end();
  return buffer(zip.outputStream);
}

/** The same bytes with a name, or a word, exchanged for another of the same length. */
function exchanged(archive: Buffer, one: string, other: string): Buffer {
  return Buffer.from(archive.toString('latin1').replaceAll(one, other), 'latin1');
}

describe('SET-2 what cannot be brought in says why, and brings in nothing', () => {
  const posts = { posts: [postOf({})] };
  const mega = 1024 * 1024;
  test.each<[string, () => Promise<Buffer>, string]>([
    ['no zip', async () => Buffer.alloc(500, 'x'), 'DAMAGED'],
    ['the first half', async () => half(await zipOf(posts)), 'DAMAGED'],
    [
      'a name that leads out',
      async () =>
        exchanged(await zipOf(posts, { more: { 'xx/evil': Buffer.from('x') } }), 'xx/evil', '../evil'),
      'DAMAGED',
    ],
    ['a bomb', () => zipOf(posts, { more: { 'data/bomb.json': Buffer.alloc(65 * mega) } }), 'TOO_LARGE'],
    ['another zip', () => zipOf(posts, { manifest: { format: 'photos' } }), 'NOT_OURS'],
    ['of a newer program', () => zipOf(posts, { manifest: { version: 2 } }), 'NEWER'],
    ['of somebody else of this place', () => zipOf(posts, { manifest: { origin: HERE } }), 'NOT_YOURS'],
    [
      'a missing file',
      () => zipOf(posts, { manifest: { files: [{ name: 'data/likes.json', bytes: 3, sha256: '' }] } }),
      'DAMAGED',
    ],
    [
      'a changed file',
      () => zipOf(posts, { manifest: { files: [{ name: 'data/posts.json', bytes: 330, sha256: '00' }] } }),
      'DAMAGED',
    ],
  ])('%s', async (_, make, fault) => {
    const me = await here.enter({ username: `bad${Math.random().toString(36).slice(2, 10)}` });
    const seen = await sendCopy(here, me, await make());
    expect(seen).toMatchObject({ state: 'REFUSED', fault, found: null });
    const begun = await here.as(me).put(`/api/me/imports/${seen.id}`, { kinds: ['posts'] });
    expect(begun.body.code).toBe('IMPORT_MOVED_ON');
  });

  test('entries that are none are left out, and the others come', async () => {
    const me = await here.enter({ username: 'mixed' });
    const good = postOf({ id: '0190a000-0000-7000-8000-00000000beef' });
    const bad = [{}, postOf({ id: 'x' }), postOf({ content: 'x'.repeat(5_000) }), postOf({ content: ' ' })];
    const done = await bringCopy(here, me, await zipOf({ posts: [...bad, good] }), ['posts']);
    expect(countsOf(done.found)).toEqual({ posts: { fresh: 1, here: 0, left: 4 } });
  });
});

const half = (archive: Buffer) => archive.subarray(0, archive.length / 2);

describe('SET-2 the file on its way', () => {
  test('parts come in order, and one that was sent twice is there once', async () => {
    const me = await here.enter({ username: 'parts' });
    const zip = await zipOf({ posts: [postOf({ id: '0190a000-0000-7000-8000-00000000aaaa' })] });
    const { id } = (await here.as(me).post('/api/me/imports', { bytes: zip.length })).body;
    const type = { 'content-type': 'application/octet-stream' };
    const put = (part: number, bytes: Buffer) =>
      here.as(me).put(`/api/me/imports/${id}/parts/${part}`, bytes, type);
    expect((await put(0, half(zip))).body.code).toBe('IMPORT_PART_WRONG');
    expect((await put(1, zip)).body.code).toBe('IMPORT_PART_WRONG');
    expect((await here.as(here.ben).put(`/api/me/imports/${id}/parts/0`, zip, type)).status).toBe(404);
    expect((await put(0, zip)).body).toEqual({ arrived: zip.length });
    expect((await put(0, zip)).body).toEqual({ arrived: zip.length });
    // While it is read nothing else may begin.
    expect((await here.as(me).post('/api/me/imports', { bytes: 100 })).body.code).toBe('IMPORT_RUNS');
    expect((await here.as(me).delete(`/api/me/imports/${id}`)).body.code).toBe('IMPORT_RUNS');
    await here.runJobs();
    expect((await here.as(here.ben).delete(`/api/me/imports/${id}`)).status).toBe(404);
    expect((await here.as(me).delete(`/api/me/imports/${id}`)).status).toBe(200);
    expect((await here.as(me).get('/api/me/imports')).body.import).toBeNull();
    await expectNoFiles(id);
  });

  test('a file that nobody goes on with is deleted after seven days, and a new one gives the old one way', async () => {
    const me = await here.enter({ username: 'slow' });
    const zip = await zipOf({});
    const first = await sendCopy(here, me, zip);
    const second = await sendCopy(here, me, zip);
    expect(second.id).not.toBe(first.id);
    await expectNoFiles(first.id);
    here.forward(7 * 24 * 3_600_000 + 1);
    await here.platform.database.pool.query(`select graphile_worker.add_job('end-imports')`);
    await here.runJobs();
    await expectNoFiles(second.id);
    expect((await here.as(me).get('/api/me/imports')).body.import).toBeNull();
  });
});

async function expectNoFiles(id: string): Promise<void> {
  for await (const key of here.platform.storage.list()) expect(key).not.toContain(id);
}
