import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { planOf } from '../testing/plans.ts';
import { huddleList, type ListQuery } from './lists.sql.ts';

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
  await pool.query('analyze huddles, participations, memberships');
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

test.each(kinds)('HUD-5 a list of huddles costs its page, whatever lies ahead: %s', async (_what, input) => {
  for (const personId of input.mine ? [world.ben.personId] : [world.ben.personId, null]) {
    const list = huddleList({ personId, now: world.platform.now(), most: 20, ...input });
    const { sql, parameters } = list.compile(world.platform.database.db);
    const { rows } = await world.platform.database.pool.query(`explain (analyze, format json) ${sql}`, [
      ...parameters,
    ]);
    expect(readRows(rows[0]['QUERY PLAN'][0].Plan)).toBeLessThan(500);
  }
});

interface Node {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Node[];
}

/** Rows of huddles that were looked at. */
function readRows(node: Node): number {
  const own =
    node['Relation Name'] === 'huddles' ? node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) : 0;
  const inner = (node.Plans ?? []).reduce((sum, each) => sum + readRows(each), 0);
  return own * node['Actual Loops'] + inner;
}
