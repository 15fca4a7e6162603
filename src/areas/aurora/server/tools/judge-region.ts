import { addressesNear } from '#platform/server/geo/in-land.ts';
import type { Conditions } from '../../rules/fit.ts';
import type { Region } from '../../rules/meaning/regions.ts';
import type { Asker } from './asker.ts';

interface Spot {
  readonly lat: number;
  readonly lng: number;
}

/** Says which of these things lie in a region; a country and a state are told by the towns next to them. */
export async function judgeOf(
  { platform }: Asker,
  region: Region,
  things: ReadonlyArray<{ readonly area: Spot | null }>,
): Promise<NonNullable<Conditions['region']>> {
  if (!region.address) return region;
  const spots = things.flatMap(({ area }) => area ?? []);
  const addresses = await addressesNear(platform.database.db, spots);
  const keyOf = ({ lat, lng }: Spot) => `${lat},${lng}`;
  const known = new Map(spots.map((spot, at) => [keyOf(spot), addresses[at]]));
  return {
    isExact: true,
    contains: (spot) => region.contains({ ...spot, address: known.get(keyOf(spot)) }),
  };
}
