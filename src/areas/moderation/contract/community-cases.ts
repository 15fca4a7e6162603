import { z } from 'zod';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { CaseId, CommunityId, DecisionId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { cursor, idOf, pageSize, prose } from '#platform/shared/wire-values.ts';
import { caseLine, verdict, wholeCase } from './cases.ts';

const communityId = idOf<CommunityId>();
const params = z.strictObject({ communityId, caseId: idOf<CaseId>() });

/** What the admins of a community do about what is reported in it (ADM-1). */
export const communityCasesContract = {
  'GET /api/communities/:communityId/cases': {
    operation: 'listCommunityCases',
    summary:
      'What was reported in a community that I administer and may decide about: what is open, the weightiest first, or decided.',
    access: 'member',
    params: z.strictObject({ communityId }),
    query: z.strictObject({
      show: z.enum(['OPEN', 'DECIDED']).default('OPEN'),
      after: cursor.optional(),
      limit: pageSize,
    }),
    reply: z.object({ items: z.array(caseLine), next: z.string().nullable() }),
    refusals: ['NOT_AN_ADMIN'],
  },
  'GET /api/communities/:communityId/cases/:caseId': {
    operation: 'readCommunityCase',
    summary: 'A case of the community with what was reported as it was then; never who reported it.',
    access: 'member',
    params,
    reply: wholeCase,
    refusals: ['NOT_AN_ADMIN'],
  },
  'PUT /api/communities/:communityId/cases/:caseId/claim': {
    operation: 'claimCommunityCase',
    summary: 'Tells the other admins and moderators that I look at a case, for half an hour, or no longer.',
    access: 'member',
    params,
    body: z.strictObject({ on: z.boolean() }),
    reply: commandReply,
    refusals: ['NOT_AN_ADMIN', 'CASE_CLAIMED', 'CASE_DECIDED'],
  },
  'POST /api/communities/:communityId/cases/:caseId/decisions': {
    operation: 'decideCommunityCase',
    summary:
      'Decides a case in the name of the community; who made the thing is told why, and may appeal to the moderators.',
    access: 'member',
    params,
    body: verdict,
    reply: commandReply,
    refusals: [
      'NOT_AN_ADMIN',
      'CASE_DECIDED',
      'CASE_CHANGED',
      'CASE_CLAIMED',
      'ACTS_DO_NOT_FIT',
      'NOT_AN_OWNER',
      'THEY_ARE_NO_MEMBER',
      'OWNER_HANDS_OVER',
    ],
  },
  'PUT /api/communities/:communityId/decisions/:decisionId/withdrawal': {
    operation: 'takeDecisionBack',
    summary:
      'Takes a decision of the community back: all that it did is undone. An appeal is for moderators.',
    access: 'member',
    params: z.strictObject({ communityId, decisionId: idOf<DecisionId>() }),
    body: z.strictObject({ words: prose(2_000).default('') }),
    reply: commandReply,
    refusals: ['NOT_AN_ADMIN', 'DECIDED_BY_MODERATORS', 'APPEAL_WITH_MODERATORS', 'APPEAL_ANSWERED'],
  },
} as const satisfies Contract;

export type CommunityCasesContract = typeof communityCasesContract;
