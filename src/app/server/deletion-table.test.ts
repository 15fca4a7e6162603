import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

test('SET-1 docs/deletion.md says of every table what happens to it', async () => {
  const { rows } = await world.platform.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const page = readFileSync(new URL('../../../docs/deletion.md', import.meta.url), 'utf8');
  const listed = [...page.matchAll(/^\| `(\w+)` \| \S/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual(rows.map(({ name }) => name).sort());
});
