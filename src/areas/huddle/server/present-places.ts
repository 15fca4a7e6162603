import { precisionFor, shownMeeting, shownVenue } from '../rules/place-precision.ts';
import type { VisibleHuddle } from './reads.ts';
import type { HuddleRow } from './row-facts.ts';

/** Where it is, as exactly as this onlooker may know (HUD-23). */
export function presentPlaces({ row, access, mine }: Pick<VisibleHuddle, 'row' | 'access' | 'mine'>) {
  const place = mine?.place ?? 'NONE';
  const precision = precisionFor({ access, place }, row.precise_places);
  const venue = row.venue;
  const exact = precision === 'EXACT';
  return {
    venue: shownVenue(venue, precision),
    venueNote: row.venue_note,
    meetingPoint: shownMeeting(row.meeting_point, venue, precision),
    meetingPointNote: exact ? row.meeting_point_note : '',
    parking: shownMeeting(row.parking, venue, precision),
    parkingNote: exact ? row.parking_note : '',
    placesWithheld: !exact && hasMeeting(row),
  };
}

function hasMeeting(row: HuddleRow): boolean {
  const noted = row.meeting_point_note !== '' || row.parking_note !== '';
  return noted || row.meeting_point !== null || row.parking !== null;
}
