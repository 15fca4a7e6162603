import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { compareWorlds, type Worlds } from './compare-worlds.ts';
import { costOf, nothing } from './cost-of-statement.ts';
import { hot } from './hot.ts';
import { faultsOf, needlesslyAccepted, planFaultsOf } from './judge.ts';

let world: TestApp;
let worlds: Worlds;
beforeAll(async () => {
  world = await buildTestApp();
  worlds = await compareWorlds(world, { small: 200, large: 4_000 });
});
afterAll(() => world.close());

test('every read costs its page in a world twenty times as large, or is accepted by name (API-4)', () => {
  expect(faultsOf(worlds.compared)).toEqual([]);
});

test('nothing is accepted that costs its page', () => {
  expect(needlesslyAccepted(worlds.compared)).toEqual([]);
});

const planted = [
  ['post_likes_newest', 'listLikes · host'],
  ['memberships_by_standing', 'listMembers · host'],
  ['memberships_by_dues', 'listMembers · dues open'],
  ['memberships_by_activity', 'listMembers · quiet'],
  ['participations_roster', 'listParticipants · host'],
  ['room_messages_by_time', 'readRoom · host'],
] as const;

test.each(planted)('planted: without the index %s it is seen that %s grows', async (index, name) => {
  const { pool } = world.platform.database;
  const { rows } = await pool.query('select indexdef from pg_indexes where indexname = $1', [index]);
  await pool.query(`drop index ${index}`);
  expect(faultsOf([await worlds.weighAgain(name)])).toEqual([expect.stringContaining(name)]);
  await pool.query(rows[0].indexdef);
  expect(faultsOf([await worlds.weighAgain(name)])).toEqual([]);
});

test('planted: an `or` between owner and rider is seen to read all carpools', async () => {
  const text = `select c.id from carpools c where c.owner_id = $1::uuid or exists (select 1 from carpool_rides r
    where r.carpool_id = c.id and r.rider_id = $1::uuid) order by c.first_at, c.id limit 21`;
  const cost = await costOf(world.platform.database.pool, { text, values: [world.ben.personId] });
  const weighed = { name: 'planted · or', status: 200, repeated: [], offset: false, bytes: 0 };
  const compared = {
    name: 'planted · or',
    small: { ...weighed, cost: nothing },
    large: { ...weighed, cost },
    factor: 1,
  };
  expect(faultsOf([compared])).toEqual([expect.stringContaining('reads carpools from end to end')]);
});

const hotOnes = () => worlds.compared.filter(({ name }) => name in hot);

test('API-4 what is read most often goes by the indexes that were made for it', () => {
  expect(hotOnes().map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(hot)));
  expect(planFaultsOf(hotOnes())).toEqual([]);
});

/** Takes an index away without dropping what hangs on it: to the planner there is none. */
const hide = (index: string, hidden: boolean) =>
  world.platform.database.pool.query('update pg_index set indisvalid = $2 where indexrelid = $1::regclass', [
    index,
    !hidden,
  ]);

test('planted: without any one of those indexes it is seen', async () => {
  for (const [name, indexes] of Object.entries(hot)) {
    for (const index of indexes) {
      await hide(index, true);
      const faults = planFaultsOf([await worlds.weighAgain(name)]);
      await hide(index, false);
      expect(faults).toContain(`${name}: does not use ${index}`);
    }
  }
});

const eitherWay = {
  'listCarpools · mine': `select c.id from carpools c where c.owner_id = $1::uuid or exists (select 1 from carpool_rides r
    where r.carpool_id = c.id and r.rider_id = $1::uuid) order by c.first_at, c.id limit 21`,
  'listMembers · ordinary': `select m.person_id from memberships m where m.state = 'MEMBER'
    and (m.role = 'OWNER' or m.person_id = $1::uuid) and m.community_id = (select community_id from memberships
    group by community_id order by count(*) desc limit 1)`,
} as const;

test.each(Object.entries(eitherWay))('planted: an `or` put back into %s is seen', async (name, text) => {
  const cost = await costOf(world.platform.database.pool, { text, values: [world.ben.personId] });
  const [weighed] = worlds.compared;
  if (!weighed) throw new Error('nothing is weighed');
  const faults = planFaultsOf([{ name, large: { ...weighed.large, name, status: 200, cost } }]);
  expect(faults.filter((fault) => /one thing or another|from end to end/.test(fault))).not.toEqual([]);
});

/** What is read most often stands in these, by what no trigger looks at. */
const churned = {
  people: 'bio',
  follows: 'since',
  huddles: 'name',
  participations: 'role',
  memberships: 'since',
  posts: 'author_id',
  notifications: 'kind',
  carpools: 'note',
} as const;

/** Counts up to ten thousand followers by an index; where no page is known to be clean, each of them is looked at. */
const COUNTS = 'readProfile · ordinary';

/** What is read most often and reads four times as many pages as when the database was well kept; fifty are let pass. */
async function costlyNow(): Promise<string[]> {
  const costly: string[] = [];
  for (const name of Object.keys(hot).filter((each) => each !== COUNTS)) {
    const { large } = await worlds.weighAgain(name);
    const before = worlds.compared.find((each) => each.name === name)?.large.cost.buffers ?? 0;
    if (large.cost.buffers + 50 > 4 * (before + 50))
      costly.push(`${name}: ${large.cost.buffers} pages, before ${before}`);
  }
  return costly;
}

test('API-4 with a vacuum that never ran, what is read most often still costs its page', async () => {
  const client = await world.platform.database.pool.connect();
  await client.query('set session_replication_role = replica');
  // Each row leaves a dead one behind it, in the indexes too, and no page is known to be clean.
  for (const [table, column] of Object.entries(churned))
    await client.query(`update ${table} set ${column} = ${column}`);
  await client.query(`update pg_class set relallvisible = 0 where relnamespace = 'public'::regnamespace`);
  client.release(true);
  expect(await costlyNow()).toEqual([]);
});

test('API-4 with statistics that are wrong by twenty times, it does so still', async () => {
  const { pool } = world.platform.database;
  // A table of a few pages is read from end to end whatever is known of it.
  await pool.query(
    `update pg_class set reltuples = reltuples / 20
     where relnamespace = 'public'::regnamespace and reltuples > 0 and relpages > 30`,
  );
  expect(await costlyNow()).toEqual([]);
});
