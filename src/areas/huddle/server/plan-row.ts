import type { HuddlePlanInput } from '../contract-values.ts';

/** The columns that a host fills: what is announced, where, who may come, on what terms. */
export function planRow(plan: HuddlePlanInput) {
  return { ...announcement(plan), ...places(plan), ...invitation(plan), ...terms(plan) };
}

function announcement(plan: HuddlePlanInput) {
  return {
    name: plan.name,
    description: plan.description,
    activity: plan.activity,
    privacy: plan.privacy,
    community_id: plan.communityId,
    starts_at: utc(plan.startDateTime),
    ends_at: utc(plan.endDateTime),
    time_zone: plan.timeZone,
    rsvp_starts_at: plan.rsvpStartDateTime && utc(plan.rsvpStartDateTime),
    rsvp_ends_at: plan.rsvpEndDateTime && utc(plan.rsvpEndDateTime),
    difficulty: plan.difficulty,
    distance_meters: plan.distanceMeters,
    ascent_meters: plan.ascentMeters,
    what_to_bring: plan.whatToBring,
    tags: plan.tags,
    cover_media_id: plan.coverMediaId,
    cover_offset: plan.coverOffset,
  };
}

function places(plan: HuddlePlanInput) {
  return {
    venue: json(plan.venue),
    venue_note: plan.venueNote,
    meeting_point: json(plan.meetingPoint),
    meeting_point_note: plan.meetingPointNote,
    parking: json(plan.parking),
    parking_note: plan.parkingNote,
    precise_places: plan.precisePlaces,
  };
}

function invitation(plan: HuddlePlanInput) {
  return {
    capacity: plan.capacity,
    approval_required: plan.approvalRequired,
    guest_allowed: plan.guestAllowed,
    guest_limit: plan.guestLimit,
    guest_allowed_ages: plan.guestAllowedAges,
    decisive_rsvp: plan.decisiveRsvp,
    show_attending: plan.showAttending,
    show_interested: plan.showInterested,
    show_requested: plan.showRequested,
    show_invited: plan.showInvited,
  };
}

function terms(plan: HuddlePlanInput) {
  return {
    payment_mode: plan.paymentMode,
    payment_amount: plan.paymentAmount,
    payment_method: plan.paymentMethod,
    refund_policy: plan.refundPolicy,
    carpooling: plan.carpooling,
    external_trail_url: plan.externalTrailUrl,
    external_event_url: plan.externalEventUrl,
    external_photo_album_url: plan.externalPhotoAlbumUrl,
    external_comm_channel_url: plan.externalCommChannelUrl,
  };
}

function json(place: HuddlePlanInput['venue']): string | null {
  return place ? JSON.stringify(place) : null;
}

/** One writing of an instant, so that equal ones are equal texts. */
function utc(instant: string): string {
  return new Date(instant).toISOString();
}
