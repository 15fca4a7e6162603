import { kmBetween } from '#areas/place/rules/distance.ts';
import { normaliseName } from '#platform/server/geo/normalise-name.ts';
import type { Asker } from './asker.ts';
import type { FoundPlace } from './find-place.ts';
import { judgeOf } from './judge-region.ts';

interface Spot {
  /** Of the town next to it; empty where none is known. */
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/**
 * Which of these have a spot so near to a place, or within a part of the world, and the others. What is not on the map
 * is known by its name.
 */
export async function nearPlace<Thing>(
  asker: Asker,
  { place, region, phrase }: FoundPlace,
  things: readonly Thing[],
  { spotsOf, withinKm }: { spotsOf: (thing: Thing) => readonly Spot[]; withinKm: number },
): Promise<{ near: Thing[]; others: Thing[] }> {
  const spots = things.flatMap(spotsOf);
  const judge =
    region &&
    (await judgeOf(
      asker,
      region,
      spots.map((area) => ({ area })),
    ));
  const isNear = (spot: Spot) => {
    if (judge) return judge.contains(spot);
    return place ? kmBetween(place, spot) <= withinKm : normaliseName(spot.name) === normaliseName(phrase);
  };
  const near = things.filter((thing) => spotsOf(thing).some(isNear));
  return { near, others: things.filter((thing) => !near.includes(thing)) };
}
