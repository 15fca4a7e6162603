import type { WireInput } from '#platform/shared/wire.ts';
import { instantIn } from '#platform/shared/zoned-time.ts';
import type { HuddleForm } from '../../contract-form.ts';
import type { PlanContract } from '../../contract-plan.ts';
import type { Activity } from '../../rules/activity.ts';
import { isOnTrail } from '../../rules/activity.ts';

export type { HuddleForm };
export type PlanWire = WireInput<PlanContract['PUT /api/huddles/:huddleId/plan']>['body']['plan'];

/** A first plan: next Saturday from half past eight to four, where the planner is. */
export function emptyForm(now: Date, timeZone: string, activity: Activity = 'HIKING'): HuddleForm {
  const saturday = new Date(now);
  saturday.setDate(now.getDate() + ((6 - now.getDay() + 7) % 7 || 7));
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(saturday);
  return {
    name: '',
    activity,
    description: '',
    privacy: 'PUBLIC',
    communityId: null,
    start: `${day}T08:30`,
    end: `${day}T16:00`,
    timeZone,
    rsvpStart: '',
    rsvpEnd: '',
    venue: null,
    venueNote: '',
    meetingPoint: null,
    meetingPointNote: '',
    parking: null,
    parkingNote: '',
    precisePlaces: 'CONFIRMED',
    capacity: '',
    approvalRequired: false,
    decisiveRsvp: false,
    guestAllowed: true,
    guestLimit: '2',
    guestAllowedAges: ['ADULT', 'TEEN', 'KID'],
    showAttending: true,
    showInterested: true,
    showRequested: true,
    showInvited: false,
    difficulty: '',
    distanceKilometers: '',
    ascentMeters: '',
    whatToBring: '',
    tags: [],
    paymentMode: 'FREE',
    paymentAmount: '',
    paymentMethod: '',
    refundPolicy: '',
    carpooling: false,
    externalTrailUrl: '',
    externalEventUrl: '',
    externalPhotoAlbumUrl: '',
    externalCommChannelUrl: '',
    coverMediaId: null,
    coverOffset: 50,
    coHostIds: [],
    invitedIds: [],
  };
}

/** The plan as the server takes it; undefined while a time is missing or is none. */
export function planOfForm(form: HuddleForm): PlanWire | undefined {
  const start = instantIn(form.start, form.timeZone);
  const end = instantIn(form.end, form.timeZone);
  if (!start || !end) return undefined;
  const { start: _s, end: _e, rsvpStart, rsvpEnd, distanceKilometers, ...same } = form;
  return {
    ...same,
    startDateTime: start.toISOString(),
    endDateTime: end.toISOString(),
    rsvpStartDateTime: instantIn(rsvpStart, form.timeZone)?.toISOString() ?? null,
    rsvpEndDateTime: instantIn(rsvpEnd, form.timeZone)?.toISOString() ?? null,
    capacity: numberOf(form.capacity),
    guestLimit: form.guestAllowed ? (numberOf(form.guestLimit) ?? 0) : 0,
    ...trailOf(form, distanceKilometers),
  };
}

function trailOf(form: HuddleForm, kilometers: string) {
  if (!isOnTrail(form.activity)) return { difficulty: null, distanceMeters: null, ascentMeters: null };
  const distance = numberOf(kilometers);
  return {
    difficulty: form.difficulty || null,
    distanceMeters: distance === null ? null : Math.round(distance * 1000),
    ascentMeters: numberOf(form.ascentMeters),
  };
}

/** The number somebody typed, with a point or a comma; null for none and for what is none. */
export function numberOf(text: string): number | null {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) ? null : number;
}
