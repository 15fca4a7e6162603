import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Counted, type Place, readFileOf } from './backup-file.ts';
import { jobsPlace, tablePlace } from './backup-folders.ts';
import type { Manifest } from './manifest.ts';
import { addJobs, copyIn, copyJobsIn, copySettings, makeJobsTable } from './tables.ts';

/**
 * Loads every row in one transaction: all of it is there afterwards, or nothing. Triggers are off meanwhile, for what
 * they write is in the backup; references are taken off and put back, which checks each.
 */
export async function loadData(
  url: string,
  folder: string,
  secret: string | undefined,
  manifest: Manifest,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: copySettings });
  await client.connect();
  try {
    await client.query('begin');
    const references = await takeOffReferences(client);
    for (const table of manifest.tables) {
      const name = pg.escapeIdentifier(table.name);
      await client.query(`alter table ${name} disable trigger user`);
      await load(client, copyIn(table), tablePlace(folder, table.name, secret), table);
      await client.query(`alter table ${name} enable trigger user`);
    }
    for (const putBack of references) await client.query(putBack);
    await loadJobs(client, jobsPlace(folder, secret), manifest.jobs);
    for (const { name, last } of manifest.sequences)
      await client.query('select setval($1, $2)', [`public.${name}`, last]);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

type Expected = Counted & { readonly rows: number };

async function load(client: pg.Client, statement: string, place: Place, expected: Expected): Promise<void> {
  const into = client.query(copyFrom(statement));
  await pipeline(Readable.from(readFileOf(place, expected), { objectMode: false }), into);
  if (into.rowCount !== expected.rows)
    throw new Error(`${place.path}: ${into.rowCount} rows came of ${expected.rows}`);
}

async function loadJobs(client: pg.Client, place: Place, expected: Expected): Promise<void> {
  await client.query(makeJobsTable);
  await load(client, copyJobsIn, place, expected);
  for (const statement of addJobs) await client.query(statement);
}

/** Takes all foreign keys off, and answers the statements that put them back. */
async function takeOffReferences(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ owner: string; name: string; definition: string }>(`
    select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
    order by conrelid::regclass::text, conname`);
  for (const { owner, name } of rows) await client.query(`alter table ${owner} drop constraint ${name}`);
  return rows.map(
    ({ owner, name, definition }) => `alter table ${owner} add constraint ${name} ${definition}`,
  );
}
