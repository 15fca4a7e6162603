import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { Place } from '../contract.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

async function search(query: string): Promise<Place[]> {
  const answer = await world.as(world.asha).get(`/api/places?${query}`);
  expect(answer.status).toBe(200);
  return answer.body.places;
}

test.each([
  ['munchen', 'Munich, Bavaria, Germany'],
  ['Münch', 'Munich, Bavaria, Germany'],
  ['munich', 'Munich, Bavaria, Germany'],
  ['boulder co', 'Boulder, Colorado, United States'],
  ['Boulder, Colorado', 'Boulder, Colorado, United States'],
  ['kathmandhu', 'Kathmandu, Bagmati Province, Nepal'],
  ['inssbruck', 'Innsbruck, Tyrol, Austria'],
  ['reykj', 'Reykjavík, Capital Region, Iceland'],
])('a place is found as it is typed, without accents or with a slip: %s', async (typed, address) => {
  const [first] = await search(`q=${encodeURIComponent(typed)}`);
  expect(first?.formattedAddress).toBe(address);
});

test('HUD-5 where somebody looks without saying where: at home, else in the biggest town of their zone', async () => {
  const usual = async (who = world.ben) => (await world.as(who).get('/api/places/usual')).body.place?.name;
  const change = (values: object) => world.as(world.ben).patch('/api/me', values);
  await change({ location: null, timeZone: 'Europe/Zurich' });
  expect(await usual()).toBe('Zürich');
  await change({ location: { name: 'Thun', formattedAddress: 'Thun, Switzerland', lat: 46.75, lng: 7.63 } });
  expect(await usual()).toBe('Thun');
  const { db } = world.platform.database;
  await db.updateTable('people').set({ time_zone: 'UTC' }).where('id', '=', world.cleo.personId).execute();
  expect(await usual(world.cleo)).toBeUndefined();
});

test('a place carries what a huddle needs of it: position, time zone, elevation', async () => {
  const [innsbruck] = await search('q=innsbruck&limit=1');
  expect(innsbruck).toMatchObject({ name: 'Innsbruck', timeZone: 'Europe/Vienna', elevation: 570 });
  expect(innsbruck?.lat).toBeCloseTo(47.26, 1);
  expect(innsbruck?.lng).toBeCloseTo(11.39, 1);
});

test('of places with one name, the nearer comes first when a point is given', async () => {
  const [anywhere] = await search('q=birmingham');
  expect(anywhere?.formattedAddress).toBe('Birmingham, England, United Kingdom');
  const [near] = await search('q=birmingham&near=33.4,-86.9');
  expect(near?.formattedAddress).toBe('Birmingham, Alabama, United States');
});

const livesAt = (lat: number | null, lng: number | null) =>
  world.platform.database.pool.query('update people set place_lat = $1, place_lng = $2 where id = $3', [
    lat,
    lng,
    world.asha.personId,
  ]);

test('P18 towns near where somebody lives come first, and others with one letter more', async () => {
  await livesAt(46.69, 7.85);
  for (const typed of ['bern', 'Ber']) {
    const [first] = await search(`q=${typed}`);
    expect(first?.formattedAddress, typed).toMatch(/, Switzerland$/);
  }
  const [berkeley] = await search('q=berkeley');
  expect(berkeley?.formattedAddress).toBe('Berkeley, California, United States');
  await livesAt(null, null);
});

test('P18 who has said no home looks near the biggest town of their time zone', async () => {
  const here = await world.enter({ username: 'tica', timeZone: 'America/Costa_Rica' });
  const { places } = (await world.as(here).get(`/api/places?q=${encodeURIComponent('san jose')}`)).body;
  expect(places[0].formattedAddress).toMatch(/Costa Rica$/);
  const [far] = await search(`q=${encodeURIComponent('san jose')}`);
  expect(far?.formattedAddress).not.toMatch(/Costa Rica$/);
});

test('P20 a country is found by its name in German, too', async () => {
  const bern = 'Bern, Switzerland';
  expect((await search('q=bern'))[0]?.formattedAddress).toBe(bern);
  for (const typed of ['bern, schweiz', 'bern schweiz']) {
    const found = await search(`q=${encodeURIComponent(typed)}`);
    expect(
      found.map((place) => place.formattedAddress),
      typed,
    ).toContain(bern);
  }
  const [atlanta] = await search(`q=${encodeURIComponent('atlanta, georgia')}`);
  expect(atlanta?.formattedAddress).toBe('Atlanta, Georgia, United States');
});

test('nothing that sounds alike is an empty list, not an error', async () => {
  expect(await search('q=xqzvkj')).toEqual([]);
  expect(await search(`q=${encodeURIComponent("%_'--")}`)).toEqual([]);
});

test.each(['', 'q=a', `q=${'x'.repeat(81)}`, 'q=zurich&near=91,0', 'q=zurich&limit=21', 'q=zurich&offset=1'])(
  'a search that is not one is refused field by field: %s',
  async (query) => {
    const answer = await world.as(world.asha).get(`/api/places?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]).toMatch(/q|near|limit|offset/);
  },
);

test('a visitor cannot search places', async () => {
  expect((await world.as(null).get('/api/places?q=zurich')).status).toBe(401);
});

test('a map of a country shows its biggest towns, to a visitor, too', async () => {
  const answer = await world.as(null).get('/api/public/places/around?box=5.9,45.8,10.5,47.8');
  const names = answer.body.towns.map((town: { name: string }) => town.name);
  expect(names).toContain('Zürich');
  expect(names.length).toBeLessThanOrEqual(40);
  expect((await world.as(null).get('/api/public/places/around?box=9,45,8,47')).status).toBe(400);
});
