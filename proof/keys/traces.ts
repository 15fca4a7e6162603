import type { TestApp } from '#app/server/testing/build-test-app.ts';

/** The keys themselves are no effect; the gazetteer is large and comes with the server. */
const NO_EFFECT = new Set(['public.idempotency_keys', 'public.places', 'public.place_names']);

/**
 * A fingerprint of every table with what stands in it, jobs included. Two that are equal say that nothing was
 * written in between, not even over what was there.
 */
export async function readTraces(world: TestApp): Promise<ReadonlyMap<string, string>> {
  const { pool } = world.platform.database;
  const tables = await pool.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname in ('public', 'graphile_worker') order by 1`,
  );
  const names = tables.rows.map(({ name }) => name).filter((name) => !NO_EFFECT.has(name));
  const prints = names.map(
    (name) => `select '${name}' as name,
      md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as print from ${name} t`,
  );
  const { rows } = await pool.query<{ name: string; print: string }>(prints.join(' union all '));
  return new Map(rows.map(({ name, print }) => [name, print]));
}

/** The tables in which something has changed. */
export function changedTables(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...after].flatMap(([name, print]) => (before.get(name) === print ? [] : [name]));
}
