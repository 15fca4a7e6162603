import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { found } from '../testing/found.ts';
import { outing } from '../testing/outing.ts';

let world: TestApp;
let club: string;
/** Names of twelve members in the order they joined, each with another standing. */
const names = Array.from({ length: 12 }, (_, at) => `member.${String.fromCharCode(97 + at)}`);

beforeAll(async () => {
  world = await buildTestApp();
  club = await found(world, world.asha);
  const people = await Promise.all(names.map((username) => world.enter({ username })));
  const rows = people.map(({ personId }, at) => ({
    person_id: personId,
    role: at === 3 ? 'LEADER' : 'MEMBER',
    since: `2025-${String(at + 1).padStart(2, '0')}-10T00:00:00.123456Z`,
    paid_until: at % 3 === 0 ? null : at % 3 === 1 ? '2026-05-31' : '2026-12-31',
    active_at: at % 2 === 0 ? null : '2026-05-20T00:00:00Z',
  }));
  await world.platform.database.pool.query(
    `insert into memberships (community_id, person_id, state, role, since, paid_until, active_at)
     select $1, r.person_id, 'MEMBER', r.role, r.since, r.paid_until, r.active_at
     from jsonb_populate_recordset(null::memberships, $2) r`,
    [club, JSON.stringify(rows)],
  );
});
afterAll(() => world.close());

async function listed(query: string): Promise<string[]> {
  const seen: string[] = [];
  let after = '';
  do {
    const path = `/api/communities/${club}/members?limit=3&${query}${after && `&after=${encodeURIComponent(after)}`}`;
    const { items, next } = (await world.as(world.asha).get(path)).body;
    seen.push(
      ...items.map((row: { person: { username: string } }) => row.person.username.replace('member.', '')),
    );
    after = next ?? '';
  } while (after);
  return seen;
}

// The world's clock says 1 June 2026.
test.each([
  ['', 'asha,d,l,k,j,i,h,g,f,e,c,b,a'],
  ['role=LEADER', 'd'],
  ['role=OWNER', 'asha'],
  ['role=TREASURER', ''],
  ['joinedSince=2025-11-10', 'asha,l,k'],
  ['joinedSince=2025-11-11', 'asha,l'],
  ['quietMonths=12', 'a,c,e'],
  ['quietMonths=6', 'a,c,e,g,i,k'],
  ['joinedSince=2025-05-10&quietMonths=6', 'e,g,i,k'],
  ['quietMonths=6&role=LEADER', ''],
])('COM-12 a list by "%s" shows each once, page by page: %s', async (query, expected) => {
  expect((await listed(query)).join(',')).toBe(expected);
});

test('COM-12 open dues stand first who never paid, then who paid longest ago', async () => {
  const open = await listed('dues=OPEN');
  expect(open.slice(0, 5).sort()).toEqual(['a', 'asha', 'd', 'g', 'j']);
  expect(open.slice(5).sort()).toEqual(['b', 'e', 'h', 'k']);
  expect((await listed('dues=OPEN&text=member.b')).join()).toBe('b');
});

test.each([
  'STANDING~9.1~x',
  'STANDING~1.9999999999999999~00000000-0000-0000-0000-000000000000',
  'DUES~2026-99-99~00000000-0000-0000-0000-000000000000',
  '~~',
])('COM-12 a page behind %s, which is none, begins again or is empty', async (after) => {
  const answer = await world
    .as(world.asha)
    .get(`/api/communities/${club}/members?after=${encodeURIComponent(after)}`);
  expect(answer.status).toBe(200);
});

test.each(['role=KING', 'joinedSince=2026-02-30', 'dues=PAID', 'quietMonths=0', 'quietMonths=121'])(
  'COM-12 %s is refused',
  async (query) => {
    expect((await world.as(world.asha).get(`/api/communities/${club}/members?${query}`)).status).toBe(400);
  },
);

test('COM-12 what is for admins narrows nothing for others', async () => {
  await world.as(world.ben).put(`/api/communities/${club}/membership`, {});
  const asBen = async (query: string) =>
    (await world.as(world.ben).get(`/api/communities/${club}/members?${query}`)).body;
  expect((await asBen('dues=OPEN')).code).toBe('NOT_A_KEEPER');
  expect((await asBen('quietMonths=3')).code).toBe('NOT_AN_ADMIN');
  expect((await asBen('role=LEADER')).items).toMatchObject([
    { activeAt: null, paidUntil: null, noted: null },
  ]);
});

test('COM-12 who answers an outing of the club is active in it', async () => {
  const plan = outing(world.platform.now());
  const { id } = (await world.as(world.asha).post('/api/huddles', { ...plan, communityId: club })).body;
  await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'NO' });
  await world.runJobs();
  const mine = (await world.as(world.ben).get(`/api/communities/${club}/membership`)).body;
  expect(mine.activeAt).toBe(world.platform.now().toISOString());
});
