import { z } from 'zod';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { DecisionId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { idOf, prose } from '#platform/shared/wire-values.ts';
import { acts, appealStates } from '../rules/decisions.ts';
import { returns } from '../rules/given-back.ts';
import { reasons } from '../rules/reports.ts';
import { reportedObject } from './reports.ts';

const givenBack = z.object({
  what: z.enum(returns),
  /** Null where it may not be seen any more. */
  huddle: z.object({ id: z.string(), name: z.string() }).nullable(),
});

const decisionAboutMe = z
  .object({
    id: z.string(),
    at: z.string(),
    object: reportedObject,
    /** What it said when it was reported. */
    saidThen: z.string(),
    acts: z.array(z.enum(acts)),
    days: z.int().nullable(),
    reason: z.enum(reasons),
    words: z.string(),
    appeal: z.enum(appealStates),
    appealWords: z.string(),
    answerWords: z.string(),
    /** Once it is undone: what came back of places and seats, and what did not. */
    givenBack: z.array(givenBack),
    mayAppeal: z.boolean(),
    appealUntil: z.string(),
    /** False where nobody but the people who run the place can answer. */
    anotherModerator: z.boolean(),
    /** Admins of a community decided, and its name while it exists. */
    byCommunity: z.boolean(),
    community: z.string().nullable(),
  })
  .meta({ id: 'DecisionAboutMe' });
export type DecisionAboutMe = z.output<typeof decisionAboutMe>;

/** Of the people that moderators decided about, also while they are suspended. */
export const appealsContract = {
  'GET /api/me/decisions': {
    operation: 'listDecisionsAboutMe',
    summary:
      'What moderators and admins of communities have decided about me and what I made, newest first; never who decided.',
    access: 'account',
    suspendedToo: true,
    reply: z.object({ items: z.array(decisionAboutMe) }),
  },
  'POST /api/me/decisions/:decisionId/appeal': {
    operation: 'appeal',
    summary: 'Asks somebody else to look at a decision about me again.',
    access: 'account',
    suspendedToo: true,
    params: z.strictObject({ decisionId: idOf<DecisionId>() }),
    body: z.strictObject({ words: prose(2_000).pipe(z.string().min(1)) }),
    reply: commandReply,
    refusals: ['APPEAL_MADE', 'APPEAL_LATE'],
    perMinute: 6,
  },
} as const satisfies Contract;

export type AppealsContract = typeof appealsContract;
