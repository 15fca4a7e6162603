import { Client, Pool } from 'pg';
import { migrate } from '#platform/server/db/migrate.ts';
import { loadGazetteer } from '#platform/server/geo/load-gazetteer.ts';

const TOWNS_OF_AT_LEAST = 50_000;

/** Makes the database that test databases are copied from: migrated, with the bigger towns in it. */
export async function makeTemplate(serverUrl: string, name: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`drop database if exists "${name}"`);
  await client.query(`create database "${name}"`);
  await client.end();
  const url = databaseUrl(serverUrl, name);
  await migrate(url);
  const pool = new Pool({ connectionString: url, max: 1 });
  // Ending a pool does not wait for its sockets, and the server may be stopped next.
  pool.on('error', () => {});
  await loadGazetteer(pool, TOWNS_OF_AT_LEAST);
  await pool.end();
}

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
