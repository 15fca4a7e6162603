import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

const folder = fileURLToPath(new URL('../../../../migrations/', import.meta.url));
const LOCK = 7_251_001;

/**
 * Applies the files of `migrations/` that this database has not seen, each in one transaction, oldest first.
 * Several processes may start together: an advisory lock lets one work and the others wait.
 */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await migrateJobs(url);
    return await applyMissing(client);
  } finally {
    await client.end();
  }
}

// Handed a connection string, the job library leaves its own pool to end later, after the server may be gone.
async function migrateJobs(url: string): Promise<void> {
  const pgPool = new pg.Pool({ connectionString: url, max: 2 });
  pgPool.on('error', () => {});
  pgPool.on('connect', (client) => client.on('error', () => {}));
  await runMigrations({ pgPool }).finally(() => pgPool.end());
}

async function applyMissing(client: pg.Client): Promise<string[]> {
  await client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const known = await client.query<{ name: string }>('select name from migrations');
  const seen = new Set(known.rows.map((row) => row.name));
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const missing = files.filter((name) => !seen.has(name));
  for (const name of missing) {
    const text = await readFile(folder + name, 'utf8');
    await client.query('begin');
    try {
      await client.query(text);
      await client.query('insert into migrations (name) values ($1)', [name]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw new Error(`migration ${name} failed`, { cause: error });
    }
  }
  return missing;
}
