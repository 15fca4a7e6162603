import { randomUUID } from 'node:crypto';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { keptPlanOf, rowsReadOf } from '#app/server/testing/kept-plan.ts';
import { planOf } from '../testing/plans.ts';
import { type CountQuery, chipCounts } from './counts.sql.ts';
import type { DiscoverQuery } from './filters.sql.ts';
import { huddleList, type ListQuery } from './lists.sql.ts';
import { discovery } from './reads.ts';

let world: TestApp;

/** Many huddles ahead, most of them public, a few called off or of somebody else's circle. */
beforeAll(async () => {
  world = await buildTestApp();
  const { id } = (await world.as(world.asha).post('/api/huddles', planOf(world.platform.now()))).body;
  const { pool } = world.platform.database;
  const copied = await pool.query(`select string_agg(quote_ident(column_name), ', ') as names
    from information_schema.columns where table_schema = 'public' and table_name = 'huddles'
      and column_name not in ('id', 'starts_at', 'ends_at', 'privacy', 'status')`);
  const { names } = copied.rows[0];
  await pool.query(
    `insert into huddles (id, starts_at, ends_at, privacy, status, ${names})
     select gen_random_uuid(), starts_at + n * interval '1 minute', ends_at + n * interval '1 minute',
       case when n % 10 = 0 then 'PRIVATE' else 'PUBLIC' end,
       case when n % 25 = 1 then 'CANCELLED' else 'PUBLISHED' end, ${names}
     from huddles, generate_series(1, 20000) n where id = $1`,
    [id],
  );
  await pool.query('vacuum analyze huddles, participations, memberships');
});
afterAll(() => world.close());

const kinds: readonly [string, Partial<ListQuery>][] = [
  ['all', {}],
  [
    'the page behind a cursor',
    {
      after: {
        at: new Date('2026-06-10T00:00:00Z'),
        id: '00000000-0000-7000-8000-000000000000',
      },
    },
  ],
  ['where I go', { mine: 'GOING' }],
  ['over, of a community', { pastOf: '00000000-0000-7000-8000-000000000001' }],
];

const MAX_ROWS = 500;

const rowsOfHuddlesIn = async (statement: RawBuilder<unknown>) => {
  const { db, pool } = world.platform.database;
  return rowsReadOf('huddles', await keptPlanOf(pool, statement.compile(db)));
};

test.each(kinds)('HUD-5 a list of huddles costs its page, whatever lies ahead: %s', async (_what, input) => {
  for (const personId of input.mine ? [world.ben.personId] : [world.ben.personId, null]) {
    const list = huddleList({ personId, now: world.platform.now(), limit: 20, ...input });
    expect(await rowsOfHuddlesIn(list)).toBeLessThan(MAX_ROWS);
  }
});

const wishes: readonly [string, Partial<DiscoverQuery>][] = [
  ['anything', {}],
  ['an activity with room', { activity: 'HIKING', payment: 'FREE', hasRoom: true }],
  ['a difficulty that no huddle has', { difficulty: 'VERY_HARD' }],
  ['rides, which no huddle has', { carpooling: true }],
  ['a word that no huddle has', { q: 'xqzvkj' }],
  ['a place where nothing is', { near: { lat: -47, lng: 8 }, withinKm: 20 }],
  ['what lies behind a cursor', { after: { rank: Date.parse('2026-06-10T00:00:00Z'), id: randomUUID() } }],
];

test.each(wishes)(
  'HUD-5 a page of discover costs its page, whatever lies ahead: %s',
  async (_what, input) => {
    for (const personId of [world.ben.personId, null]) {
      const now = world.platform.now();
      const page = discovery({ personId, now, limit: 20, sort: 'DATE', ...input });
      expect(await rowsOfHuddlesIn(page)).toBeLessThan(MAX_ROWS);
    }
  },
);

const counted: readonly [string, Partial<CountQuery>][] = [
  ['anything', { fits: ['HIKING'] }],
  ['an activity with room', { activity: 'HIKING', payment: 'FREE', hasRoom: true }],
  ['a difficulty that no huddle has', { difficulty: 'VERY_HARD' }],
  ['rides, which no huddle has', { carpooling: true }],
  ['a word that no huddle has', { q: 'xqzvkj' }],
  ['what is near a place where nothing is', { here: { lat: -47, lng: 8 } }],
];

test.each(counted)('HUD-5 the counts of the chips cost a few pages: %s', async (_what, input) => {
  const now = world.platform.now();
  const counts = chipCounts({ personId: world.ben.personId, now, timeZone: 'Europe/Zurich', ...input });
  expect(await rowsOfHuddlesIn(counts)).toBeLessThan(MAX_ROWS);
});
