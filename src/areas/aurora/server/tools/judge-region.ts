import { countryAt } from '#platform/server/geo/country-at.ts';
import { addressesNear } from '#platform/server/geo/in-land.ts';
import { countryIn } from '#platform/shared/address-in.ts';
import type { Conditions } from '../../rules/fit.ts';
import type { Region } from '../../rules/meaning/regions.ts';
import type { Asker } from './asker.ts';

interface Spot {
  readonly lat: number;
  readonly lng: number;
}

/** Says which of these things lie in a region; a country is told by its borders, a state by the towns next to them. */
export async function judgeOf(
  { platform }: Asker,
  region: Region,
  things: ReadonlyArray<{ readonly area: Spot | null }>,
): Promise<NonNullable<Conditions['region']>> {
  if (!region.address) return region;
  const spots = things.flatMap(({ area }) => area ?? []);
  const addresses = await addressesNear(platform.database.db, spots);
  const keyOf = ({ lat, lng }: Spot) => `${lat},${lng}`;
  const placed = await Promise.all(spots.map((spot, at) => inItsCountry(spot, addresses[at])));
  const known = new Map(spots.map((spot, at) => [keyOf(spot), placed[at]]));
  return {
    isExact: true,
    contains: (spot) => region.contains({ ...spot, address: known.get(keyOf(spot)) }),
  };
}

/** The town next to a place may lie behind a border: then only the country counts. */
async function inItsCountry(spot: Spot, address: string | undefined): Promise<string | undefined> {
  const code = await countryAt(spot);
  const country = code && countryIn('en', code);
  return !country || address?.endsWith(country) ? address : country;
}
