import { readFileSync } from 'node:fs';
import pg from 'pg';

/** Asks the database of the server under test: what only time or an operator brings about. */
export async function ask<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: readFileSync(process.env.E2E_DATABASE ?? '', 'utf8') });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}
