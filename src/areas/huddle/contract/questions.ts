import { z } from 'zod';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { HuddleId, QuestionId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { cursor, face, idOf, line, pageSize, prose } from '#platform/shared/wire-values.ts';
import { MAX_CHOICES, MAX_QUESTIONS, MAX_REPLY_LENGTH, questionKinds } from '../rules/questions.ts';
import { shareLinkUid } from './views.ts';

const huddleId = idOf<HuddleId>();
const questionId = idOf<QuestionId>();
const one = z.strictObject({ huddleId });
/** A party has one who answers and at most twenty guests. */
const MAX_PARTY = 21;

const wantedQuestion = z.strictObject({
  id: questionId.nullable().describe('Of a question that is asked already; null for a new one.'),
  text: prose(500).min(1),
  kind: z.enum(questionKinds),
  choices: z.array(line(80).min(1)).max(MAX_CHOICES).describe('Of a CHOICE; empty for all others.'),
  perPerson: z.boolean().describe('Asked for each of a party, not once.'),
  required: z.boolean(),
});

/** One value, or one for each of the party; '' says nothing. */
export const reply = z.strictObject({
  questionId,
  version: z.number().int().describe('Of the question as it was read.'),
  values: z.array(prose(MAX_REPLY_LENGTH)).min(1).max(MAX_PARTY),
});

export const question = z
  .object({
    id: z.string(),
    text: z.string(),
    kind: z.enum(questionKinds),
    choices: z.array(z.string()).readonly(),
    perPerson: z.boolean(),
    required: z.boolean(),
    version: z.number().int(),
    /** What I said, to whichever version; null where I said nothing. */
    reply: z
      .object({ version: z.number().int(), values: z.array(z.string()), repliedAt: z.string() })
      .nullable(),
  })
  .meta({ id: 'Question' });
export type QuestionView = z.output<typeof question>;

const repliesOfOne = z
  .object({
    person: face.describe('With a name only where somebody answers without an account.'),
    replies: z.array(
      z.object({
        questionId: z.string(),
        values: z.array(z.string()),
        /** Said to an earlier wording. */
        outdated: z.boolean(),
        repliedAt: z.string(),
      }),
    ),
  })
  .meta({ id: 'RepliesOfPerson' });
export type RepliesOfPerson = z.output<typeof repliesOfOne>;

/** What hosts ask at the answer, and what they hear (HUD-28). */
export const questionContract = {
  'GET /api/huddles/:huddleId/questions': {
    operation: 'listQuestions',
    summary: 'What the hosts ask everybody who comes, with what I said.',
    access: 'member',
    params: one,
    query: z.strictObject({ link: shareLinkUid.optional() }),
    reply: z.object({ items: z.array(question) }),
  },
  'PUT /api/huddles/:huddleId/questions': {
    operation: 'changeQuestions',
    summary: 'A host says what is asked. A question that reads otherwise is asked again.',
    access: 'member',
    params: one,
    body: z.strictObject({ items: z.array(wantedQuestion).max(MAX_QUESTIONS) }),
    reply: commandReply,
    refusals: ['NOT_A_HOST', 'CHOICES_MISSING', 'QUESTIONS_CHANGED', 'HUDDLE_PAST'],
  },
  'PUT /api/huddles/:huddleId/replies': {
    operation: 'saveQuestionReplies',
    summary: 'What I say to the questions of the hosts, after my yes or maybe.',
    access: 'member',
    params: one,
    body: z.strictObject({ replies: z.array(reply).min(1).max(MAX_QUESTIONS) }),
    reply: commandReply,
    refusals: ['ANSWER_FIRST', 'QUESTIONS_CHANGED', 'REPLY_NOT_VALID', 'HUDDLE_PAST'],
  },
  'GET /api/huddles/:huddleId/replies': {
    operation: 'listQuestionReplies',
    summary: 'What those who come said to the questions, for hosts.',
    access: 'member',
    params: one,
    query: z.strictObject({ after: cursor.optional(), limit: pageSize }),
    reply: z.object({
      items: z.array(repliesOfOne),
      next: z.string().nullable(),
      /** How many of those who come chose what, of questions with choices; of numbers their sum. */
      counts: z.array(z.object({ questionId: z.string(), value: z.string(), count: z.number() })),
    }),
    refusals: ['NOT_A_HOST'],
  },
} as const satisfies Contract;

export type QuestionContract = typeof questionContract;
