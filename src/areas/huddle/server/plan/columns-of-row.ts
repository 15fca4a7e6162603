import type { PlaceValue } from '#platform/shared/wire-values.ts';
import type { HuddleRow } from '../row-facts.ts';
import type { PlanColumns } from './apply-plan.ts';

type NotWritten =
  | 'starts_at'
  | 'ends_at'
  | 'rsvp_starts_at'
  | 'rsvp_ends_at'
  | 'venue'
  | 'meeting_point'
  | 'parking';

const written = [
  'name',
  'description',
  'activity',
  'privacy',
  'community_id',
  'time_zone',
  'difficulty',
  'distance_meters',
  'ascent_meters',
  'what_to_bring',
  'tags',
  'cover_media_id',
  'cover_offset',
  'venue_note',
  'meeting_point_note',
  'parking_note',
  'precise_places',
  'capacity',
  'approval_required',
  'guest_allowed',
  'guest_limit',
  'guest_allowed_ages',
  'decisive_rsvp',
  'show_attending',
  'show_interested',
  'show_requested',
  'show_invited',
  'payment_mode',
  'payment_amount',
  'payment_method',
  'refund_policy',
  'carpooling',
  'external_trail_url',
  'external_event_url',
  'external_photo_album_url',
  'external_comm_channel_url',
] as const satisfies readonly (keyof PlanColumns)[];

/** The columns of a plan as they are written, from a row as it is read. */
export function columnsOfRow(row: HuddleRow): PlanColumns {
  const same = Object.fromEntries(written.map((name) => [name, row[name]]));
  return { ...(same as unknown as Omit<PlanColumns, NotWritten>), ...timesOf(row), ...placesOf(row) };
}

function timesOf(row: HuddleRow) {
  return {
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    rsvp_starts_at: row.rsvp_starts_at?.toISOString() ?? null,
    rsvp_ends_at: row.rsvp_ends_at?.toISOString() ?? null,
  };
}

function placesOf(row: HuddleRow) {
  return {
    venue: json(row.venue),
    meeting_point: json(row.meeting_point),
    parking: json(row.parking),
  };
}

// The keys in the order of the wire, so that two writings of one place are the same text.
function json(value: unknown): string | null {
  const place = value as PlaceValue | null;
  if (!place) return null;
  const { name, formattedAddress, lat, lng } = place;
  return JSON.stringify({ name, formattedAddress, lat, lng });
}
