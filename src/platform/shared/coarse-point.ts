/** Degrees of latitude that make about a kilometre. */
const COARSE_DEGREES = 0.01;

interface Point {
  readonly lat: number;
  readonly lng: number;
}

/**
 * The point on the one grid of about a kilometre; the same for every point of a cell, so asking often tells no more.
 * The database has the same as `coarse_lat` and `coarse_lng`; `coarse-point.test.ts` holds them against each other.
 */
export function coarsePoint({ lat, lng }: Point): Point {
  const coarseLat = onGrid(lat, COARSE_DEGREES);
  const shrink = Math.max(0.05, Math.cos((coarseLat * Math.PI) / 180));
  return { lat: coarseLat, lng: onGrid(lng, COARSE_DEGREES / shrink) };
}

function onGrid(degrees: number, step: number): number {
  const snapped = Math.floor(degrees / step + 0.5) * step;
  return Math.floor(snapped * 100 + 0.5) / 100;
}
