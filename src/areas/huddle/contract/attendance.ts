import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { idOf, personId } from '#platform/shared/wire-values.ts';
import { MAX_QUESTIONS } from '../rules/questions.ts';
import { reply } from './questions.ts';
import { participation, shareLinkUid } from './views.ts';

const huddleId = idOf<HuddleId>();
const one = z.strictObject({ huddleId });
const somebody = z.strictObject({ huddleId, personId });
const rsvpRefusals = [
  'RSVP_NOT_STARTED',
  'RSVP_ENDED',
  'HOST_MAY_NOT_RSVP',
  'HUDDLE_PAST',
  'HUDDLE_CANCELLED',
  'HUDDLE_NOT_PUBLISHED',
  'TENTATIVE_NOT_OFFERED',
  'REQUEST_DECLINED',
  'GUESTS_NOT_ALLOWED',
  'GUESTS_NOT_COUNTED',
  'GUEST_AGE_NOT_ALLOWED',
  'TOO_MANY_GUESTS',
  'NOT_ENOUGH_PLACES',
  'PARTY_TOO_LARGE',
  'QUESTIONS_OPEN',
  'QUESTIONS_CHANGED',
  'REPLY_NOT_VALID',
] as const;
const answered = commandReplyWith({ participation });

/** Everything that changes who comes. */
export const attendanceContract = {
  'PUT /api/huddles/:huddleId/rsvp': {
    operation: 'rsvpToHuddle',
    summary: 'My answer: YES, MAYBE or NO, with the guests I bring.',
    access: 'member',
    params: one,
    body: z.strictObject({
      rsvpType: z.enum(['YES', 'MAYBE', 'NO']),
      guests: z.record(z.string().max(20), z.number().int()).optional(),
      link: shareLinkUid.optional(),
      replies: z.array(reply).max(MAX_QUESTIONS).optional().describe('To what the hosts ask.'),
    }),
    reply: answered,
    refusals: rsvpRefusals,
  },
  'DELETE /api/huddles/:huddleId/rsvp': {
    operation: 'withdrawRsvp',
    summary: 'Takes my request, my place in the queue or my answer back.',
    access: 'member',
    params: one,
    reply: answered,
    refusals: ['HOST_MAY_NOT_RSVP', 'HUDDLE_PAST', 'NOTHING_TO_WITHDRAW'],
  },
  'PUT /api/huddles/:huddleId/interest': {
    operation: 'setInterest',
    summary: 'Whether I am interested.',
    access: 'member',
    params: one,
    body: z.strictObject({ interested: z.boolean(), link: shareLinkUid.optional() }),
    reply: answered,
    refusals: ['HOST_MAY_NOT_RSVP', 'HUDDLE_PAST', 'HUDDLE_CANCELLED'],
  },
  'PUT /api/huddles/:huddleId/offer': {
    operation: 'answerOffer',
    summary: 'Takes or leaves the place that was offered to me from the waiting list.',
    access: 'member',
    params: one,
    body: z.strictObject({ take: z.boolean() }),
    reply: answered,
    refusals: ['NO_OFFER', 'HUDDLE_PAST', 'HUDDLE_CANCELLED'],
  },
  'PUT /api/huddles/:huddleId/requests/:personId': {
    operation: 'answerRequest',
    summary: 'A host accepts or declines a request to come.',
    access: 'member',
    params: somebody,
    body: z.strictObject({ accept: z.boolean() }),
    reply: commandReply,
    refusals: ['NO_REQUEST', 'NOT_A_HOST', 'PARTY_TOO_LARGE', 'HUDDLE_PAST'],
  },
  'PUT /api/huddles/:huddleId/capacity': {
    operation: 'changeCapacity',
    summary: 'A host changes how many people fit, guests included; null is no limit.',
    access: 'member',
    params: one,
    body: z.strictObject({ capacity: z.number().int().min(1).max(100_000).nullable() }),
    reply: commandReply,
    refusals: ['CAPACITY_BELOW_CONFIRMED', 'NOT_A_HOST', 'HUDDLE_PAST', 'CHANGE_NEEDS_A_YES'],
  },
  'PUT /api/huddles/:huddleId/participants/:personId/admission': {
    operation: 'admitParticipant',
    summary: 'A host takes somebody who has answered off the huddle, or lets them answer again.',
    access: 'member',
    params: somebody,
    body: z.strictObject({ admitted: z.boolean() }),
    reply: commandReply,
    refusals: ['NOT_A_HOST', 'NOT_A_PARTICIPANT', 'HUDDLE_PAST'],
  },
} as const satisfies Contract;

export type AttendanceContract = typeof attendanceContract;
