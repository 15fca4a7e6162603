import type { PlaceValue } from '#platform/shared/wire-values.ts';
import type { Sight } from './visibility.ts';

/** Degrees of latitude that make about a kilometre. */
const COARSE_DEGREES = 0.01;

export interface ShownPlace extends PlaceValue {
  readonly exact: boolean;
}

type PrecisePlaces = 'EVERYONE' | 'CONFIRMED';

/** Whether exact places may be shown: always inside, and to others when the host shares them with everyone. */
export function showsExactPlaces(sight: Sight, precise: PrecisePlaces): boolean {
  return sight === 'HOST' || sight === 'INSIDE' || (sight === 'CARD' && precise === 'EVERYONE');
}

/** The venue is what a huddle is announced with: its name is for all, its coordinates are coarse for outsiders. */
export function shownVenue(
  place: PlaceValue | null,
  sight: Sight,
  precise: PrecisePlaces,
): ShownPlace | null {
  if (!place || sight === 'LINK') return null;
  if (showsExactPlaces(sight, precise)) return { ...place, exact: true };
  return { ...place, lat: coarse(place.lat), lng: coarse(place.lng), exact: false };
}

/** Meeting point and parking tell where people will stand: exact, or not at all (HUD-23). */
export function shownMeeting(
  place: PlaceValue | null,
  sight: Sight,
  precise: PrecisePlaces,
): ShownPlace | null {
  return place && showsExactPlaces(sight, precise) ? { ...place, exact: true } : null;
}

function coarse(degrees: number): number {
  return Number((Math.round(degrees / COARSE_DEGREES) * COARSE_DEGREES).toFixed(2));
}
