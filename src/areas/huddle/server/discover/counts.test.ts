import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { type Chip, type ComingDays, chips, instantsOf, spanOf } from '../../rules/finding.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;

const thun = { name: 'Thun', formattedAddress: 'Thun, Bern, Switzerland', lat: 46.758, lng: 7.628 };
const luzern = { name: 'Luzern', formattedAddress: 'Luzern, Switzerland', lat: 47.05, lng: 8.3 };
const boulder = { name: 'Boulder', formattedAddress: 'Boulder, Colorado', lat: 39.9988, lng: -105.2815 };

async function plan(name: string, hours: number, changes: object): Promise<string> {
  const at = (more: number) =>
    new Date(world.platform.now().getTime() + (hours + more) * 3_600_000).toISOString();
  const times = { startDateTime: at(0), endDateTime: at(5) };
  const wish = planOf(world.platform.now(), { name, difficulty: null, ...times, ...changes });
  const answer = await world.as(world.asha).post('/api/huddles', wish);
  expect(answer.status).toBe(200);
  return answer.body.id;
}

beforeAll(async () => {
  world = await buildTestApp();
  const { ben, cleo } = world;
  await plan('Soon', 2, { venue: thun, difficulty: 'EASY', carpooling: true });
  await plan('Ridge', 26, { venue: luzern, difficulty: 'HARD', capacity: 1 });
  await plan('Lake', 50, { venue: thun, activity: 'PADDLING', difficulty: 'EASY' });
  await plan('Crag', 74, { venue: boulder, activity: 'CLIMBING', carpooling: true, paymentMode: 'PAID' });
  await plan('Walk', 98, { venue: thun, activity: 'WALKING', capacity: 5 });
  await plan('Later', 122, { venue: luzern, difficulty: 'EASY' });
  await plan('Secret', 100, { venue: thun, privacy: 'PRIVATE', invitedIds: [cleo.personId] });
  const full = await plan('Full', 60, { venue: thun, capacity: 1, difficulty: 'EASY' });
  await world.as(ben).put(`/api/huddles/${full}/rsvp`, { rsvpType: 'YES' });
  await world.platform.database.db
    .updateTable('people')
    .set({ time_zone: 'Europe/Zurich' })
    .where('id', 'in', [ben.personId, cleo.personId])
    .execute();
});
afterAll(() => world.close());

const HERE = 'here=46.758,7.628';

function daysOf(which: ComingDays): [string, string][] {
  const zone = 'Europe/Zurich';
  const { from, to } = instantsOf(spanOf(which, world.platform.now(), zone), zone);
  return [
    ['from', from?.toISOString() ?? ''],
    ['to', to?.toISOString() ?? ''],
  ];
}

const added: Readonly<Record<Exclude<Chip, ComingDays>, string>> = {
  NEAR: 'near=46.758,7.628&withinKm=50',
  FITS: 'activities=CLIMBING,PADDLING',
  RIDE: 'carpooling=true',
  FREE_PLACES: 'hasRoom=true',
  EASY: 'difficulty=EASY',
};

/** What each chip makes of an address. */
function withChip(query: string, chip: Chip): string {
  const days = chip === 'WEEKEND' || chip === 'TODAY';
  const more = days ? daysOf(chip) : [...new URLSearchParams(added[chip])];
  const all = new Map([...new URLSearchParams(query), ...more, ['most', '50'] as const]);
  return new URLSearchParams([...all]).toString();
}

async function countsOf(who: CastMember, query: string) {
  const { status, body } = await world.as(who).get(`/api/huddles/discover/counts?${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body.items as { chip: Chip; count: number; more: boolean }[];
}

describe('HUD-5 a chip counts what the list shows with it', () => {
  const lists: readonly [string, string][] = [
    ['everything', ''],
    ['an easy one', 'difficulty=EASY'],
    ['a hard one, which the chip replaces', 'difficulty=HARD'],
    ['another place, which the chip replaces', 'near=39.9988,-105.2815&withinKm=20'],
    ['a ride with room', 'carpooling=true&hasRoom=true'],
    ['other activities', 'activities=WALKING'],
    ['an activity', 'activity=PADDLING'],
    ['words', 'q=lake'],
    ['words that nothing has', 'q=xqzvkj'],
    ['paid ones', 'payment=PAID'],
    ['days that the chip replaces', 'from=2030-01-01T00:00:00Z&to=2030-02-01T00:00:00Z'],
  ];
  test.each(lists)('%s', async (_what, query) => {
    for (const who of [world.ben, world.cleo, world.asha]) {
      const counts = await countsOf(who, [query, HERE, 'fits=CLIMBING,PADDLING'].filter(Boolean).join('&'));
      expect(counts.map(({ chip }) => chip)).toEqual([...chips]);
      // Asha's own zone is another one: her days are not those that are asked for here.
      const asked = who === world.asha ? counts.filter(({ chip }) => !/WEEKEND|TODAY/.test(chip)) : counts;
      for (const { chip, count, more } of asked) {
        const list = await world.as(who).get(`/api/huddles/discover?${withChip(query, chip)}`);
        expect([chip, count, more]).toEqual([chip, list.body.items.length, false]);
      }
    }
  });
});

test('HUD-5 a chip with nothing to look for is not counted', async () => {
  const names = (await countsOf(world.ben, '')).map(({ chip }) => chip);
  expect(names).toEqual(['WEEKEND', 'TODAY', 'RIDE', 'FREE_PLACES', 'EASY']);
  const near = await countsOf(world.ben, 'near=46.758,7.628&withinKm=50');
  expect(near.find(({ chip }) => chip === 'NEAR')?.count).toBe(4);
});

test('HUD-5 activities that are none are refused by name', async () => {
  for (const query of ['fits=NAPPING', 'activities=HIKING,', 'here=99,999']) {
    const { status, body } = await world.as(world.ben).get(`/api/huddles/discover/counts?${query}`);
    expect([status, body.errors.join().includes(query.split('=')[0])]).toEqual([400, true]);
  }
});

test('HUD-5 no more is counted than a page or two, and it says so', async () => {
  const later = await world.enter({ username: 'later' });
  await sql`insert into huddles (id, name, activity, privacy, status, starts_at, ends_at, time_zone, created_by, carpooling)
    select gen_random_uuid(), 'Heather ' || n, 'HIKING', 'PUBLIC', 'PUBLISHED', s.at, s.at + interval '1 hour',
      'UTC', ${world.asha.personId}, n % 2 = 0
    from generate_series(1, 150) n cross join lateral (
      select ${world.platform.now()}::timestamptz + interval '1 day' * n as at) s`.execute(
    world.platform.database.db,
  );
  const counts = await countsOf(later, 'q=heather');
  expect(counts.find(({ chip }) => chip === 'FREE_PLACES')).toEqual({
    chip: 'FREE_PLACES',
    count: 99,
    more: true,
  });
  expect(counts.find(({ chip }) => chip === 'RIDE')).toEqual({ chip: 'RIDE', count: 50, more: true });
});
