import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { cursor, face, idOf, line, pageSize, personId } from '#platform/shared/wire-values.ts';
import { groups } from '../rules/people.ts';
import { undoable } from './by-hand.ts';

const huddleId = idOf<HuddleId>();
const one = z.strictObject({ huddleId });
const somebody = z.strictObject({ huddleId, personId });

const participant = z
  .object({
    /** Of who has no account the name that hosts wrote down; others read that it is a guest of the hosts. */
    person: face,
    unregistered: z.boolean(),
    /** What hosts wrote down of who has no account; for hosts only. */
    note: z.string().nullable(),
    role: z.string(),
    place: z.string(),
    guestCount: z.number().int(),
    /** By age group, for hosts only. */
    guests: z.record(z.string(), z.number().int()).nullable(),
    /** For hosts, and everybody's own. */
    queuePosition: z.number().int().nullable(),
    offerEndsAt: z.string().nullable(),
    /** For hosts only; null for others and while nothing is noted. */
    attendedPeople: z.number().int().nullable(),
    paid: z.boolean().nullable(),
    acknowledged: z.boolean().nullable(),
    /** Of an answer that waited for a network: when it was pressed, and when it was received. */
    pressedAt: z.string().nullable(),
    receivedAt: z.string().nullable(),
    /** How many outings they missed in twelve months, as this host sees it. */
    missed: z.number().int().nullable(),
    /** Of who asks to come and lets leaders see it, for hosts only: nothing else is told of their outings. */
    experience: z
      .object({
        /** Outings of this community that they came to. */
        came: z.number().int(),
        /** Of those, the ones as hard as this or harder. */
        asHard: z.number().int(),
        /** Other outings that day at which they have a spot. */
        sameDay: z.number().int(),
      })
      .nullable(),
  })
  .meta({ id: 'Participant' });
export type ParticipantView = z.output<typeof participant>;

/** Who takes part in a huddle, and what hosts do about it. */
export const participantContract = {
  'GET /api/huddles/:huddleId/companions': {
    operation: 'listHuddleCompanions',
    summary: 'The first who go, for those who may know: whom I follow, and whom I have been out with.',
    access: 'member',
    params: one,
    reply: z.object({
      items: z.array(
        z.object({
          person: face,
          followed: z.boolean(),
          /** Outings that took place and that both were at. */
          outings: z.number().int(),
        }),
      ),
    }),
  },
  'GET /api/huddles/:huddleId/participants': {
    operation: 'listParticipants',
    summary: 'Who comes, for those who may know; everybody with a part for hosts.',
    access: 'member',
    params: one,
    query: z.strictObject({
      group: z.enum(groups).default('CONFIRMED'),
      name: line(60).optional().describe('Part of a name or username.'),
      after: cursor.optional(),
      limit: pageSize,
    }),
    reply: z.object({ items: z.array(participant), next: z.string().nullable() }),
  },
  'GET /api/huddles/:huddleId/participants.csv': {
    operation: 'exportAnswers',
    summary: 'All answers as a CSV file for hosts, who see the same in their lists.',
    access: 'member',
    params: one,
    reply: null,
    sends: ['text/csv'],
    refusals: ['NOT_A_HOST'],
    perMinute: 10,
  },
  'PUT /api/huddles/:huddleId/participants/:personId/attendance': {
    operation: 'noteAttendance',
    summary: 'A host notes how many people of a party came, guests included; 0 is nobody, null not noted.',
    access: 'member',
    params: somebody,
    body: z.strictObject({ people: z.number().int().min(0).max(21).nullable() }),
    reply: commandReply,
    refusals: ['NOT_A_HOST', 'NOT_A_PARTICIPANT', 'NOT_CONFIRMED', 'ATTENDANCE_TOO_EARLY', 'NOTED_SINCE'],
  },
  'PUT /api/huddles/:huddleId/attendance': {
    operation: 'markAllAsCome',
    summary: 'A host notes that everybody who is confirmed came as they said; what is noted already stays.',
    access: 'member',
    params: one,
    reply: commandReplyWith(undoable),
    refusals: ['NOT_A_HOST', 'ATTENDANCE_TOO_EARLY'],
  },
  'PUT /api/huddles/:huddleId/participants/:personId/payment': {
    operation: 'notePayment',
    summary: 'A host notes that somebody has paid, or has not.',
    access: 'member',
    params: somebody,
    body: z.strictObject({ paid: z.boolean() }),
    reply: commandReply,
    refusals: ['NOT_A_HOST', 'NOT_A_PARTICIPANT', 'HUDDLE_IS_FREE'],
  },
  'PUT /api/huddles/:huddleId/acknowledgement': {
    operation: 'acknowledgeMove',
    summary: 'I have seen the last change of time or place.',
    access: 'member',
    params: one,
    reply: commandReply,
    refusals: ['NOTHING_TO_ACKNOWLEDGE'],
  },
} as const satisfies Contract;

export type ParticipantContract = typeof participantContract;

/** Who leads a huddle: nobody becomes a host of any kind without their own yes. */
export const hostContract = {
  'PUT /api/huddles/:huddleId/host': {
    operation: 'handOverHuddle',
    summary: 'The host asks a co-host to take the huddle over; with their yes the host becomes a co-host.',
    access: 'member',
    params: one,
    body: z.strictObject({ personId }),
    reply: commandReply,
    refusals: ['NOT_THE_HOST', 'CO_HOST_UNKNOWN'],
  },
  'POST /api/huddles/:huddleId/invitations': {
    operation: 'inviteToHuddle',
    summary: 'A host invites people to a published huddle; who was invited before is not told again.',
    access: 'member',
    params: one,
    body: z.strictObject({ personIds: z.array(personId).min(1).max(100) }),
    reply: commandReply,
    refusals: ['NOT_A_HOST', 'HUDDLE_NOT_PUBLISHED', 'HUDDLE_CANCELLED', 'HUDDLE_PAST', 'NEW_HERE_STRANGERS'],
    perMinute: 20,
  },
  'PUT /api/huddles/:huddleId/host-request': {
    operation: 'answerHostRequest',
    summary: 'Says yes or no to being asked to co-host, for all of a series, or to take the huddle over.',
    access: 'member',
    params: one,
    body: z.strictObject({ accept: z.boolean() }),
    reply: commandReply,
    refusals: ['HOST_NOT_ASKED', 'HUDDLE_CANCELLED', 'LEADER_NOT_QUALIFIED'],
  },
  'DELETE /api/huddles/:huddleId/host-role': {
    operation: 'layDownHostRole',
    summary: 'A co-host lays the role down; the host hands the huddle over first.',
    access: 'member',
    params: one,
    reply: commandReply,
    refusals: ['NOT_A_HOST', 'HOST_HANDS_OVER_FIRST'],
  },
} as const satisfies Contract;

export type HostContract = typeof hostContract;
