import type { PoolClient } from 'pg';
import type { Town } from './make-people.ts';

/** Towns in which people of a demo world live: neither hamlets nor the largest cities only. */
export async function readTowns(client: PoolClient, most: number): Promise<Town[]> {
  const found = await client.query<Town>(
    `select name, formatted_address as "formattedAddress", latitude as lat, longitude as lng, time_zone as "timeZone"
     from places where population > 4000 order by hashint4(id), id limit $1`,
    [most],
  );
  return found.rows;
}

/** A town with the id under which posts name it. */
export interface DemoPlace {
  readonly id: number;
  readonly name: string;
  readonly formattedAddress: string;
}

/** Towns that people of the small world write about: known ones of the Alps. */
export async function readPostPlaces(client: PoolClient): Promise<DemoPlace[]> {
  const found = await client.query<DemoPlace>(
    `select id, name, formatted_address as "formattedAddress" from places
     where latitude between 45.8 and 47.6 and longitude between 6.8 and 11.5
     order by population desc limit 24`,
  );
  return found.rows;
}

export async function hasPeople(client: PoolClient): Promise<boolean> {
  return (await client.query('select 1 from people limit 1')).rowCount === 1;
}

/** Ids of the people one can log in as, by user name. */
export async function readCast(client: PoolClient, names: readonly string[]): Promise<Map<string, string>> {
  const found = await client.query<{ username: string; id: string }>(
    'select username, id from people where username = any($1::citext[])',
    [names],
  );
  return new Map(found.rows.map((row) => [row.username, row.id]));
}
