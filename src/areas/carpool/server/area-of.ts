import type { DbOrTx } from '#platform/server/db/database.ts';
import { nearestTown } from '#platform/server/geo/nearest-town.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import { type AreaValue, areaPoint } from '../rules/place-precision.ts';

/** What everybody may know of a place: made of its square alone, so it tells nothing more than that. */
export async function areaOf(db: DbOrTx, place: PlaceValue): Promise<AreaValue> {
  const point = areaPoint(place);
  return { name: (await nearestTown(db, point)) ?? '', ...point };
}
