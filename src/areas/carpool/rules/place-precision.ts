import { coarsePoint } from '#platform/shared/coarse-point.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import type { CarpoolAccess } from './access.ts';
import type { Leg } from './trip.ts';

/** What everybody may know of a place: a square of about a kilometre and the town next to it. */
export interface AreaValue {
  /** Empty where no town is known. */
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

export interface ShownPlace extends PlaceValue {
  /** false: the town, and the point to about a kilometre. */
  readonly exact: boolean;
}

/** The point of the square a place lies in: the same however often and from wherever it is asked. */
export const areaPoint = coarsePoint;

/** What of a carpool somebody would like to know the place of. */
export type PlaceField = 'ORIGIN' | 'DESTINATION' | 'STOP' | 'OWN_PICKUP' | 'RIDERS_PICKUP';

export interface PlaceReader {
  readonly access: CarpoolAccess;
  /** The ways they have a place on; none of who only asked. */
  readonly rides: readonly Leg[];
}

/**
 * The one rule of how exactly a place of a carpool is told, asked by every door (CAR-4). Who drives reads their own
 * trip, and where the riders wait whom they accepted; an accepted rider what their own ways need: who only comes
 * back never learns where the driver set out, and no rider where another one lives.
 */
export function mayKnowExactly(field: PlaceField, { access, rides }: PlaceReader): boolean {
  if (field === 'OWN_PICKUP') return true;
  if (access === 'OWNER') return true;
  if (access !== 'RIDER' || field === 'RIDERS_PICKUP') return false;
  return field === 'ORIGIN' ? rides.includes('OUT') : rides.length > 0;
}

/** The place itself, or the area in its stead; the words of a place are as telling as its point. */
export function shownPlace(place: PlaceValue, area: AreaValue, exact: boolean): ShownPlace {
  if (exact) return { ...place, exact: true };
  return { name: area.name, formattedAddress: '', lat: area.lat, lng: area.lng, exact: false };
}
