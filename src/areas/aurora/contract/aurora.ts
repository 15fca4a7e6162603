import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { cursor, idOf, line, pageSize } from '#platform/shared/wire-values.ts';
import { MAX_QUESTION } from '../rules/turn.ts';
import { talkId, talkRow, turnId, turnView } from './views.ts';

const oneTalk = z.strictObject({ talkId });
const oneTurn = z.strictObject({ turnId });

export const auroraContract = {
  'GET /api/aurora/suggestions': {
    operation: 'listSuggestedQuestions',
    summary: 'Questions worth asking now: from what is mine, and from what many people do.',
    access: 'member',
    reply: z.object({
      /** A language model answers; otherwise our own rules do. */
      model: z.boolean(),
      mine: z.array(z.string()),
      trending: z.array(z.string()),
      /** What she can do, some questions a group. */
      groups: z.array(z.object({ title: z.string(), questions: z.array(z.string()) })),
    }),
  },
  'GET /api/aurora/talks': {
    operation: 'listTalks',
    summary: 'My conversations with Aurora, the latest first.',
    access: 'member',
    query: z.strictObject({ after: cursor.optional(), limit: pageSize }),
    reply: z.object({ items: z.array(talkRow), next: z.string().nullable() }),
  },
  'GET /api/aurora/talks/:talkId': {
    operation: 'readTalk',
    summary: 'One conversation: its questions and answers, the oldest first.',
    access: 'member',
    params: oneTalk,
    reply: z.object({ talk: talkRow, turns: z.array(turnView) }),
  },
  'DELETE /api/aurora/talks/:talkId': {
    operation: 'deleteTalk',
    summary: 'Deletes a conversation and everything in it.',
    access: 'member',
    params: oneTalk,
    reply: commandReply,
  },
  'POST /api/aurora/questions': {
    operation: 'askAurora',
    summary: 'Asks a question, in a conversation or in a new one; its answer is read as a stream.',
    access: 'member',
    body: z.strictObject({
      talkId: talkId.nullable().default(null),
      question: line(MAX_QUESTION).min(1),
    }),
    reply: commandReplyWith({ talkId: z.string(), turnId: z.string() }),
    refusals: ['ASKED_QUICKLY', 'ASKED_ENOUGH', 'TALK_FULL', 'STILL_ANSWERING'],
  },
  'GET /api/aurora/turns/:turnId/answer': {
    operation: 'streamAnswer',
    summary:
      'The answer as it is made (server-sent events): `delta`, `card`, `act`, `caution`, then `done` or `error`.',
    access: 'member',
    params: oneTurn,
    reply: null,
    sends: ['text/event-stream'],
  },
  'POST /api/aurora/turns/:turnId/stop': {
    operation: 'stopAnswer',
    summary: 'No more of this answer; what was said stays.',
    access: 'member',
    params: oneTurn,
    reply: commandReply,
  },
  'POST /api/aurora/turns/:turnId/again': {
    operation: 'askAgain',
    summary: 'The last question is answered again, with `kind` as one of that kind.',
    access: 'member',
    params: oneTurn,
    query: z.strictObject({ kind: line(40).optional() }),
    reply: commandReply,
    refusals: ['NOT_THE_LAST', 'STILL_ANSWERING', 'ASKED_ENOUGH'],
    perMinute: 20,
  },
  'PUT /api/aurora/turns/:turnId/draft': {
    operation: 'noteDraft',
    summary: 'Which of my huddles was drafted from the answer: it is not offered again.',
    access: 'member',
    params: oneTurn,
    body: z.strictObject({ huddleId: idOf<HuddleId>() }),
    reply: commandReply,
  },
  'PUT /api/aurora/turns/:turnId/thumb': {
    operation: 'judgeAnswer',
    summary: 'Whether the answer was good; null takes it back.',
    access: 'member',
    params: oneTurn,
    body: z.strictObject({ thumb: z.enum(['UP', 'DOWN']).nullable() }),
    reply: commandReply,
    refusals: ['NOT_ANSWERED'],
  },
} as const satisfies Contract;

export type AuroraContract = typeof auroraContract;
