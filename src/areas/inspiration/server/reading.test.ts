import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { mayRead } from '../rules/access.ts';
import { paragraph, publish } from './testing/write-story.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp({ PUBLIC_ORIGIN: 'https://trailfolk.example' });
});
afterAll(() => world.close());

const ids = (answer: { body: { items: { id: string }[] } }) => answer.body.items.map(({ id }) => id);
const list = (query = '') => world.as(null).get(`/api/public/inspirations${query}`);
const ask = (sql: string, values: unknown[] = []) => world.platform.database.pool.query(sql, values);
const titled = (title: string, more: object = {}) => ({ title, ...more });

describe('lists', () => {
  test('INS-1 stories are found by topic and by the beginning of any word, accents or not', async () => {
    const food = await publish(world, world.asha, titled('Öl und Brot', { topics: ['FOOD', 'HEALTH'] }));
    const map = await publish(world, world.ben, titled('Reading a map', { topics: ['NAVIGATION'] }));
    expect(ids(await list('?limit=2'))).toEqual([map, food]);
    expect(ids(await list('?topic=HEALTH'))).toEqual([food]);
    expect(ids(await list('?q=ol%20bro'))).toEqual([food]);
    expect(ids(await list("?q=')%20|%20!"))).toEqual([]);
    expect(ids(await list('?q=compass'))).toEqual([]);
    const first = await list('?limit=1');
    expect(ids(await list(`?limit=1&after=${first.body.next}`))).toEqual([food]);
    expect((await world.as(null).get(`/api/public/inspirations/${map}/related`)).body.items[0].id).toBe(food);
  });

  test('INS-3 a reading list stands in the order of saving; the page of mine shows numbers', async () => {
    const dara = await world.enter({ username: 'dara' });
    const [one, other] = [await publish(world, dara), await publish(world, dara)];
    for (const id of [other, one])
      await world.as(world.cleo).put(`/api/inspirations/${id}/saved`, { saved: true });
    const saved = () => world.as(world.cleo).get('/api/inspirations?only=SAVED');
    expect(ids(await saved())).toEqual([one, other]);
    expect((await saved()).body.items[0].saved).toBe(true);
    await world.as(world.cleo).put(`/api/inspirations/${one}/saved`, { saved: false });
    expect(ids(await saved())).toEqual([other]);
    const mine = (await world.as(dara).get('/api/inspirations/authored')).body.items;
    expect(mine.map((item: object) => item)).toMatchObject([
      { id: other, saveCount: 1 },
      { id: one, saveCount: 0 },
    ]);
  });

  test('INS-3 by people I follow, but not whom I have muted; whom I blocked I do not find at all', async () => {
    const [emil, fay] = [await world.enter({ username: 'emil' }), await world.enter({ username: 'fay' })];
    const id = await publish(world, emil);
    const followed = () => world.as(fay).get('/api/inspirations?only=FOLLOWED');
    expect(ids(await followed())).toEqual([]);
    await ask(`insert into follows (follower_id, followee_id, state) values ($1, $2, 'FOLLOWING')`, [
      fay.personId,
      emil.personId,
    ]);
    expect(ids(await followed())).toEqual([id]);
    await ask(`insert into mutes (muter_id, muted_id) values ($1, $2)`, [fay.personId, emil.personId]);
    expect(ids(await followed())).toEqual([]);
    expect(ids(await world.as(fay).get('/api/inspirations?limit=50'))).not.toContain(id);
    await ask('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [emil.personId, fay.personId]);
    expect((await world.as(fay).get(`/api/inspirations/${id}`)).status).toBe(404);
  });
});

test('INS-3 who follows many reads the same as who follows few: those whom they follow, the newest first', async () => {
  const [gia, hana, ivo, jo] = await Promise.all(
    ['gia', 'hana', 'ivo', 'joel'].map((username) => world.enter({ username })),
  );
  if (!gia || !hana || !ivo || !jo) throw new Error('somebody did not enter');
  const [first, second] = [await publish(world, hana), await publish(world, ivo)];
  await publish(world, jo);
  const follow = (whom: string, state: string) =>
    ask('insert into follows (follower_id, followee_id, state) values ($1, $2, $3)', [
      gia.personId,
      whom,
      state,
    ]);
  await follow(hana.personId, 'FOLLOWING');
  await follow(ivo.personId, 'FOLLOWING');
  await follow(jo.personId, 'REQUESTED');
  const read = async () => ids(await world.as(gia).get('/api/inspirations?only=FOLLOWED&limit=1'));
  const fill = (from: number, to: number) =>
    ask(
      `with more as (insert into people (id, display_name, created_at)
         select gen_random_uuid(), 'One ' || n, now() from generate_series($2::int, $3::int) n returning id)
       insert into follows (follower_id, followee_id, state) select $1, id, 'FOLLOWING' from more`,
      [gia.personId, from, to],
    );
  await fill(1, 298);
  expect(await read()).toEqual([second]);
  await fill(299, 299);
  expect(await read()).toEqual([second]);
  const { next } = (await world.as(gia).get('/api/inspirations?only=FOLLOWED&limit=1')).body;
  const rest = (await world.as(gia).get(`/api/inspirations?only=FOLLOWED&after=${next}`)).body;
  expect([rest.items.map(({ id }: { id: string }) => id), rest.next]).toEqual([[first], null]);
});

describe('one story', () => {
  let people = 0;

  test.each([
    ['a stranger', {}, {}],
    ['its author', {}, { isAuthor: true }],
    ['somebody blocked', {}, { blocked: true }],
    ['a stranger, of a draft', { published: false }, {}],
    ['a stranger, of somebody suspended', { authorShown: false }, {}],
  ])('INS-1 rule and query say the same of %s', async (_, story, reader) => {
    people += 1;
    const author = await world.enter({ username: `author.${people}` });
    const other = await world.enter({ username: `other.${people}` });
    const id = await publish(world, author);
    const facts = { published: true, authorShown: true, ...story };
    const standing = { isAuthor: false, blocked: false, ...reader };
    if (!facts.published) await world.as(author).delete(`/api/inspirations/${id}/publication`);
    if (!facts.authorShown)
      await ask('update people set suspended_at = now() where id = $1', [author.personId]);
    if (standing.blocked)
      await ask('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [
        author.personId,
        other.personId,
      ]);
    const who = standing.isAuthor ? author : other;
    const answer = await world.as(who).get(`/api/inspirations/${id}`);
    expect(answer.status === 200).toBe(mayRead(facts, standing));
  });

  async function plan(name: string, privacy: string): Promise<string> {
    const [startDateTime, endDateTime] = ['2026-07-20T08:00:00Z', '2026-07-20T12:00:00Z'];
    const venue = { name: 'Boat house', formattedAddress: 'Brunnen', lat: 46.99, lng: 8.6 };
    const body = { name, privacy, startDateTime, endDateTime, timeZone: 'UTC', venue };
    return (await world.as(world.asha).post('/api/huddles', body)).body.id;
  }

  test('INS-2 the card of a private huddle names it to those who may see it, and to nobody else', async () => {
    const [huddle, publicHuddle] = [
      await plan('Secret ridge', 'PRIVATE'),
      await plan('Open ridge', 'PUBLIC'),
    ];
    const card = (id: string) => ({ type: 'card', attrs: { kind: 'HUDDLE', id } });
    const mention = { type: 'mention', attrs: { id: world.ben.personId } };
    const content = [
      card(huddle),
      card(publicHuddle),
      { type: 'paragraph', content: [mention] },
      paragraph('x'),
    ];
    const id = await publish(world, world.asha, { document: { type: 'doc', content } });
    const seen = async (who: CastMember | null) => {
      const at = who ? `/api/inspirations/${id}` : `/api/public/inspirations/${id}`;
      const answer = await world.as(who).get(at);
      return { names: answer.body.named.cards.map(({ name }: { name: string }) => name), text: answer.text };
    };
    expect((await seen(world.asha)).names).toEqual(['Secret ridge', 'Open ridge']);
    for (const who of [null, world.cleo]) {
      const { names, text } = await seen(who);
      expect(names).toEqual(['Open ridge']);
      expect(text).not.toContain('Secret ridge');
      expect(text).toContain('"Ben Okafor"');
    }
    await ask('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [
      world.ben.personId,
      world.cleo.personId,
    ]);
    expect((await seen(world.cleo)).text).not.toContain('Ben Okafor');
    await ask('delete from blocks where blocker_id = $1', [world.ben.personId]);
  });

  test('INS-2 an author finds what they see to put beside the words, and nothing private of others', async () => {
    const hidden = await plan('Kestrel ridge, secret', 'PRIVATE');
    const open = await plan('Kestrel ridge', 'PUBLIC');
    const search = async (who: CastMember) =>
      ids(await world.as(who).get('/api/inspirations/cards?q=kestrel%20r'));
    expect((await search(world.asha)).sort()).toEqual([hidden, open].sort());
    expect(await search(world.ben)).toEqual([open]);
    expect(ids(await world.as(world.ben).get('/api/inspirations/cards?q=%25%25'))).toEqual([]);
  });

  test('S5 who only asked to come to a private huddle finds its name, and not where it takes place', async () => {
    const id = await plan('Osprey bay', 'PRIVATE');
    const link = await world.as(world.asha).post('/api/links', { objectType: 'HUDDLE', objectId: id });
    const answer = { rsvpType: 'YES', link: link.body.uid };
    expect((await world.as(world.cleo).put(`/api/huddles/${id}/rsvp`, answer)).status).toBe(200);
    const found = (who: CastMember) => world.as(who).get('/api/inspirations/cards?q=osprey');
    expect((await found(world.cleo)).body.items).toMatchObject([{ id, name: 'Osprey bay', detail: '' }]);
    expect((await found(world.asha)).body.items[0].detail).not.toBe('');
  });

  test('S5 the place of a private community is found by its members only', async () => {
    const location = { name: 'Merlin valley', formattedAddress: 'Merlin valley', lat: 46.5, lng: 8.5 };
    const founded = { name: 'Merlin watchers', privacy: 'PRIVATE', location };
    await world.as(world.asha).post('/api/communities', founded);
    const found = (who: CastMember) => world.as(who).get('/api/inspirations/cards?q=merlin%20w');
    expect((await found(world.ben)).body.items).toMatchObject([{ name: 'Merlin watchers', detail: '' }]);
    expect((await found(world.asha)).body.items).toMatchObject([{ detail: 'Merlin valley' }]);
  });

  test('INS-1 liking is counted once and taken back; a comment stands under it', async () => {
    const id = await publish(world, world.asha);
    const like = (who: CastMember, liked: boolean) =>
      world.as(who).put(`/api/inspirations/${id}/like`, { liked });
    await like(world.ben, true);
    expect((await like(world.ben, true)).body.likeCount).toBe(1);
    expect((await like(world.cleo, true)).body.likeCount).toBe(2);
    expect((await like(world.ben, false)).body.likeCount).toBe(1);
    await world.as(world.ben).post(`/api/inspirations/${id}/comments`, { text: 'Thanks' });
    const read = (await world.as(world.cleo).get(`/api/inspirations/${id}`)).body;
    expect(read).toMatchObject({ likeCount: 1, commentCount: 1, liked: true, mine: false, minutes: 1 });
  });

  test('INS-3 a reader is counted once a day, and nothing of them is left the day after', async () => {
    const id = await publish(world, world.asha);
    const read = (device: string) =>
      world.as(null).post(`/api/public/inspirations/${id}/readings`, undefined, { 'user-agent': device });
    for (const device of ['one', 'one', 'two']) expect((await read(device)).status).toBe(200);
    const count = async () =>
      (await ask('select reader_count from inspirations where id = $1', [id])).rows[0];
    expect(await count()).toEqual({ reader_count: 2 });
    world.forward(24 * 3_600_000);
    await ask(`select graphile_worker.add_job('forget-readings')`);
    await world.runJobs();
    expect((await ask('select 1 from inspiration_readings')).rows).toEqual([]);
    expect((await ask('select 1 from reading_salts')).rows).toEqual([]);
    await read('one');
    expect(await count()).toEqual({ reader_count: 3 });
  });

  test('SITE-2 a feed for readers, a preview picture and a drawn cover', async () => {
    const id = await publish(world, world.asha, titled('Wool & <rain>'));
    const feed = await world.as(null).get('/api/public/inspirations/feed.xml');
    expect(feed.headers['content-type']).toContain('atom+xml');
    expect(feed.text).toContain('<title>Wool &amp; &lt;rain&gt;</title>');
    expect(feed.text).toContain(`https://trailfolk.example/inspiration/view/${id}`);
    const card = await world.as(null).get(`/api/public/inspirations/${id}/card.jpg?v=1`);
    expect(card.headers['content-type']).toBe('image/jpeg');
    const { coverUrl } = (await world.as(null).get(`/api/public/inspirations/${id}`)).body;
    const cover = await world.as(null).get(`${coverUrl}&w=640`);
    expect(cover.headers['content-type']).toBe('image/svg+xml');
  });
});
