import { z } from 'zod';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { idOf, line } from '#platform/shared/wire-values.ts';
import { MAX_NAME_LENGTH, MAX_PARTY } from '../rules/by-hand.ts';
import { MAX_PHONE } from '../rules/mail-answers.ts';
import { MAX_QUESTIONS } from '../rules/questions.ts';
import { question, reply } from './questions.ts';
import { viaLink } from './views.ts';

const closed = [
  'MAIL_ANSWERS_OFF',
  'HUDDLE_PAST',
  'HUDDLE_CANCELLED',
  'HUDDLE_NOT_PUBLISHED',
  'DATE_OPEN',
  'RSVP_NOT_STARTED',
  'RSVP_ENDED',
  'GUESTS_NOT_ALLOWED',
  'TOO_MANY_GUESTS',
] as const;

const byLink = z.strictObject({ token: z.string().regex(/^[\w-]{22,64}$/) });
const people = z.number().int().min(1).max(MAX_PARTY).describe('The one who answers included.');

const place = z.object({ name: z.string(), formattedAddress: z.string(), lat: z.number(), lng: z.number() });

/** Somebody without an account answers by a link in a mail; nothing is counted before they press there (HUD-24). */
export const mailAnswerContract = {
  'POST /api/public/huddles/:huddleId/mail-answers': {
    operation: 'askToAnswerByMail',
    summary: 'Mails a link by which its reader answers; the reply is the same for every address.',
    access: 'anyone',
    params: z.strictObject({ huddleId: idOf<HuddleId>() }),
    query: viaLink,
    body: z.strictObject({
      name: line(MAX_NAME_LENGTH).min(1),
      email: z.email().max(254),
      phone: line(MAX_PHONE).default(''),
      people,
      website: z.string().max(500).default('').describe('Not for people: who fills it in is thrown away.'),
    }),
    reply: commandReply,
    refusals: [...closed, 'PHONE_MISSING'],
    perMinute: 5,
  },
  'GET /api/public/mail-answers/:token': {
    operation: 'readMailAnswer',
    summary: 'What somebody without an account has answered; the exact meeting point once they have a place.',
    access: 'anyone',
    params: byLink,
    reply: z.object({
      huddleId: z.string(),
      huddle: z.string(),
      startDateTime: z.string(),
      timeZone: z.string(),
      cancelled: z.boolean(),
      name: z.string(),
      people: z.number().int(),
      largest: z.number().int(),
      status: z.enum(['NONE', 'CONFIRMED', 'WAITING']),
      queuePosition: z.number().int().nullable(),
      /** Whether an answer can be given or changed now, and a place given back. */
      isOpen: z.boolean(),
      isPast: z.boolean(),
      meetingPoint: place.nullable(),
      meetingPointNote: z.string(),
      /** What the hosts ask, with what was said to it. */
      questions: z.array(question),
    }),
    perMinute: 60,
  },
  'PUT /api/public/mail-answers/:token': {
    operation: 'answerByMail',
    summary: 'Says yes, or with how many, and answers what the hosts ask; opening the link does not.',
    access: 'anyone',
    params: byLink,
    body: z.strictObject({ people, replies: z.array(reply).max(MAX_QUESTIONS).default([]) }),
    reply: commandReply,
    refusals: [
      ...closed,
      'NOT_ENOUGH_PLACES',
      'PARTY_TOO_LARGE',
      'QUESTIONS_OPEN',
      'QUESTIONS_CHANGED',
      'REPLY_NOT_VALID',
    ],
    perMinute: 20,
  },
  'DELETE /api/public/mail-answers/:token': {
    operation: 'withdrawByMail',
    summary: 'Gives the place back, or the position on the waiting list.',
    access: 'anyone',
    params: byLink,
    reply: commandReply,
    refusals: ['NOTHING_TO_WITHDRAW', 'HUDDLE_PAST'],
    perMinute: 20,
  },
} as const satisfies Contract;

export type MailAnswerContract = typeof mailAnswerContract;
