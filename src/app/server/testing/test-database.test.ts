import { Client } from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const answer = await client.query(sql).finally(() => client.end());
  return answer.rows;
}

test('each file has a migrated database of its own that nobody else sees', async () => {
  const [mine, theirs] = await Promise.all([testDatabase(), testDatabase()]);
  await ask(mine.url, 'create table only_mine ()');
  expect(await ask(mine.url, `select to_regclass('only_mine') is not null as here`)).toEqual([
    { here: true },
  ]);
  expect(await ask(theirs.url, `select to_regclass('only_mine') is not null as here`)).toEqual([
    { here: false },
  ]);
  expect(await ask(theirs.url, 'select places > 5000 as towns from gazetteer')).toEqual([{ towns: true }]);
  await Promise.all([mine.drop(), theirs.drop()]);
  await expect(ask(mine.url, 'select 1')).rejects.toThrow('does not exist');
});
