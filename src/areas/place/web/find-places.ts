import type { WireReply } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { placeContract } from '../contract.ts';

type PlaceContract = typeof placeContract;
const api = apiOf<PlaceContract>();

export type FoundPlace = WireReply<PlaceContract['GET /api/places']>['places'][number];

export async function findPlaces(typed: string, signal: AbortSignal): Promise<FoundPlace[]> {
  const { places } = await api('GET /api/places', { query: { q: typed }, signal });
  return places;
}
