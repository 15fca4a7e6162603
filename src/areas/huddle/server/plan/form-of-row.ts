import type { PersonId } from '#platform/shared/ids.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import type { HuddleForm } from '../../contract-form.ts';
import type { HuddleRow } from '../row-facts.ts';

/** The fields that a page would hold for this huddle: what hosts edit, and what a copy begins with. */
export function formOfRow(row: HuddleRow, coHostIds: readonly PersonId[]): HuddleForm {
  return { ...announcement(row), ...places(row), ...invitation(row, coHostIds), ...terms(row) };
}

function announcement(row: HuddleRow) {
  const wall = (instant: Date | null) => (instant ? wallIn(instant, row.time_zone) : '');
  return {
    name: row.name,
    activity: row.activity as HuddleForm['activity'],
    description: row.description,
    privacy: row.privacy as HuddleForm['privacy'],
    communityId: row.community_id,
    start: wall(row.starts_at),
    end: wall(row.ends_at),
    timeZone: row.time_zone,
    rsvpStart: wall(row.rsvp_starts_at),
    rsvpEnd: wall(row.rsvp_ends_at),
    difficulty: (row.difficulty ?? '') as HuddleForm['difficulty'],
    distanceKilometers: row.distance_meters === null ? '' : String(row.distance_meters / 1000),
    ascentMeters: textOf(row.ascent_meters),
    whatToBring: row.what_to_bring,
    tags: row.tags,
    coverMediaId: row.cover_media_id,
    coverOffset: row.cover_offset,
  };
}

function places(row: HuddleRow) {
  return {
    venue: row.venue as PlaceValue | null,
    venueNote: row.venue_note,
    meetingPoint: row.meeting_point as PlaceValue | null,
    meetingPointNote: row.meeting_point_note,
    parking: row.parking as PlaceValue | null,
    parkingNote: row.parking_note,
    precisePlaces: row.precise_places as HuddleForm['precisePlaces'],
  };
}

function invitation(row: HuddleRow, coHostIds: readonly PersonId[]) {
  return {
    capacity: textOf(row.capacity),
    approvalRequired: row.approval_required,
    decisiveRsvp: row.decisive_rsvp,
    guestAllowed: row.guest_allowed,
    guestLimit: textOf(row.guest_limit),
    guestAllowedAges: row.guest_allowed_ages as HuddleForm['guestAllowedAges'],
    showAttending: row.show_attending,
    showInterested: row.show_interested,
    showRequested: row.show_requested,
    showInvited: row.show_invited,
    coHostIds: [...coHostIds],
    invitedIds: [],
  };
}

function terms(row: HuddleRow) {
  return {
    paymentMode: row.payment_mode as HuddleForm['paymentMode'],
    paymentAmount: row.payment_amount,
    paymentMethod: row.payment_method,
    refundPolicy: row.refund_policy,
    carpooling: row.carpooling,
    externalTrailUrl: row.external_trail_url,
    externalEventUrl: row.external_event_url,
    externalPhotoAlbumUrl: row.external_photo_album_url,
    externalCommChannelUrl: row.external_comm_channel_url,
  };
}

function textOf(number: number | null): string {
  return number === null ? '' : String(number);
}
