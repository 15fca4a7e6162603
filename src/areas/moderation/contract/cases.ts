import { z } from 'zod';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { CaseId, DecisionId, ReportId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { cursor, face, idOf, pageSize, prose } from '#platform/shared/wire-values.ts';
import { acts, appealStates, MAX_DAYS } from '../rules/decisions.ts';
import { heldFor } from '../rules/held.ts';
import { reasons } from '../rules/reports.ts';
import { doubts } from '../rules/weight.ts';
import { reportedObject } from './reports.ts';

export const caseLists = ['OPEN', 'APPEALS', 'DECIDED', 'COMMUNITIES'] as const;

export const caseLine = z.object({
  id: z.string(),
  object: reportedObject,
  /** What a comment stands under, whose page shows it; null of anything else, and of what is gone. */
  under: z.object({ type: z.enum(['HUDDLE', 'POST', 'INSPIRATION']), id: z.string() }).nullable(),
  reports: z.int(),
  /** As how many independent reports they count, and how much they weigh: 1 is one by somebody without a record. */
  countsAs: z.int(),
  weight: z.number(),
  doubts: z.array(z.enum(doubts)),
  /** Why a filter holds it back; null where people reported it. */
  held: z.enum(heldFor).nullable(),
  openedAt: z.string(),
  /** Who looks at it now, for how long; admins of a community do not learn which moderator it is. */
  claimed: z.object({ by: face.nullable(), mine: z.boolean(), until: z.string() }).nullable(),
  /** The community that it belongs to, whose admins may decide as well. */
  community: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** From when on moderators have it in their queue, and whether that is now. */
  moderatorsAt: z.string(),
  withModerators: z.boolean(),
});
export type CaseLine = z.output<typeof caseLine>;

const decision = z.object({
  id: z.string(),
  at: z.string(),
  by: face.nullable(),
  /** Admins of the community decided. */
  byCommunity: z.boolean(),
  acts: z.array(z.enum(acts)),
  days: z.int().nullable(),
  reason: z.enum(reasons),
  words: z.string(),
  appeal: z.enum(appealStates),
  appealWords: z.string(),
  appealedAt: z.string().nullable(),
  answerWords: z.string(),
  /** I may answer the appeal, or take the decision back. */
  mayAnswer: z.boolean(),
});
export type DecisionView = z.output<typeof decision>;

export const wholeCase = caseLine
  .extend({
    open: z.boolean(),
    /** What a decision names as the view it was taken on. */
    version: z.int(),
    acts: z.array(z.enum(acts)),
    /** What it said when it was held back, and how many addresses a list has. */
    heldWords: z.string(),
    heldCount: z.int().nullable(),
    complaints: z.array(
      z.object({
        id: z.string(),
        /** Null for admins of a community, who never learn it; for moderators it is somebody without an account. */
        reporter: face.nullable(),
        /** Somebody without an account asks for another look at what was decided. */
        objects: z.boolean(),
        reason: z.enum(reasons),
        text: z.string(),
        /** What it said when it was reported. */
        words: z.string(),
        createdAt: z.string(),
      }),
    ),
    subject: face.nullable(),
    decisions: z.array(decision),
    /** What was decided about the same person before, newest first. */
    history: z.array(
      z.object({ at: z.string(), acts: z.array(z.enum(acts)), reason: z.enum(reasons), name: z.string() }),
    ),
  })
  .meta({ id: 'ModerationCase' });
export type WholeCase = z.output<typeof wholeCase>;

export const verdict = z.strictObject({
  version: z.int().min(1),
  acts: z.array(z.enum(acts)).min(1).max(4),
  days: z.int().min(1).max(MAX_DAYS).optional(),
  reason: z.enum(reasons),
  words: prose(2_000).default(''),
});

const params = z.strictObject({ caseId: idOf<CaseId>() });

export const casesContract = {
  'GET /api/moderation/cases': {
    operation: 'listCases',
    summary:
      'Cases that I may decide about: open ones, the weightiest first, those that communities still decide alone, appeals, or what is decided, newest first.',
    access: 'member',
    query: z.strictObject({
      show: z.enum(caseLists).default('OPEN'),
      after: cursor.optional(),
      limit: pageSize,
    }),
    reply: z.object({ items: z.array(caseLine), next: z.string().nullable() }),
    refusals: ['NOT_A_MODERATOR'],
  },
  'GET /api/moderation/cases/:caseId': {
    operation: 'readCase',
    summary: 'A case with what was reported as it was then, who reported it, and what was decided.',
    access: 'member',
    params,
    reply: wholeCase,
    refusals: ['NOT_A_MODERATOR'],
  },
  'GET /api/moderation/reports/:reportId/address': {
    operation: 'readVisitorAddress',
    summary: 'Where somebody without an account is answered who reported this; that it was read is logged.',
    access: 'member',
    params: z.strictObject({ reportId: idOf<ReportId>() }),
    reply: z.object({ email: z.string() }),
    refusals: ['NOT_A_MODERATOR'],
    perMinute: 20,
  },
  'PUT /api/moderation/cases/:caseId/claim': {
    operation: 'claimCase',
    summary: 'Tells colleagues that I look at a case, for half an hour, or no longer.',
    access: 'member',
    params,
    body: z.strictObject({ on: z.boolean() }),
    reply: commandReply,
    refusals: ['NOT_A_MODERATOR', 'CASE_CLAIMED', 'CASE_DECIDED'],
  },
  'POST /api/moderation/cases/:caseId/decisions': {
    operation: 'decideCase',
    summary: 'Decides a case by one or several acts; who made the thing is told why, and how to appeal.',
    access: 'member',
    params,
    body: verdict,
    reply: commandReply,
    refusals: ['NOT_A_MODERATOR', 'CASE_DECIDED', 'CASE_CHANGED', 'CASE_CLAIMED', 'ACTS_DO_NOT_FIT'],
  },
  'PUT /api/moderation/decisions/:decisionId/answer': {
    operation: 'answerAppeal',
    summary: 'Grants or refuses an appeal, or takes a decision back: then all that it did is undone.',
    access: 'member',
    params: z.strictObject({ decisionId: idOf<DecisionId>() }),
    body: z.strictObject({ granted: z.boolean(), words: prose(2_000).default('') }),
    reply: commandReply,
    refusals: ['NOT_A_MODERATOR', 'APPEAL_OF_OWN', 'APPEAL_ANSWERED'],
  },
} as const satisfies Contract;

export type CasesContract = typeof casesContract;
