import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#app/server/testing/test-database.ts';
import { batchedQuery } from './batched-query.ts';
import { type Database, type DbOrTx, openDatabase } from './database.ts';

let database: TestDatabase;
let opened: Database;
let sent = 0;
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    sent += 1;
    return result;
  },
};
let db: DbOrTx;
beforeAll(async () => {
  database = await testDatabase();
  opened = openDatabase(database.url, 3, () => {});
  db = opened.db.withPlugin(counting);
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

interface Asked {
  readonly typed: string;
  readonly times: number;
  readonly from: Date | null;
}

/** As many rows as wished for, each with the number that was typed. */
const rowsOf = batchedQuery(
  { typed: 'text', from: 'timestamptz' },
  ({ typed, times, from }: Asked) =>
    sql<{ number: number; year: number | null }>`select ${typed}::int as number,
      ${from ? sql`date_part('year', ${from}::timestamptz)::int` : sql`null::int`} as year
      from generate_series(1, ${times}::int)`,
);

const asked = (typed: string, times = 1, from: Date | null = null) => ({ typed, times, from });

test('those who ask at once share statements, and each gets the rows of their own values', async () => {
  const before = sent;
  const numbers = Array.from({ length: 40 }, (_, at) => at);
  const answers = await Promise.all(numbers.map((at) => rowsOf(db, asked(String(at), 2))));
  expect(answers).toEqual(numbers.map((number) => [1, 2].map(() => ({ number, year: null }))));
  expect(sent - before).toBe(5);
});

test('a different question is asked apart', async () => {
  const then = new Date('2026-06-01T08:00:00Z');
  const answers = await Promise.all([
    rowsOf(db, asked('1')),
    rowsOf(db, asked('2', 3)),
    rowsOf(db, asked('3', 0)),
    rowsOf(db, asked('4', 1, then)),
    rowsOf(db, asked('5')),
    rowsOf(db, asked('6', 1, then)),
  ]);
  expect(answers.map((rows) => rows.map(({ number, year }) => [number, year]))).toEqual([
    [[1, null]],
    [2, 2, 2].map((number) => [number, null]),
    [],
    [[4, 2026]],
    [[5, null]],
    [[6, 2026]],
  ]);
});

test('an instant that need not differ is for all that of the last of them', async () => {
  const yearOf = batchedQuery(
    { typed: 'text', now: 'latest' },
    ({ typed, now }: { typed: string; now: Date }) =>
      sql<{ found: string }>`select ${typed}::text || date_part('year', ${now}::timestamptz) as found`,
  );
  const before = sent;
  const ask = (typed: string, year: number) =>
    yearOf(db, { typed, now: new Date(`${year}-06-01T08:00:00Z`) });
  const answers = await Promise.all([ask('a', 2025), ask('b', 2027), ask('c', 2026)]);
  expect(answers.flat().map(({ found }) => found)).toEqual(['a2027', 'b2027', 'c2027']);
  expect(await ask('d', 2024)).toEqual([{ found: 'd2024' }]);
  expect(sent - before).toBe(2);
});

test('what one asks for wrongly fails for that one only', async () => {
  const answers = await Promise.allSettled(['1', 'x', '3'].map((typed) => rowsOf(db, asked(typed))));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('inside a transaction one asks alone and sees its own changes', async () => {
  const count = batchedQuery(
    { name: 'text' },
    ({ name }: { name: string }) =>
      sql<{ found: number }>`select count(*)::int as found from people where username = ${name}::citext`,
  );
  await opened.db.transaction().execute(async (tx) => {
    await sql`insert into people (id, username, display_name) values (gen_random_uuid(), 'inside', 'I')`.execute(
      tx,
    );
    const [within, outside] = await Promise.all([
      count(tx, { name: 'inside' }),
      count(opened.db, { name: 'inside' }),
    ]);
    expect([within[0]?.found, outside[0]?.found]).toEqual([1, 0]);
  });
});
