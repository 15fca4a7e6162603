interface Point {
  /** Degrees. */
  readonly lat: number;
  readonly lng: number;
}

const EARTH_KM = 6_371;

/** Kilometres between two points as the crow flies. The database has the same as `km_between`. */
export function kmBetween(one: Point, other: Point): number {
  const rad = Math.PI / 180;
  const lat = Math.sin(((other.lat - one.lat) * rad) / 2) ** 2;
  const lng = Math.sin(((other.lng - one.lng) * rad) / 2) ** 2;
  const half = lat + Math.cos(one.lat * rad) * Math.cos(other.lat * rad) * lng;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}
