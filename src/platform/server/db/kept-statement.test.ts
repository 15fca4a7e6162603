import {
  type Dialect,
  DummyDriver,
  Kysely,
  type LogConfig,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Db } from './database.ts';
import { keptStatement } from './kept-statement.ts';

interface Asked {
  readonly who: string;
  readonly most: number;
}

const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

/** What would be sent to a database. */
function listen() {
  const sent: unknown[] = [];
  const log: LogConfig = ({ query }) => void sent.push([query.sql, query.parameters]);
  const db: Db = new Kysely({ dialect, log });
  return { db, sent };
}

describe('a kept statement', () => {
  test('is written once, and each value is one parameter however often it stands there', async () => {
    let times = 0;
    const ask = keptStatement(({ who, most }: Asked) => {
      times += 1;
      return sql`select ${who} from t where a = ${who} and b = ${'same'} and c <> ${'same'} limit ${most}`;
    });
    const { db, sent } = listen();
    await ask(db, { who: 'asha', most: 3 });
    await ask(db, { who: 'ben', most: 5 });
    const text = 'select $1 from t where a = $1 and b = $2 and c <> $3 limit $4';
    expect(sent).toEqual([
      [text, ['asha', 'same', 'same', 3]],
      [text, ['ben', 'same', 'same', 5]],
    ]);
    expect(times).toBe(1);
  });

  test('keeps more than nine parameters apart', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `v${at}`);
    const ask = keptStatement(
      (values: Record<string, number>) =>
        sql`select ${sql.join([...names, 'v10', 'v1'].map((name) => sql`${values[name]}`))}`,
    );
    const { db, sent } = listen();
    await ask(db, Object.fromEntries(names.map((name, at) => [name, at])));
    const places = [...names.map((_, at) => at + 1), 11, 2].map((at) => `$${at}`).join(', ');
    expect(sent).toEqual([[`select ${places}`, names.map((_, at) => at)]]);
  });

  test('has a text of its own where a value is missing', async () => {
    const ask = keptStatement(
      ({ after }: { after?: string | undefined }) => sql`select 1${after ? sql` where a < ${after}` : sql``}`,
    );
    const { db, sent } = listen();
    await ask(db, { after: undefined });
    await ask(db, { after: 'x' });
    await ask(db, { after: 'y' });
    expect(sent).toEqual([
      ['select 1', []],
      ['select 1 where a < $1', ['x']],
      ['select 1 where a < $1', ['y']],
    ]);
  });

  test('keeps the texts of a hundred sets of values, those asked last', async () => {
    const written: string[] = [];
    const ask = keptStatement((values: Record<string, string | null>) => {
      written.push(Object.keys(values).join());
      return sql`select 1`;
    });
    const { db } = listen();
    const sets = Array.from({ length: 101 }, (_, size) =>
      Object.fromEntries(Array.from({ length: size }, (_, at) => [`v${at}`, 'x'])),
    );
    for (const values of sets) await ask(db, values);
    expect(written).toHaveLength(101);
    await ask(db, sets[100] ?? {});
    expect(written).toHaveLength(101);
    await ask(db, sets[0] ?? {});
    expect(written).toHaveLength(102);
  });
});
