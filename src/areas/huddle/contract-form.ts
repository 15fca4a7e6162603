import { z } from 'zod';
import type { CommunityId, MediaId } from '#platform/shared/ids.ts';
import { face, idOf, personId } from '#platform/shared/wire-values.ts';
import { activities } from './rules/activity.ts';
import { ageGroups } from './rules/guests.ts';

// The database keeps a form as JSON, which has no place for these.
const KEEPABLE = /^[^\0\p{Cs}]*$/u;

/** What somebody typed into a field, right or wrong: a draft keeps it until it is published. */
const typed = z.string().max(20_000).regex(KEEPABLE);
const short = z.string().max(200).regex(KEEPABLE);

/** A place that may still lack its name. */
const place = z.strictObject({
  name: short,
  formattedAddress: z.string().max(240).regex(KEEPABLE),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});

/** The fields of a plan as the page holds them: times as the wall clock of the venue, numbers as typed. */
export const huddleForm = z.strictObject({
  name: typed,
  activity: z.enum(activities),
  description: typed,
  privacy: z.enum(['PUBLIC', 'COMMUNITY', 'PRIVATE']),
  communityId: idOf<CommunityId>().nullable(),
  start: short,
  end: short,
  timeZone: short,
  rsvpStart: short,
  rsvpEnd: short,
  venue: place.nullable(),
  venueNote: typed,
  meetingPoint: place.nullable(),
  meetingPointNote: typed,
  parking: place.nullable(),
  parkingNote: typed,
  precisePlaces: z.enum(['EVERYONE', 'CONFIRMED']),
  capacity: short,
  approvalRequired: z.boolean(),
  decisiveRsvp: z.boolean(),
  guestAllowed: z.boolean(),
  guestLimit: short,
  guestAllowedAges: z.array(z.enum(ageGroups)).max(5),
  showAttending: z.boolean(),
  showInterested: z.boolean(),
  showRequested: z.boolean(),
  showInvited: z.boolean(),
  difficulty: z.enum(['', 'EASY', 'MODERATE', 'HARD', 'VERY_HARD']),
  distanceKilometers: short,
  ascentMeters: short,
  whatToBring: typed,
  tags: z.array(typed).max(30),
  paymentMode: z.enum(['FREE', 'PAID']),
  paymentAmount: typed,
  paymentMethod: typed,
  refundPolicy: typed,
  carpooling: z.boolean(),
  externalTrailUrl: typed,
  externalEventUrl: typed,
  externalPhotoAlbumUrl: typed,
  externalCommChannelUrl: typed,
  coverMediaId: idOf<MediaId>().nullable(),
  coverOffset: z.number().int().min(0).max(100),
  coHostIds: z.array(personId).max(50),
  invitedIds: z.array(personId).max(200),
});
export type HuddleForm = z.output<typeof huddleForm>;

/** A plan as its hosts edit it. */
export const planView = z
  .object({
    id: z.string(),
    status: z.enum(['DRAFT', 'PUBLISHED', 'CANCELLED']),
    /** Names the state that was read; a save that names an older one is refused. */
    edition: z.string(),
    form: huddleForm,
    /** Everybody the form names, and the host. */
    people: z.array(face),
    hostId: z.string(),
    /** Of the co-hosts, those who have not said yes yet. */
    askedIds: z.array(z.string()),
    startsAt: z.string(),
    /** Who saved it last, when that was somebody else. */
    changedBy: z.string().nullable(),
    coverPhotoUrl: z.string(),
    series: z
      .object({
        every: z.enum(['WEEK', 'TWO_WEEKS', 'MONTH_DATE', 'MONTH_WEEKDAY']),
        /** Huddles to come after this one. */
        following: z.number().int(),
      })
      .nullable(),
  })
  .meta({ id: 'HuddlePlanView' });
export type PlanView = z.output<typeof planView>;
