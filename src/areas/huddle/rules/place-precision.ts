import { coarsePoint } from '#platform/shared/coarse-point.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import type { AccessLevel } from './access.ts';
import type { AttendanceStatus } from './state.ts';

export interface ShownPlace extends PlaceValue {
  readonly exact: boolean;
}

export type PrecisePlaces = 'EVERYONE' | 'CONFIRMED';

/** How exactly somebody may know where people will stand. */
export type Precision = 'EXACT' | 'COARSE' | 'NONE';

export interface PlaceOnlooker {
  readonly access: AccessLevel;
  /** How they attend. */
  readonly status: AttendanceStatus;
}

/**
 * The one rule of place precision, asked by every door: page, API, calendar, card, mail (HUD-23). Hosts and
 * confirmed people see exact places; others do when the host shares them with everyone, else an area.
 */
export function precisionFor({ access, status }: PlaceOnlooker, precise: PrecisePlaces): Precision {
  if (access === 'NOTHING' || access === 'LINK') return 'NONE';
  const trusted = access === 'HOST' || (access === 'INSIDE' && status === 'CONFIRMED');
  return trusted || precise === 'EVERYONE' ? 'EXACT' : 'COARSE';
}

/** The venue is what a huddle is announced with: its name is for all, street and point are not. */
export function shownVenue(venue: PlaceValue | null, precision: Precision): ShownPlace | null {
  if (!venue || precision === 'NONE') return null;
  if (precision === 'EXACT') return { ...venue, exact: true };
  return { name: venue.name, formattedAddress: areaAddress(venue), ...coarsePoint(venue), exact: false };
}

/** Meeting point and parking tell where people will stand: others learn the area, under the name of the venue. */
export function shownMeeting(
  place: PlaceValue | null,
  venue: PlaceValue | null,
  precision: Precision,
): ShownPlace | null {
  if (!place || precision === 'NONE') return null;
  if (precision === 'EXACT') return { ...place, exact: true };
  return { name: venue?.name ?? '', formattedAddress: '', ...coarsePoint(place), exact: false };
}

/** 'Seeweg 5, 6440 Brunnen, Schwyz' is 'Brunnen, Schwyz': no street, no number. */
function areaAddress({ name, formattedAddress }: PlaceValue): string {
  const parts = formattedAddress.split(',').map((part) => part.trim());
  const street = parts.length > 1 && parts[0] !== name ? 1 : 0;
  const area = parts.slice(street).map((part) => part.replace(/\S*\d\S*/g, '').trim());
  return area.filter(Boolean).join(', ');
}
