import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { DbOrTx } from '../db/database.ts';
import type { Point } from './search-places.ts';

const SOME = 16;

type Extent = readonly [south: number, west: number, north: number, east: number];

/** All towns are read to know one, and towns stay where they are. */
const known = new LRUCache<string, Extent>({ max: 500 });

/** South, west, north and east of all towns whose address ends so; undefined where there is none. */
export async function extentOf(db: DbOrTx, address: string): Promise<Extent | undefined> {
  const extent = known.get(address) ?? (await readExtent(db, address));
  if (extent) known.set(address, extent);
  return extent;
}

async function readExtent(db: DbOrTx, address: string): Promise<Extent | undefined> {
  const end = `, ${address}`;
  const found = await sql<{ south: number | null; west: number; north: number; east: number }>`
    select min(latitude) as south, min(longitude) as west, max(latitude) as north, max(longitude) as east
    from places where right(', ' || formatted_address, ${end.length}::int) = ${end}`.execute(db);
  const [row] = found.rows;
  return row && row.south !== null ? [row.south, row.west, row.north, row.east] : undefined;
}

/** The address of the town next to each of these points, in their order. */
export async function addressesNear(db: DbOrTx, points: readonly Point[]): Promise<(string | undefined)[]> {
  if (points.length === 0) return [];
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  // By degrees first, which the index knows; of those by metres.
  const found = await sql<{ address: string | null }>`
    select (
      select formatted_address from (
        select formatted_address, latitude, longitude from places
        order by point(longitude, latitude) <-> point(a.lng, a.lat) limit ${sql.lit(SOME)}
      ) near
      order by earth_distance(ll_to_earth(latitude, longitude), ll_to_earth(a.lat, a.lng)) limit 1
    ) as address
    from unnest(${lats}::float8[], ${lngs}::float8[]) with ordinality as a(lat, lng, nth) order by nth`.execute(
    db,
  );
  return found.rows.map(({ address }) => address ?? undefined);
}
