import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { preparingPool } from './prepare-statements.ts';
import { PresentPool } from './present-pool.ts';
import type { DB } from './schema.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;
/** Reads take either: a read inside a write sees the write's own changes. */
export type DbOrTx = Db | Tx;

const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

export interface Database {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly db: Db;
  close(): Promise<void>;
}

/**
 * Whether the plan of a statement that comes again is kept whatever its values, or the database looks at them and may
 * plan it again. What is asked all day has texts whose one plan was looked at (`kept-plans.test.ts`).
 */
export type Plans = 'KEPT' | 'CHOSEN';

const planModes: Readonly<Record<Plans, string>> = { KEPT: 'force_generic_plan', CHOSEN: 'auto' };

/**
 * Opens a pool of `connections`; every statement is ended by the server after 10 s. Where all of them are taken, one is
 * waited for as long as `waitMs`.
 */
export function openDatabase(
  url: string,
  connections: number,
  onError: (error: Error) => void,
  plans: Plans = 'KEPT',
  waitMs = 3_000,
): Database {
  const pool = new PresentPool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: waitMs,
    statement_timeout: 10_000,
    options: `-c plan_cache_mode=${planModes[plans]}`,
    // A database that is lost without a word would otherwise leave its last query waiting for ever.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'trailfolk',
  });
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
  });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
  return { url, pool, db, close: () => pool.end() };
}
