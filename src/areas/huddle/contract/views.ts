import { z } from 'zod';
import { planShape, viewShape } from '#platform/shared/field-schemas.ts';
import { face } from '#platform/shared/wire-values.ts';
import { activities } from '../rules/activity.ts';
import { changes } from '../rules/changes.ts';
import { cardNames, detailNames, huddleFields } from '../rules/fields.ts';
import { ageGroups } from '../rules/guests.ts';

export const shareLinkUid = z.string().regex(/^[\w-]{22,64}$/);

/** What a visitor, or anybody, may come with. */
export const viaLink = z.strictObject({ link: shareLinkUid.optional() });

/** What a host sends to plan a huddle. */
export const huddlePlan = z.strictObject(planShape(huddleFields));
export type HuddlePlanInput = z.output<typeof huddlePlan>;

/** My own part in a huddle. */
export const participation = z
  .object({
    role: z.enum(['HOST', 'CO_HOST', 'PARTICIPANT']),
    interested: z.boolean(),
    invited: z.boolean(),
    requested: z.boolean(),
    waiting: z.boolean(),
    offered: z.boolean(),
    offerEndsAt: z.string().nullable(),
    /** 1 is next; null when not on the waiting list. */
    queuePosition: z.number().int().nullable(),
    confirmed: z.boolean(),
    declined: z.boolean(),
    rsvped: z.boolean(),
    rsvpType: z.enum(['YES', 'MAYBE', 'NO']).nullable(),
    guestCount: z.number().int(),
    guests: z.record(z.string(), z.number().int()),
  })
  .meta({ id: 'Participation' });
export type ParticipationView = z.output<typeof participation>;

/** A group whose show flag is off is absent, never zero (HUD-18). */
const participantsSummary = z
  .object({
    totalRsvpedYesParticipants: z.number().int().optional(),
    totalRsvpedMaybeParticipants: z.number().int().optional(),
    totalInterestedParticipants: z.number().int().optional(),
    totalRequestedParticipants: z.number().int().optional(),
    totalWaitingParticipants: z.number().int().optional(),
    totalInvitedParticipants: z.number().int().optional(),
    /** People who hold a spot, guests included. */
    totalConfirmedPeople: z.number().int().optional(),
  })
  .meta({ id: 'ParticipantsSummary' });

const placeView = z.object({
  name: z.string(),
  formattedAddress: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** false: rounded to about a kilometre. */
  exact: z.boolean(),
});
export type PlaceView = z.output<typeof placeView>;

/** A huddle as one onlooker may see it; under the sight LINK only name, dates, host and the own part are filled. */
export const huddleView = z
  .object({
    id: z.string(),
    sight: z.enum(['LINK', 'CARD', 'INSIDE', 'HOST']),
    name: z.string(),
    activity: z.enum(activities),
    privacy: z.enum(['PUBLIC', 'COMMUNITY', 'PRIVATE']),
    status: z.enum(['DRAFT', 'PUBLISHED', 'CANCELLED']),
    /** Why it was cancelled, in the host's words. */
    cancelReason: z.string(),
    startDateTime: z.string(),
    endDateTime: z.string(),
    timeZone: z.string(),
    rsvpStartDateTime: z.string().nullable(),
    rsvpEndDateTime: z.string().nullable(),
    venue: placeView.nullable(),
    venueNote: z.string(),
    meetingPoint: placeView.nullable(),
    meetingPointNote: z.string(),
    parking: placeView.nullable(),
    parkingNote: z.string(),
    /** Meeting point or parking exist and are kept for confirmed people. */
    placesWithheld: z.boolean(),
    precisePlaces: z.enum(['EVERYONE', 'CONFIRMED']),
    communityId: z.string().nullable(),
    communityObj: z.object({ name: z.string() }).nullable(),
    host: face.nullable(),
    coHosts: z.array(face),
    features: z.array(z.object({ key: z.enum(['CARPOOLING']), enabled: z.boolean() })),
    paymentMode: z.enum(['FREE', 'PAID']),
    ...viewShape(huddleFields, detailNames),
    externalCommChannelUrl: z.string(),
    /** The hosts have one, no matter who may read where. */
    hasCommChannel: z.boolean(),
    coverPhotoUrl: z.string(),
    coverOffset: z.number().int(),
    /** People who still fit; null without a limit or when the count is not shown. */
    placesLeft: z.number().int().nullable(),
    approvalRequired: z.boolean(),
    settings: z.object({
      /** Whether people without an account may answer by a link in a mail, and are asked for a phone number. */
      mailAnswers: z.boolean(),
      mailPhone: z.boolean(),
      guestAllowed: z.boolean(),
      guestLimit: z.number().int(),
      guestAllowedAges: z.array(z.enum(ageGroups)),
      decisiveRsvp: z.boolean(),
    }),
    participation: participation.nullable(),
    /** What the hosts ask me to become. */
    roleAsked: z.enum(['CO_HOST', 'HOST']).nullable(),
    /** How many questions the hosts ask with a yes. */
    questionCount: z.number().int(),
    /** Things on the list of what the group needs. */
    kitCount: z.number().int(),
    /** The hosts have said what must hold for it to go ahead. */
    goCheck: z.boolean(),
    /** The conversation of those who go; null when the viewer does not belong to it. */
    roomId: z.string().nullable(),
    /** Until when people vote on the date; null when it is set. Past: the hosts still have to choose. */
    pollEndsAt: z.string().nullable(),
    /** When time or place changed last. */
    movedAt: z.string().nullable(),
    /** Its community agreed with it, or its own planner did, who may; null where no yes is wanted, or for outsiders. */
    approval: z.enum(['OTHERS', 'OWN']).nullable(),
    /** What the last change of time or place was about; empty while there was none. */
    movedWhat: z.array(z.enum(changes)).readonly(),
    /** What stood there before; null where nothing was moved, or it is not known any more. */
    movedFrom: z
      .object({ startDateTime: z.string(), endDateTime: z.string(), venueName: z.string().nullable() })
      .nullable(),
    /** I am asked to say that I have seen that change. */
    mustAcknowledge: z.boolean(),
    participantsSummary,
  })
  .meta({ id: 'Huddle' });
export type HuddleView = z.output<typeof huddleView>;

/** A huddle in a list. */
export const huddleCard = z
  .object({
    id: z.string(),
    name: z.string(),
    activity: z.enum(activities),
    privacy: z.enum(['PUBLIC', 'COMMUNITY', 'PRIVATE']),
    status: z.enum(['DRAFT', 'PUBLISHED', 'CANCELLED']),
    startDateTime: z.string(),
    endDateTime: z.string(),
    timeZone: z.string(),
    venueName: z.string().nullable(),
    hostName: z.string(),
    coverPhotoUrl: z.string(),
    ...viewShape(huddleFields, cardNames),
    placesLeft: z.number().int().nullable(),
    confirmedPeople: z.number().int().nullable(),
    myAnswer: z.enum(['YES', 'MAYBE', 'NO']).nullable(),
    myPlace: z.enum(['NONE', 'CONFIRMED', 'REQUESTED', 'WAITING', 'OFFERED']),
    hosting: z.boolean(),
    payment: z.enum(['FREE', 'PAID']),
    /** Where it takes place, to about a kilometre. */
    area: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    /** From the point that was asked for. */
    metersAway: z.number().int().nullable(),
  })
  .meta({ id: 'HuddleCard' });
export type HuddleCard = z.output<typeof huddleCard>;
