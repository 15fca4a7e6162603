import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#app/server/testing/test-database.ts';
import { type Database, openDatabase, type Plans } from './database.ts';
import { StatementNames } from './prepare-statements.ts';

let database: TestDatabase;
const opened: Database[] = [];
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  for (const each of opened) await each.close();
  await database.drop();
});

function open(plans: Plans): Database {
  const made = openDatabase(database.url, 1, () => {}, plans);
  opened.push(made);
  return made;
}

test('a text has a name from its fourth time on, always the same, and another text another', () => {
  const texts = new StatementNames();
  const [one, other] = [`select '${randomUUID()}'`, `select '${randomUUID()}'`];
  const names = Array.from({ length: 6 }, () => texts.of(one));
  expect(names.slice(0, 3)).toEqual([undefined, undefined, undefined]);
  expect(names[3]).toMatch(/^s\d+$/);
  expect(new Set(names.slice(3)).size).toBe(1);
  for (let times = 0; times < 3; times += 1) expect(texts.of(other)).toBeUndefined();
  expect(texts.of(other)).not.toBe(names[3]);
});

test('the memory for names is bounded: what comes again after 400 others has none', () => {
  const texts = new StatementNames();
  const nameAfter = (text: string, uses: number) => {
    for (let times = 1; times < uses; times += 1) texts.of(text);
    return texts.of(text);
  };
  for (let at = 1; at <= 400; at += 1) expect(nameAfter(`select ${at}`, 4)).toBe(`s${at}`);
  expect(nameAfter('select 401', 9)).toBeUndefined();
  expect(texts.of('select 400')).toBe('s400');
});

test.each([
  ['KEPT', 'force_generic_plan'],
  ['CHOSEN', 'auto'],
] as const)('a database whose plans are %s prepares what comes again', async (plans, mode) => {
  const { db } = open(plans);
  const ask = (value: number) =>
    sql<{ found: number }>`select ${value}::int as found where ${sql.lit(plans)} <> ''`.execute(db);
  for (const value of [1, 2, 3, 4, 5]) expect((await ask(value)).rows).toEqual([{ found: value }]);
  const kept = await sql<{ statement: string; generic: number; custom: number }>`
    select statement, generic_plans::int as generic, custom_plans::int as custom
    from pg_prepared_statements`.execute(db);
  const [mine] = kept.rows.filter(({ statement }) => statement.includes('as found'));
  expect(mine).toMatchObject(plans === 'KEPT' ? { generic: 2, custom: 0 } : { generic: 0, custom: 2 });
  const setting = await sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`.execute(db);
  expect(setting.rows).toEqual([{ mode }]);
});
