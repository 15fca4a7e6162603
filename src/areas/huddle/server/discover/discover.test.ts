import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;
const ids: Record<string, string> = {};

const brunnen = { name: 'Brunnen Pier', formattedAddress: 'Brunnen, Schwyz', lat: 46.99412, lng: 8.60431 };
const zurich = { name: 'Zürich HB', formattedAddress: 'Zürich, Switzerland', lat: 47.37821, lng: 8.53982 };
const boulder = { name: 'Chautauqua', formattedAddress: 'Boulder, Colorado', lat: 39.9988, lng: -105.2815 };
const day = (days: number, hours = 0) =>
  new Date(world.platform.now().getTime() + days * 86_400_000 + hours * 3_600_000).toISOString();

async function plan(name: string, days: number, changes: object) {
  const times = { startDateTime: day(days), endDateTime: day(days, 5) };
  const answer = await world
    .as(world.asha)
    .post('/api/huddles', planOf(world.platform.now(), { name, ...times, ...changes }));
  ids[name] = answer.body.id;
}

beforeAll(async () => {
  world = await buildTestApp();
  await plan('Rigi by night', 3, { venue: brunnen, difficulty: 'HARD', capacity: 1, tags: ['Höhenweg'] });
  await plan('Lake stroll', 5, { venue: zurich, activity: 'WALKING', paymentMode: 'PAID', carpooling: true });
  await plan('Flatirons', 9, { venue: boulder, activity: 'CLIMBING', difficulty: 'EASY' });
  await plan('Secret ridge', 4, { venue: brunnen, privacy: 'PRIVATE', invitedIds: [world.cleo.personId] });
  await plan('Called off', 6, { venue: zurich });
  await world.as(world.asha).post(`/api/huddles/${ids['Called off']}/cancellation`, {});
  await world.as(world.cleo).put(`/api/huddles/${ids['Rigi by night']}/rsvp`, { rsvpType: 'YES' });
});
afterAll(() => world.close());

async function names(query: string, who = world.ben): Promise<string[]> {
  const answer = await world.as(who).get(`/api/huddles/discover?${query}`);
  expect([query, answer.status]).toEqual([query, 200]);
  return answer.body.items.map((item: { name: string }) => item.name);
}

describe('HUD-5 discover', () => {
  const cases: readonly [string, () => string, string[]][] = [
    ['everything to come, soonest first', () => '', ['Rigi by night', 'Lake stroll', 'Flatirons']],
    ['words, accents and case aside', () => 'q=ZURICH', ['Lake stroll']],
    ['the beginning of a word of a tag', () => 'q=hohen', ['Rigi by night']],
    ['every word must fit', () => 'q=lake%20rigi', []],
    [
      'signs of the query language are no query',
      () => "q='!%26|:*()",
      ['Rigi by night', 'Lake stroll', 'Flatirons'],
    ],
    ['an activity', () => 'activity=CLIMBING', ['Flatirons']],
    ['a span of days', () => `from=${day(4)}&to=${day(8)}`, ['Lake stroll']],
    ['a distance from a place', () => 'near=47.05,8.3&withinKm=50', ['Rigi by night', 'Lake stroll']],
    ['a shorter distance', () => 'near=47.05,8.3&withinKm=30', ['Rigi by night']],
    ['the nearest first', () => 'near=47.37,8.54&sort=NEAR', ['Lake stroll', 'Rigi by night', 'Flatirons']],
    ['a difficulty', () => 'difficulty=EASY', ['Flatirons']],
    ['free ones', () => 'payment=FREE', ['Rigi by night', 'Flatirons']],
    ['paid ones', () => 'payment=PAID', ['Lake stroll']],
    ['with rides', () => 'carpooling=true', ['Lake stroll']],
    ['with room', () => 'hasRoom=true', ['Lake stroll', 'Flatirons']],
    [
      'all filters together',
      () => 'q=lake&activity=WALKING&payment=PAID&carpooling=true&hasRoom=true',
      ['Lake stroll'],
    ],
    ['a word that is also a word for yes', () => 'q=true', []],
    ['a tag that is also a word for no', () => 'tag=false', []],
    ['a flag that is not set', () => 'q=lake&carpooling=false', ['Lake stroll']],
    ['of a community', () => `communityId=${crypto.randomUUID()}`, []],
  ];
  test.each(cases)('%s', async (_what, query, expected) => {
    expect(await names(query())).toEqual(expected);
  });

  test('who is invited finds a private huddle, in its place among the others', async () => {
    expect(await names('', world.cleo)).toEqual([
      'Rigi by night',
      'Secret ridge',
      'Lake stroll',
      'Flatirons',
    ]);
    expect(await names('q=secret', world.ben)).toEqual([]);
  });

  test.each(['DATE', 'NEAR'])('a cursor leads through all pages once, sorted by %s', async (sort) => {
    const near = 'near=47.37,8.54';
    const all = await names(`${near}&sort=${sort}`, world.cleo);
    const walked: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const after: string = next ? `&after=${next}` : '';
      const { body } = await world
        .as(world.cleo)
        .get(`/api/huddles/discover?${near}&sort=${sort}&limit=1${after}`);
      walked.push(...body.items.map((item: { name: string }) => item.name));
      next = body.next;
    }
    expect(walked).toEqual(all);
  });

  test('HUD-23 neither a card nor ever smaller circles tell more than the square of a venue', async () => {
    const { body } = await world
      .as(world.ben)
      .get('/api/huddles/discover?near=46.99412,8.60431&sort=NEAR&limit=1');
    expect(body.items[0].area).toEqual({ lat: 46.99, lng: 8.61 });
    // From the exact point the square's middle is 630 m away, and that is what is measured.
    expect(body.items[0].metersAway).toBeGreaterThan(400);
    expect(JSON.stringify(body)).not.toContain('46.994');
  });

  test('my month holds what I host, go to, wait for or am asked to, and nothing else', async () => {
    const query = `from=${encodeURIComponent(day(0))}&to=${encodeURIComponent(day(30))}`;
    const of = async (who: typeof world.ben) => {
      const { items } = (await world.as(who).get(`/api/huddles/calendar?${query}`)).body;
      return items.map((item: { name: string }) => item.name);
    };
    expect(await of(world.cleo)).toEqual(['Rigi by night', 'Secret ridge']);
    expect(await of(world.ben)).toEqual([]);
    expect(await of(world.asha)).toHaveLength(5);
  });

  test('bad filters are refused by name', async () => {
    for (const [field, value] of [
      ['near', '99,999'],
      ['withinKm', '-1'],
      ['activity', 'NAPPING'],
      ['from', 'soon'],
    ] as const) {
      const answer = await world.as(world.ben).get(`/api/huddles/discover?${field}=${value}`);
      expect(answer.status).toBe(400);
      expect(answer.body.errors.join()).toContain(field);
    }
  });
});

test('HUD-5 a word that very many have finds the soonest first, page after page', async () => {
  await sql`insert into huddles (id, name, activity, privacy, status, starts_at, ends_at, time_zone, created_by)
    select gen_random_uuid(), 'Heather ' || n, 'HIKING', 'PUBLIC', 'PUBLISHED', s.at, s.at + interval '1 hour',
      'UTC', ${world.asha.personId}
    from generate_series(1, 1200) n cross join lateral (
      select ${world.platform.now()}::timestamptz + n * interval '1 hour' as at) s`.execute(
    world.platform.database.db,
  );
  const first = await world.as(world.ben).get('/api/huddles/discover?q=heather&limit=2');
  const second = await world
    .as(world.ben)
    .get(`/api/huddles/discover?q=heather&limit=2&after=${encodeURIComponent(first.body.next)}`);
  const shown = [...first.body.items, ...second.body.items].map(({ name }: { name: string }) => name);
  expect(shown).toEqual(['Heather 1', 'Heather 2', 'Heather 3', 'Heather 4']);
});

test('SITE-10 a visitor sees what is planned around a city: public, to come, and nothing else', async () => {
  const near = async (query: string) => world.as(null).get(`/api/public/huddles/near?${query}`);
  const found = async (query: string) =>
    (await near(query)).body.items.map((item: { name: string }) => item.name);
  expect(await found('near=47.37,8.54')).toEqual(['Rigi by night', 'Lake stroll']);
  expect(await found('near=47.37,8.54&withinKm=10')).toEqual(['Lake stroll']);
  expect(await found('near=47.37,8.54&limit=1')).toEqual(['Rigi by night']);
  expect(await found('near=40.01,-105.27')).toEqual(['Flatirons']);
  expect(await found('near=-33.92,18.42')).toEqual([]);
  expect((await near('near=here')).status).toBe(400);
});
