import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

/** Foreign keys that need no index on their own side, and why. */
const exceptions: Readonly<Record<string, string>> = {};

interface Key {
  readonly name: string;
  readonly columns: string;
}

/** Keys whose columns are not the first of any whole index, or of one that holds every row that refers. */
async function unindexed(): Promise<Key[]> {
  const { rows } = await world.platform.database.pool.query<Key>(`
    select c.conrelid::regclass || '.' || c.conname as name,
      (select string_agg(a.attname, ', ' order by k.at) from unnest(c.conkey) with ordinality as k(col, at)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.col) as columns
    from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and not exists (
        select 1 from pg_index i
        where i.indrelid = c.conrelid and i.indisvalid
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
          and (i.indpred is null or (cardinality(c.conkey) = 1 and pg_get_expr(i.indpred, i.indrelid) =
            format('(%I IS NOT NULL)', (select attname from pg_attribute
              where attrelid = c.conrelid and attnum = c.conkey[1])))))
    order by 1`);
  return rows;
}

test('R13: every foreign key has an index on the side that refers, but for a few with a reason', async () => {
  const missing = (await unindexed()).filter(({ name }) => !(name in exceptions));
  expect(missing).toEqual([]);
});

test('R13: a foreign key without an index is found', async () => {
  await world.platform.database.pool.query(
    'create table refers (person_id uuid constraint planted references people (id))',
  );
  expect(await unindexed()).toContainEqual({ name: 'refers.planted', columns: 'person_id' });
});
