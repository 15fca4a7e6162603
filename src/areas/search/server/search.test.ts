import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import { forgetWords } from './candidates/writes.ts';
import { learnMeanings, thinksAbout } from './meanings/near-by-meaning.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

interface Item {
  readonly kind: string;
  readonly title: string;
  readonly path: string;
}

async function find(who: CastMember, q: string, more = ''): Promise<Item[]> {
  const answer = await world.as(who).get(`/api/search?q=${encodeURIComponent(q)}${more}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.items;
}
const titles = async (who: CastMember, q: string, more = '') =>
  (await find(who, q, more)).map(({ title }) => title);

const DAY_MS = 86_400_000;

function planOf(now: Date, changes: object) {
  const [startDateTime, endDateTime] = [7, 7.3].map((days) =>
    new Date(now.getTime() + days * DAY_MS).toISOString(),
  );
  return { name: 'A walk', activity: 'HIKING', startDateTime, endDateTime, timeZone: 'UTC', ...changes };
}

async function plan(changes: object, who = world.asha): Promise<string> {
  return (await world.as(who).post('/api/huddles', planOf(world.platform.now(), changes))).body.id;
}

test('SRCH-1 words begin words, accents and case aside, the title before the text, what is over last', async () => {
  await plan({ name: 'Über den Gornergrat' });
  await plan({ name: 'Sunset picnic', description: 'With a view of the gornergrat.' });
  const over = await plan({ name: 'Gornergrat long ago' });
  await world.platform.database.pool.query(
    `update huddles set starts_at = starts_at - interval '90 days', ends_at = ends_at - interval '90 days' where id = $1`,
    [over],
  );
  expect(await titles(world.ben, 'uber gorner')).toEqual(['Über den Gornergrat']);
  expect(await titles(world.ben, 'gornergrat', '&kind=HUDDLE')).toEqual([
    'Über den Gornergrat',
    'Sunset picnic',
    'Gornergrat long ago',
  ]);
  expect(await titles(world.ben, 'gornergrat', '&kind=COMMUNITY')).toEqual([]);
});

test('SRCH-1 a typo is forgiven, and signs are no operators', async () => {
  await plan({ name: 'Matterhorn glacier trail' });
  expect(await titles(world.ben, 'trail materhorn')).toContain('Matterhorn glacier trail');
  expect(await titles(world.ben, 'materhorn glacer')).toContain('Matterhorn glacier trail');
  expect(await titles(world.ben, 'glac materhorn')).toContain('Matterhorn glacier trail');
  expect(await titles(world.ben, "') | !matterhorn:* & (")).toContain('Matterhorn glacier trail');
  expect(await titles(world.ben, '& | !')).toEqual([]);
});

test('SRCH-1 of what stands in more texts than are looked through, the newest are', async () => {
  await world.platform.database.pool.query(
    `insert into search_entries (kind, object_id, title, body, revision)
     select 'HUDDLE', lpad(n::text, 32, '0')::uuid, 'Long ago', 'A capybara bathed', nextval('search_revisions')
     from generate_series(1, 100) n`,
  );
  await plan({ name: 'Warm springs', description: 'A capybara bathed here.' });
  expect(await titles(world.ben, 'capybara bathed')).toEqual(['Warm springs']);
  expect(await titles(world.ben, 'capybara bat', '&kind=HUDDLE')).toEqual(['Warm springs']);
  await world.platform.database.pool.query(`delete from search_entries where title = 'Long ago'`);
});

test('SRCH-1 words are known by their spelling while a name holds them, and by no other name', async () => {
  const { pool, db } = world.platform.database;
  const known = async () =>
    (
      await pool.query(
        `select word from search_words where word in ('wombatland', 'pomegranate') order by word`,
      )
    ).rows;
  const id = await plan({ name: 'Wombatland pomegranate', description: 'Underwater basketry' });
  expect(await titles(world.ben, 'wombtland')).toEqual(['Wombatland pomegranate']);
  expect(await titles(world.ben, 'underwtaer')).toEqual([]);
  await pool.query(`update huddles set name = 'Pomegranate picking' where id = $1`, [id]);
  expect(await titles(world.ben, 'wombtland')).toEqual([]);
  await forgetWords(db);
  expect(await known()).toEqual([{ word: 'pomegranate' }]);
  await pool.query('delete from huddles where id = $1', [id]);
  expect(await known()).toEqual([]);
});

test('SRCH-1 a word that is quite wrong is forgiven among others, where nothing else is found', async () => {
  await plan({ name: 'Grindelwald First' });
  expect(await titles(world.ben, 'grindelwald frist')).toEqual(['Grindelwald First']);
  expect(await titles(world.ben, 'frist')).toEqual([]);
  await plan({ name: 'Frist am Grindelwald' });
  expect(await titles(world.ben, 'grindelwald frist')).toEqual(['Frist am Grindelwald']);
});

test('SRCH-1 every kind is found, with the page it leads to', async () => {
  await world.as(world.asha).post('/api/communities', { name: 'Quokka ramblers', tags: ['Quokka'] });
  const { id } = (await world.as(world.asha).post('/api/posts/init')).body;
  const words = { content: 'A quokka smiled at us', taggedUsers: {}, taggedLocations: {}, taggedHashes: [] };
  await world.as(world.asha).post(`/api/posts/${id}`, words);
  await world.enter({ username: 'quokka.fan', displayName: 'Quokka Fan' });
  await plan({ name: 'Quokka watching' });
  const found = await find(world.ben, 'quokka');
  expect(found.map(({ kind }) => kind).sort()).toEqual(['COMMUNITY', 'HUDDLE', 'PERSON', 'POST']);
  expect(found.find(({ kind }) => kind === 'PERSON')?.path).toBe('/quokka.fan');
  expect(found.find(({ kind }) => kind === 'POST')?.path).toBe(`/home/timeline/view/${id}`);
});

test('SRCH-1 nothing is found that its page would not show', async () => {
  await plan({ name: 'Zyzzyva in private', privacy: 'PRIVATE' });
  const draft = await plan({ name: 'Zyzzyva draft' });
  await world.platform.database.pool.query(`update huddles set status = 'DRAFT' where id = $1`, [draft]);
  const asha = world.as(world.asha);
  await asha.post('/api/communities', { name: 'Zyzzyva hidden', privacy: 'HIDDEN' });
  await asha.post('/api/communities', { name: 'A quiet club', privacy: 'PRIVATE', description: 'Zyzzyva' });
  const { id } = (await asha.post('/api/posts/init')).body;
  const words = { content: 'Zyzzyva', taggedUsers: {}, taggedLocations: {}, taggedHashes: [] };
  await asha.post(`/api/posts/${id}`, { ...words, visibility: 'FOLLOWERS' });
  expect(await find(world.cleo, 'zyzzyva')).toEqual([]);
  expect((await titles(world.asha, 'zyzzyva')).sort()).toEqual([
    'Asha Rai',
    'Zyzzyva hidden',
    'Zyzzyva in private',
  ]);

  await plan({ name: 'Axolotl evening' });
  expect(await titles(world.cleo, 'axolotl')).toEqual(['Axolotl evening']);
  await world.as(world.cleo).put(`/api/me/blocks/${world.asha.personId}`);
  expect(await find(world.cleo, 'axolotl')).toEqual([]);
  expect(await find(world.cleo, 'asha rai', '&kind=PERSON')).toEqual([]);
  await world.as(world.cleo).delete(`/api/me/blocks/${world.asha.personId}`);
});

test('SRCH-1 a change is found at once, and what is gone is not', async () => {
  const id = await plan({ name: 'Wombat walk' });
  const { edition } = (await world.as(world.asha).get(`/api/huddles/${id}/plan`)).body;
  const changed = planOf(world.platform.now(), { name: 'Numbat walk' });
  await world.as(world.asha).put(`/api/huddles/${id}/plan`, { plan: changed, edition });
  expect(await find(world.ben, 'wombat', '&kind=HUDDLE')).toEqual([]);
  expect(await titles(world.ben, 'numbat', '&kind=HUDDLE')).toEqual(['Numbat walk']);
  await world.as(world.asha).post(`/api/huddles/${id}/cancellation`, { reason: 'Rain' });
  expect(await find(world.ben, 'numbat', '&kind=HUDDLE')).toEqual([]);
});

test('SRCH-1 what is typed elsewhere costs no thread of meanings; its page and Aurora’s begin it before it is asked', async () => {
  const fresh = await buildTestApp();
  const search = (more: string) => fresh.as(fresh.ben).get(`/api/search?q=ridge${more}`);
  expect((await search('')).status).toBe(200);
  expect(thinksAbout(fresh.platform)).toBe(false);
  expect((await search('&byMeaning=soon')).status).toBe(200);
  expect(thinksAbout(fresh.platform)).toBe(true);
  await fresh.close();
  const other = await buildTestApp();
  expect((await other.as(other.ben).get('/api/aurora/suggestions')).status).toBe(200);
  expect(thinksAbout(other.platform)).toBe(true);
  expect((await other.as(other.ben).get('/api/search?q=ridge&byMeaning=true')).status).toBe(200);
  await other.close();
});

test('SRCH-1 what says the same in other words is found when meaning is asked for', async () => {
  await plan({
    name: 'First light on the ridge',
    description: 'We start in the dark and watch the sun rise.',
  });
  await plan({
    name: 'Boulder hall',
    description: 'Indoor climbing on plastic holds, shoes can be borrowed.',
  });
  await plan({ name: 'Fondue by the stove', description: 'Cheese, bread and songs in a warm hut.' });
  await learnMeanings(world.platform);
  const wanted = 'early morning outing at dawn';
  expect(await titles(world.ben, wanted)).toEqual([]);
  expect((await titles(world.ben, wanted, '&byMeaning=true'))[0]).toBe('First light on the ridge');
  const warm = await titles(world.ben, 'dinner with melted cheese', '&byMeaning=true&kind=HUDDLE');
  expect(warm[0]).toBe('Fondue by the stove');
});

test('SRCH-1 an inspiration is found by what it says while readers see it', async () => {
  const asha = world.as(world.asha);
  const { id } = (await asha.post('/api/inspirations')).body;
  const words = { type: 'paragraph', content: [{ type: 'text', text: 'Merino keeps the narwhal warm.' }] };
  const about = { title: 'Layers that work', summary: 'Three are enough', topics: ['GEAR'], health: false };
  const form = { ...about, coverPictureId: null, document: { type: 'doc', content: [words] } };
  const { edition } = (await asha.put(`/api/inspirations/${id}/draft`, { form, edition: 1 })).body;
  expect(await find(world.ben, 'narwhal')).toEqual([]);
  await asha.post(`/api/inspirations/${id}/publication`, { edition });
  expect(await find(world.ben, 'narwhal')).toMatchObject([
    { kind: 'INSPIRATION', title: 'Layers that work', path: `/inspiration/view/${id}` },
  ]);
  expect((await asha.delete(`/api/inspirations/${id}/publication`)).status).toBe(200);
  expect(await find(world.ben, 'narwhal')).toEqual([]);
});

test('SRCH-1 a carpool is found by its areas, never by an address', async () => {
  const stage = stageOf(world);
  const id = await stage.offer(world.asha, { whoMayAsk: 'EVERYONE' });
  const { pool } = world.platform.database;
  const { rows } = await pool.query<{ town: string }>(`select origin_area->>'name' as town from carpools`);
  const found = await find(world.ben, rows[0]?.town ?? '', '&kind=CARPOOL');
  expect(found.map(({ path }) => path)).toEqual([`/carpool/view/new/${id}`]);
  expect(JSON.stringify(found)).not.toContain('Seeweg');
  expect(await find(world.ben, 'Seeweg', '&kind=CARPOOL')).toEqual([]);
  expect(await find(world.asha, 'Alpweg', '&kind=CARPOOL')).toEqual([]);
});
