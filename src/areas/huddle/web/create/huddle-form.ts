import type { WireInput } from '#platform/shared/wire.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import type { HuddleContract } from '../../contract.ts';
import type { Activity } from '../../rules/activity.ts';
import { isOnTrail } from '../../rules/activity.ts';
import type { AgeGroup } from '../../rules/guests.ts';
import { instantIn } from './zoned-time.ts';

export type HuddlePlanWire = WireInput<HuddleContract['POST /api/huddles']>['body'];

/** What the fields hold: times as the wall clock of the venue, numbers as they are typed. */
export interface HuddleForm {
  name: string;
  activity: Activity;
  description: string;
  privacy: 'PUBLIC' | 'PRIVATE';
  start: string;
  end: string;
  timeZone: string;
  rsvpStart: string;
  rsvpEnd: string;
  venue: PlaceValue | null;
  venueNote: string;
  meetingPointNote: string;
  parkingNote: string;
  capacity: string;
  approvalRequired: boolean;
  decisiveRsvp: boolean;
  guestAllowed: boolean;
  guestLimit: string;
  guestAllowedAges: AgeGroup[];
  difficulty: '' | 'EASY' | 'MODERATE' | 'HARD' | 'VERY_HARD';
  distanceKilometers: string;
  ascentMeters: string;
  whatToBring: string;
  paymentMode: 'FREE' | 'PAID';
  paymentAmount: string;
  paymentMethod: string;
  refundPolicy: string;
  carpooling: boolean;
  externalTrailUrl: string;
  externalEventUrl: string;
  externalPhotoAlbumUrl: string;
  externalCommChannelUrl: string;
  coverMediaId: string | null;
}

/** A first plan: next Saturday from half past eight to four, where the planner is. */
export function emptyForm(now: Date, timeZone: string, activity: Activity = 'HIKING'): HuddleForm {
  const saturday = new Date(now);
  saturday.setDate(now.getDate() + ((6 - now.getDay() + 7) % 7 || 7));
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(saturday);
  return {
    ...{ name: '', activity, description: '', privacy: 'PUBLIC', coverMediaId: null },
    ...{ start: `${day}T08:30`, end: `${day}T16:00`, timeZone, rsvpStart: '', rsvpEnd: '' },
    ...{ venue: null, venueNote: '', meetingPointNote: '', parkingNote: '' },
    ...{ capacity: '', approvalRequired: false, decisiveRsvp: false },
    ...{ guestAllowed: true, guestLimit: '2', guestAllowedAges: ['ADULT', 'TEEN', 'KID'] },
    ...{ difficulty: '', distanceKilometers: '', ascentMeters: '', whatToBring: '' },
    ...{ paymentMode: 'FREE', paymentAmount: '', paymentMethod: '', refundPolicy: '', carpooling: false },
    ...{ externalTrailUrl: '', externalEventUrl: '', externalPhotoAlbumUrl: '', externalCommChannelUrl: '' },
  };
}

/** The plan as the server takes it; undefined while a time is missing or is none. */
export function planOfForm(form: HuddleForm): HuddlePlanWire | undefined {
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

function numberOf(text: string): number | null {
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? null : number;
}
