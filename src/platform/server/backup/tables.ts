import pg from 'pg';

/** Both sides of a copy write dates and numbers alike, whatever the server's own settings are. */
export const copySettings =
  '-c datestyle=ISO -c intervalstyle=postgres -c timezone=UTC -c extra_float_digits=1 -c statement_timeout=0 -c idle_in_transaction_session_timeout=0';

/** The list of what was applied; the manifest keeps it, and migrating writes it. */
export const MIGRATIONS = 'migrations';

type Client = Pick<pg.Client, 'query'>;

export interface Table {
  readonly name: string;
  /** Those that are written; what the database computes itself is left out. */
  readonly columns: readonly string[];
}

/** Every table of ours, and none of an extension. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[] | null }>(`
    select c.relname as name, (
      select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    ) as columns
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname`);
  return rows.map(({ name, columns }) => ({ name, columns: columns ?? [] }));
}

export async function listSequences(client: Client): Promise<{ name: string; last: string }[]> {
  const { rows } = await client.query<{ name: string; last: string }>(`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`);
  return rows;
}

export async function listMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name');
  return rows.map(({ name }) => name);
}

export function target({ name, columns }: Table): string {
  return `${pg.escapeIdentifier(name)} (${columns.map((each) => pg.escapeIdentifier(each)).join(', ')})`;
}

export const copyOut = (table: Table) => `copy ${target(table)} to stdout`;
export const copyIn = (table: Table) => `copy ${target(table)} from stdin`;

/** Jobs are copied as what was asked for, so that another version of the job library can take them. */
export const copyJobsOut = `copy (
  select t.identifier, q.queue_name, j.payload, j.run_at, j.max_attempts, j.key, j.priority,
    array(select jsonb_object_keys(j.flags)), j.attempts, j.last_error
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  order by j.id) to stdout`;

export const makeJobsTable = `create temp table restored_jobs (
  number bigint generated always as identity, identifier text, queue_name text, payload json, run_at timestamptz,
  max_attempts int, key text, priority int, flags text[], attempts int, last_error text) on commit drop`;

export const copyJobsIn = `copy restored_jobs (identifier, queue_name, payload, run_at, max_attempts, key, priority,
  flags, attempts, last_error) from stdin`;

/** Nobody runs what was being run: each waits with the tries that it has had. */
export const addJobs = [
  `create temp table added_jobs on commit drop as
   select (graphile_worker.add_job(identifier, payload, queue_name, run_at, max_attempts, key, priority,
     nullif(flags, '{}'))).id as id, attempts, last_error
   from (select * from restored_jobs order by number) as in_order`,
  `update graphile_worker._private_jobs j set attempts = a.attempts, last_error = a.last_error
   from added_jobs a where a.id = j.id and a.attempts > 0`,
];
