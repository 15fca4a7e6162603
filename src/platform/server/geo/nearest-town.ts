import { sql } from 'kysely';
import type { DbOrTx } from '../db/database.ts';

/** Degrees around a point in which a town still says where it lies. */
const AROUND = 0.5;
const SOME = 24;

/** The town next to a point, the larger one of two that are as near; undefined far from everything. */
export async function nearestTown(
  db: DbOrTx,
  { lat, lng }: { readonly lat: number; readonly lng: number },
): Promise<string | undefined> {
  const found = await sql<{ name: string }>`
    select name from (select name, population, earth_distance(ll_to_earth(latitude, longitude),
        ll_to_earth(${lat}, ${lng})) as meters
      from places where point(longitude, latitude)
        <@ box(point(${lng - AROUND}, ${lat - AROUND}), point(${lng + AROUND}, ${lat + AROUND}))
      order by point(longitude, latitude) <-> point(${lng}, ${lat}) limit ${sql.lit(SOME)}) near
    order by meters - least(population, 100000) / 100.0 limit 1`.execute(db);
  return found.rows[0]?.name;
}
