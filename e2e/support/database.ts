import { readFileSync } from 'node:fs';
import pg from 'pg';

let pool: pg.Pool | undefined;

/** Asks the database of the server under test: what only time or an operator brings about. */
export async function ask<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  pool ??= open();
  return (await pool.query<Row>(sql, [...values])).rows;
}

function open(): pg.Pool {
  const connectionString = readFileSync(process.env.E2E_DATABASE ?? '', 'utf8');
  const opened = new pg.Pool({ connectionString, max: 2, allowExitOnIdle: true });
  // The database ends before the workers that asked it.
  opened.on('error', () => {});
  return opened;
}
