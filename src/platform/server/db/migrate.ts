import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

const folder = fileURLToPath(new URL('../../../../migrations/', import.meta.url));
const LOCK = 7_251_001;
const OUTSIDE = '-- outside a transaction';

/**
 * Applies the files of `migrations/` that this database has not seen, each in one transaction, oldest first; one that
 * begins with `-- outside a transaction` is applied statement by statement, and must bear being begun again.
 * Several processes may start together: an advisory lock lets one work and the others wait.
 *
 * @param only applies none but these, for rows that are older than the program
 */
export async function migrate(url: string, only?: ReadonlySet<string>): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await takeTurn(client);
    await migrateJobs(url);
    return await applyMissing(client, only);
  } finally {
    await client.end();
  }
}

/** The names of all migrations of this version, oldest first. */
export async function listMigrationFiles(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

/** Runs what must not see the tables change; a migration waits for it, and it for a migration. */
export async function sharingMigrationsLock<Result>(
  client: pg.Client,
  run: () => Promise<Result>,
): Promise<Result> {
  await client.query('select pg_advisory_lock_shared($1)', [LOCK]);
  try {
    return await run();
  } finally {
    await client.query('rollback').catch(() => {});
    await client.query('select pg_advisory_unlock_shared($1)', [LOCK]).catch(() => {});
  }
}

// A statement that waits for the lock would hold a snapshot, and an index that is made concurrently waits for those.
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK]);
    if (rows[0]?.mine) return;
    await sleep(100);
  }
}

// Handed a connection string, the job library leaves its own pool to end later, after the server may be gone.
async function migrateJobs(url: string): Promise<void> {
  const pgPool = new pg.Pool({ connectionString: url, max: 2 });
  pgPool.on('error', () => {});
  pgPool.on('connect', (client) => client.on('error', () => {}));
  await runMigrations({ pgPool }).finally(() => pgPool.end());
}

async function applyMissing(client: pg.Client, only?: ReadonlySet<string>): Promise<string[]> {
  await client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const known = await client.query<{ name: string }>('select name from migrations');
  const seen = new Set(known.rows.map((row) => row.name));
  const files = await listMigrationFiles();
  const missing = files.filter((name) => !seen.has(name) && (only?.has(name) ?? true));
  for (const name of missing) {
    const text = await readFile(folder + name, 'utf8');
    await apply(client, name, text).catch((error: unknown) => {
      throw new Error(`migration ${name} failed`, { cause: error });
    });
  }
  return missing;
}

async function apply(client: pg.Client, name: string, text: string): Promise<void> {
  const note = () => client.query('insert into migrations (name) values ($1)', [name]);
  if (text.startsWith(OUTSIDE)) {
    for (const statement of text.split(/;\n/).filter((each) => each.trim())) await client.query(statement);
    await note();
    return;
  }
  await client.query('begin');
  try {
    await client.query(text);
    await note();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
