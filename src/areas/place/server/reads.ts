import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';

/** Where somebody looks for places if they do not say it: at home, else in the biggest town of their time zone. */
export async function usualPlace(
  db: DbOrTx,
  personId: PersonId,
  timeZone: string,
): Promise<PlaceValue | undefined> {
  const found = await sql<PlaceValue>`
    select place_name as name, place_address as "formattedAddress", place_lat as lat, place_lng as lng from people
    where id = ${personId} and place_name is not null and place_address is not null and place_lat is not null
      and place_lng is not null`.execute(db);
  return found.rows[0] ?? townOf(db, timeZone);
}

/** The biggest town by zone: the gazetteer stays the same while the server runs. */
const towns = new Map<string, PlaceValue | undefined>();

async function townOf(db: DbOrTx, timeZone: string): Promise<PlaceValue | undefined> {
  if (towns.has(timeZone)) return towns.get(timeZone);
  const found = await sql<PlaceValue>`
    select name, formatted_address as "formattedAddress", latitude as lat, longitude as lng from places where time_zone = ${timeZone}
    order by population desc, id limit 1`.execute(db);
  towns.set(timeZone, found.rows[0]);
  return found.rows[0];
}
