import type { WireReply } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { placeContract } from '../contract.ts';
import type { Near } from '../rules/near.ts';

type PlaceContract = typeof placeContract;
const api = apiOf<PlaceContract>();

export type FoundPlace = WireReply<PlaceContract['GET /api/places']>['places'][number];

/** Towns of this name, those near a point first, or near where this person usually is. */
export async function findPlaces(
  typed: string,
  signal: AbortSignal,
  near: Near | null = null,
): Promise<FoundPlace[]> {
  const point = near && `${near.lat.toFixed(4)},${near.lng.toFixed(4)}`;
  const { places } = await api('GET /api/places', {
    query: { q: typed, ...(point && { near: point }) },
    signal,
  });
  return places;
}
