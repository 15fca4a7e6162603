import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Near } from '../rules/near.ts';

/** Where somebody looks for places if they do not say it: at home, else in the biggest town of their time zone. */
export async function usualPoint(
  db: DbOrTx,
  personId: PersonId,
  timeZone: string,
): Promise<Near | undefined> {
  const found = await sql<{ lat: number | null; lng: number | null }>`
    select place_lat as lat, place_lng as lng from people where id = ${personId} and place_lat is not null
      and place_lng is not null`.execute(db);
  const point = found.rows[0] ?? (await townOf(db, timeZone));
  return point && point.lat !== null && point.lng !== null ? { lat: point.lat, lng: point.lng } : undefined;
}

/** The biggest town by zone: the gazetteer stays the same while the server runs. */
const towns = new Map<string, Near | undefined>();

async function townOf(db: DbOrTx, timeZone: string): Promise<Near | undefined> {
  if (towns.has(timeZone)) return towns.get(timeZone);
  const found = await sql<Near>`
    select latitude as lat, longitude as lng from places where time_zone = ${timeZone}
    order by population desc, id limit 1`.execute(db);
  towns.set(timeZone, found.rows[0]);
  return found.rows[0];
}
