import { presentPersonSummary } from '#areas/person/server/public.ts';
import type { Confirmation } from '#platform/shared/command-reply.ts';
import type { HuddleView, ParticipationView } from '../contract/views.ts';
import { done } from '../messages.ts';
import type { AccessLevel } from '../rules/access.ts';
import { takesMailAnswers } from '../rules/mail-answers.ts';
import { isInConversation } from '../rules/messaging.ts';
import { type AskedRole, mustAcknowledge, openHostRequest } from '../rules/people.ts';
import { precisionFor, shownMeeting, shownVenue } from '../rules/place-precision.ts';
import { detailsOf, emptyDetails } from './plan/fields.ts';
import type { VisibleHuddle } from './reads.ts';
import { factsOf, type HuddleRow, type PartRow, participationState } from './rows.ts';

/**
 * The huddle as this onlooker may see it: the only place that drops its fields. Their position on the waiting list is
 * told where it is shown.
 */
export function presentHuddle(
  huddle: VisibleHuddle,
  forMember: boolean,
  queuePosition: number | null = null,
): HuddleView {
  const { row, access } = huddle;
  const hosts = huddle.hosts.map(presentPersonSummary);
  const announced = presentAnnounced(row);
  const shared = {
    ...announced,
    id: row.id,
    sight: access,
    host: hosts[0] ?? null,
    coHosts: hosts.slice(1),
    coverPhotoUrl: coverUrl(row, forMember),
    coverOffset: row.cover_offset,
    participation: forMember ? presentParticipation(huddle.mine, queuePosition) : null,
    roleAsked: presentRequest(huddle),
    questionCount: row.question_count,
    kitCount: row.kit_count,
    goCheck: row.go_check,
    approval: forMember && access !== 'LINK' ? row.approval : null,
    roomId: presentRoomId(huddle),
    pollEndsAt: row.poll_ends_at?.toISOString() ?? null,
    ...presentMove(huddle),
  };
  if (access === 'LINK') return { ...shared, coverPhotoUrl: '', ...withheld() };
  return { ...shared, ...presentDetails(row, access), ...presentPlaces(huddle) };
}

/** The room of its conversation has the id of the huddle. */
function presentRoomId({ row, mine, access }: VisibleHuddle): string | null {
  const talk = { status: row.status, waitingMayTalk: row.waiting_may_talk };
  return isInConversation(talk, access, participationState(mine ?? undefined)) ? row.id : null;
}

function presentRequest({ row, mine }: VisibleHuddle): AskedRole | null {
  if (!mine || row.status === 'CANCELLED') return null;
  return openHostRequest({ ...participationState(mine), roleAsked: mine.role_asked });
}

/** The last change of time or place, and whether the viewer is asked to say that they have seen it (HUD-24). */
function presentMove({ row, mine, access }: VisibleHuddle) {
  const me = participationState(mine ?? undefined);
  return {
    movedAt: row.moved_at?.toISOString() ?? null,
    movedWhat: row.moved_what,
    movedFrom: presentMovedFrom(row, access),
    mustAcknowledge: mustAcknowledge(row.moved_at, me, mine),
  };
}

/** The venue is told by name to those who are told that of today. */
function presentMovedFrom(row: HuddleRow, access: AccessLevel): HuddleView['movedFrom'] {
  const { moved_from_start: start, moved_from_end: end, moved_from_venue: venue } = row;
  if (!start || !end) return null;
  return {
    startDateTime: start.toISOString(),
    endDateTime: end.toISOString(),
    venueName: access === 'LINK' ? null : venue,
  };
}

/** What even the holder of a link to a private huddle may read: what it is called, when, and how to answer. */
function presentAnnounced(row: HuddleRow) {
  return {
    name: row.name,
    activity: row.activity,
    privacy: row.privacy,
    status: row.status,
    cancelReason: row.cancel_reason,
    startDateTime: row.starts_at.toISOString(),
    endDateTime: row.ends_at.toISOString(),
    timeZone: row.time_zone,
    rsvpStartDateTime: row.rsvp_starts_at?.toISOString() ?? null,
    rsvpEndDateTime: row.rsvp_ends_at?.toISOString() ?? null,
    approvalRequired: row.approval_required || row.privacy === 'PRIVATE',
    paymentMode: row.payment_mode,
    settings: {
      mailAnswers: takesMailAnswers(factsOf(row)),
      mailPhone: row.mail_phone,
      guestAllowed: row.guest_allowed,
      guestLimit: row.guest_limit,
      guestAllowedAges: row.guest_allowed_ages,
      decisiveRsvp: row.decisive_rsvp,
    },
    precisePlaces: row.precise_places,
    communityId: row.community_id,
    communityObj: null,
  };
}

function presentDetails(row: HuddleRow, access: AccessLevel) {
  return {
    ...detailsOf(row),
    features: [{ key: 'CARPOOLING' as const, enabled: row.carpooling }],
    hasCommChannel: row.external_comm_channel_url !== '',
    externalCommChannelUrl: access === 'CARD' ? '' : row.external_comm_channel_url,
    placesLeft: spotsLeft(row, access),
    participantsSummary: presentSummary(row, access),
  };
}

/** The empty side of every field that a link does not open. */
function withheld() {
  return {
    ...emptyDetails(),
    features: [{ key: 'CARPOOLING' as const, enabled: false }],
    hasCommChannel: false,
    externalCommChannelUrl: '',
    venue: null,
    venueNote: '',
    meetingPoint: null,
    meetingPointNote: '',
    parking: null,
    parkingNote: '',
    placesWithheld: true,
    placesLeft: null,
    participantsSummary: {},
  };
}

/** A group whose flag is off is absent for everybody but hosts (HUD-18). */
function presentSummary(row: HuddleRow, access: AccessLevel): HuddleView['participantsSummary'] {
  const host = access === 'HOST';
  return {
    ...(host || row.show_attending
      ? {
          totalRsvpedYesParticipants: row.confirmed_count,
          totalRsvpedMaybeParticipants: row.maybe_count,
          totalConfirmedPeople: row.confirmed_people,
        }
      : {}),
    ...(host || row.show_interested ? { totalInterestedParticipants: row.interested_count } : {}),
    ...(host || row.show_requested
      ? { totalRequestedParticipants: row.requested_count, totalWaitingParticipants: row.waiting_count }
      : {}),
    ...(host || row.show_invited ? { totalInvitedParticipants: row.invited_count } : {}),
  };
}

function spotsLeft(row: HuddleRow, access: AccessLevel): number | null {
  if (row.capacity === null || (!row.show_attending && access !== 'HOST')) return null;
  return row.capacity - row.confirmed_people - row.held_people;
}

/** Where it is, as exactly as this onlooker may know (HUD-23). */
function presentPlaces({ row, access, mine }: Pick<VisibleHuddle, 'row' | 'access' | 'mine'>) {
  const status = mine?.place ?? 'NONE';
  const precision = precisionFor({ access, status }, row.precise_places);
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

/** The viewer's own part; a stranger has an empty one. */
export function presentParticipation(mine: PartRow | null, queuePosition: number | null): ParticipationView {
  const status = mine?.place ?? 'NONE';
  return {
    role: mine?.role ?? 'PARTICIPANT',
    interested: mine?.interested ?? false,
    invited: mine?.invited_at != null,
    requested: status === 'REQUESTED',
    waiting: status === 'WAITING',
    offered: status === 'OFFERED',
    offerEndsAt: mine?.offer_ends_at?.toISOString() ?? null,
    queuePosition,
    confirmed: status === 'CONFIRMED',
    declined: mine?.declined_at != null,
    rsvped: mine?.answer != null,
    rsvpType: mine?.answer ?? null,
    guestCount: mine && mine.answer !== null ? mine.party - 1 : 0,
    guests: (mine?.guests ?? {}) as Record<string, number>,
  };
}

/** What an answer led to, as one says it. */
export function confirmOutcome(participation: ParticipationView): Confirmation {
  const { guestCount: guests, queuePosition } = participation;
  if (participation.confirmed) return done('CONFIRMED', { guests });
  if (participation.offered) return done('OFFERED');
  if (participation.waiting) return done('WAITING', { guests, position: queuePosition ?? 0 });
  if (participation.requested) return done('REQUESTED', { guests });
  if (participation.rsvpType === 'MAYBE') return done('SAID_MAYBE', { guests });
  return done(participation.rsvpType === 'NO' ? 'SAID_NO' : 'ANSWER_WITHDRAWN');
}

/** A picture that everybody may see has an address that needs no token; a visitor has no other. */
export function coverUrl(row: { id: string; privacy: string; version: number }, forMember: boolean): string {
  if (row.privacy === 'PUBLIC') return `/api/public/huddles/${row.id}/cover?v=${row.version}`;
  return forMember ? `/api/huddles/${row.id}/cover?v=${row.version}` : '';
}
