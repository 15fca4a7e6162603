import type { Pool } from 'pg';
import type { Point } from './search-places.ts';

/** A part of the world between two corners, degrees. */
interface View {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const LIMIT = 40;

// A wide view holds more big towns than a map can show, a narrow one few enough to look at all of them.
const leastPeople: readonly (readonly [degrees: number, people: number])[] = [
  [40, 1_000_000],
  [12, 200_000],
  [4, 30_000],
  [0, 0],
];

/** The biggest towns of a part of the world. */
export async function townsInView(pool: Pool, view: View): Promise<({ name: string } & Point)[]> {
  const wide = Math.max(view.east - view.west, view.north - view.south);
  const least = leastPeople.find(([degrees]) => wide >= degrees)?.[1] ?? 0;
  const { rows } = await pool.query({
    name: 'towns-in-view',
    text: `select name, latitude as lat, longitude as lng from places
      where point(longitude, latitude) <@ box(point($1, $2), point($3, $4)) and population >= $5
      order by population desc, id limit ${LIMIT}`,
    values: [view.west, view.south, view.east, view.north, least],
  });
  return rows;
}
