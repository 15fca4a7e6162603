import Papa from 'papaparse';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { found } from '../testing/found.ts';
import { outing } from '../testing/outing.ts';

let world: TestApp;
let club: string;
let number = 0;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  club = await found(world, world.asha);
});

const enter = (name: string) => {
  number += 1;
  return world.enter({ username: `${name}.${number}`, displayName: name });
};
const joined = async (name: string) => {
  const person = await enter(name);
  await world.as(person).put(`/api/communities/${club}/membership`, {});
  return person;
};
const { query } = {
  query: (text: string, values: unknown[]) => world.platform.database.pool.query(text, values),
};

/** An outing of the club that is over since, at this instant. */
async function past(startsAt: string, changes: object = {}, hours = 6): Promise<string> {
  const plan = outing(world.platform.now(), {
    communityId: club,
    ...changes,
  });
  const made = await world.as(world.asha).post('/api/huddles', plan);
  if (made.status !== 200) throw new Error(made.text);
  await query(
    `update huddles set starts_at = $2, ends_at = $2::timestamptz + make_interval(hours => $3) where id = $1`,
    [made.body.id, startsAt, hours],
  );
  return made.body.id;
}

/** As if they had said yes in time; `attended` null is what no host has noted. */
async function going(huddleId: string, { personId }: CastMember, party = 1, attended: number | null = null) {
  await query(
    `insert into participations (huddle_id, person_id, answer, place, party, guests, attended_people)
     values ($1, $2, 'YES', 'CONFIRMED', $3::int, jsonb_build_object('ADULT', $3::int - 1), $4)`,
    [huddleId, personId, party, attended],
  );
  await query(
    'update huddles set confirmed_people = confirmed_people + $2::int, confirmed_count = confirmed_count + 1 where id = $1',
    [huddleId, party],
  );
}

const of = (who: CastMember, rest = '', year = 2026) =>
  world.as(who).get(`/api/communities/${club}/statistics${rest}?year=${year}`);

test('COM-13 a year is summed up: outings, who came, kilometres, metres up, by month', async () => {
  const [ben, cleo] = [await joined('Ben'), await joined('Cleo')];
  const march = await past('2026-03-07T08:00:00Z', { distanceMeters: 9_000, ascentMeters: 700 });
  const april = await past('2026-04-11T08:00:00Z', { distanceMeters: 4_000 });
  await going(march, ben, 3, 2);
  await going(march, cleo, 1, 0);
  await going(april, ben, 2);
  const { body } = await of(ben);
  expect(body).toMatchObject({
    outings: 2,
    people: 4,
    distanceMeters: 13_000,
    ascentMeters: 700,
    years: [2026],
  });
  expect(body.months).toHaveLength(12);
  expect(body.months[2]).toMatchObject({ month: '2026-03', outings: 1, people: 2, distanceMeters: 9_000 });
  expect(body.months[3]).toMatchObject({ month: '2026-04', outings: 1, people: 2, ascentMeters: 0 });
  expect(body.mine).toEqual({ outings: 2, hosted: 0, hostedMinutes: 0 });
  const mine = (await of(world.asha)).body.mine;
  expect(mine).toEqual({ outings: 2, hosted: 2, hostedMinutes: 720 });
});

test('COM-13 HUD-29 who was added by hand counts among the people of an outing', async () => {
  const march = await past('2026-03-07T08:00:00Z');
  await going(march, await joined('Ben'), 2);
  await query(
    `insert into unregistered_parties (id, huddle_id, name, place, party, attended_people, answered_at, removed_at)
     values (gen_random_uuid(), $1, 'Otto', 'CONFIRMED', 3, 1, now(), null),
       (gen_random_uuid(), $1, 'Lena', 'NONE', 4, null, now(), now())`,
    [march],
  );
  const { body } = await of(world.asha);
  expect([body.people, body.months[2].people]).toEqual([3, 3]);
  expect((await of(world.asha, '/outings')).body.items[0]).toMatchObject({ people: 3 });
});

test('COM-13 what did not take place does not count: cancelled, not over, only for people with a link, of another club', async () => {
  const ben = await joined('Ben');
  const cancelled = await past('2026-03-07T08:00:00Z');
  const hidden = await past('2026-03-08T08:00:00Z');
  const running = await past(new Date(world.platform.now().getTime() - 3_600_000).toISOString());
  const elsewhere = await past('2026-03-09T08:00:00Z', { communityId: null });
  for (const id of [cancelled, hidden, running, elsewhere]) await going(id, ben);
  await query(`update huddles set status = 'CANCELLED' where id = $1`, [cancelled]);
  await query(`update huddles set privacy = 'PRIVATE' where id = $1`, [hidden]);
  expect((await of(ben)).body).toMatchObject({ outings: 0, people: 0, persons: 0, years: [] });
  expect((await of(ben, '/outings')).body.items).toEqual([]);
});

test('COM-13 the year is the one of the venue: New Year comes earlier in Auckland', async () => {
  await past('2025-12-31T11:30:00Z', { timeZone: 'Pacific/Auckland' });
  await past('2025-12-31T23:30:00Z', { timeZone: 'UTC' });
  expect((await of(world.asha)).body).toMatchObject({ outings: 1, years: [2026, 2025] });
  expect((await of(world.asha, '', 2025)).body).toMatchObject({ outings: 1 });
});

test('COM-13 first-timers are those who had never been out with the club; who was missing was not', async () => {
  const [old, fresh, missing] = [await joined('Old'), await joined('Fresh'), await joined('Missing')];
  const before = await past('2025-05-01T08:00:00Z');
  const now = await past('2026-05-01T08:00:00Z');
  await going(before, old);
  await going(before, missing, 1, 0);
  for (const person of [old, fresh, missing]) await going(now, person);
  // Asha hosted both.
  expect((await of(old)).body).toMatchObject({ persons: 4, firstTimers: 2 });
});

test('COM-13 by outing, the newest first, page after page, with who was going and who came', async () => {
  const ben = await joined('Ben');
  const ids: string[] = [];
  for (const day of ['01', '02', '03']) ids.unshift(await past(`2026-02-${day}T08:00:00Z`));
  await going(ids[1] ?? '', ben, 3, 2);
  const first = (await world.as(ben).get(`/api/communities/${club}/statistics/outings?year=2026&limit=2`))
    .body;
  const url = `/api/communities/${club}/statistics/outings?year=2026&limit=2&after=${first.next}`;
  const second = (await world.as(ben).get(url)).body;
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
  expect(second.next).toBeNull();
  expect(first.items[1]).toMatchObject({ going: 3, people: 2, noted: true });
  expect(first.items[0]).toMatchObject({ going: 0, people: 0, noted: false });
});

test('COM-13 by member for admins and treasurers, the most active first; nobody who left or is blocked', async () => {
  const [ben, cleo, gone, blocked] = [
    await joined('Ben'),
    await joined('Cleo'),
    await joined('Gone'),
    await joined('Blocked'),
  ];
  for (const day of ['01', '02']) {
    const id = await past(`2026-02-${day}T08:00:00Z`);
    for (const person of [cleo, gone, blocked]) await going(id, person);
    if (day === '01') await going(id, ben);
  }
  await world.as(gone).delete(`/api/communities/${club}/membership`);
  await query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [
    blocked.personId,
    world.asha.personId,
  ]);
  const refused = await of(ben, '/members');
  expect([refused.status, refused.body.code]).toEqual([403, 'NOT_A_KEEPER']);
  const names: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const after = next && `&after=${next}`;
    const page = await world
      .as(world.asha)
      .get(`/api/communities/${club}/statistics/members?year=2026&limit=1${after}`);
    names.push(
      ...page.body.items.map(
        (item: { person: { displayName: string }; outings: number }) =>
          `${item.person.displayName} ${item.outings}`,
      ),
    );
    next = page.body.next;
  }
  expect(names.sort()).toEqual(['Asha Rai 2', 'Ben 1', 'Cleo 2']);
});

test('COM-13, COM-14 the file says who came to which outing', async () => {
  const ben = await joined('Ben');
  const id = await past('2026-02-01T08:00:00Z', { name: '=cmd' });
  await going(id, ben, 3, 2);
  const url = `/api/communities/${club}/attendance.csv?year=2026`;
  expect((await world.as(ben).get(url)).body.code).toBe('NOT_A_KEEPER');
  const file = await world.as(world.asha).get(url);
  const rows = Papa.parse<string[]>(file.text.replace(/^\uFEFF/, '').trimEnd()).data;
  expect(rows).toEqual([
    ['Date', 'Outing', 'Name', 'Username', 'Role', 'People who came'],
    ['2026-02-01', "'=cmd", 'Asha Rai', 'asha', 'Host', '0'],
    ['2026-02-01', "'=cmd", 'Ben', ben.username, 'Participant', '2'],
  ]);
});

test('COM-13 who is no member reads nothing of it', async () => {
  const stranger = await enter('Stranger');
  for (const rest of ['', '/outings', '/members']) expect((await of(stranger, rest)).status).toBe(403);
});
