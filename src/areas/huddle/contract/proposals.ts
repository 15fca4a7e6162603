import { z } from 'zod';
import { MAX_REASON } from '#areas/community/rules/limits.ts';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { CommunityId, HuddleId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { face, idOf, prose } from '#platform/shared/wire-values.ts';
import { activities } from '../rules/activity.ts';

const communityId = idOf<CommunityId>();

/** What an admin reads before they say yes; its places stand as they were named. */
export const proposalView = z
  .object({
    huddleId: z.string(),
    /** Names the state that was read: a yes to an older one is refused. */
    edition: z.string(),
    name: z.string(),
    description: z.string(),
    activity: z.enum(activities),
    privacy: z.enum(['PUBLIC', 'COMMUNITY', 'PRIVATE']),
    startDateTime: z.string(),
    endDateTime: z.string(),
    timeZone: z.string(),
    venueName: z.string().nullable(),
    capacity: z.number().int().nullable(),
    by: face.nullable(),
  })
  .meta({ id: 'OutingProposal' });
export type ProposalView = z.output<typeof proposalView>;

/** Outings that wait for the yes of a community's admins (COM-11). */
export const proposalContract = {
  'GET /api/communities/:communityId/proposals': {
    operation: 'listProposals',
    summary: 'Outings that members propose and that wait for the yes of an admin, the longest waiting first.',
    access: 'member',
    params: z.strictObject({ communityId }),
    reply: z.object({ items: z.array(proposalView) }),
    refusals: ['NOT_AN_ADMIN'],
  },
  'PUT /api/communities/:communityId/proposals/:huddleId': {
    operation: 'answerProposal',
    summary:
      'An admin says yes, which publishes the outing for the person who proposed it, or no with a reason.',
    access: 'member',
    params: z.strictObject({ communityId, huddleId: idOf<HuddleId>() }),
    body: z.strictObject({
      accept: z.boolean(),
      edition: z.string().max(40),
      reason: prose(MAX_REASON).default(''),
    }),
    reply: commandReply,
    refusals: ['NOT_AN_ADMIN', 'NO_PROPOSAL', 'PLAN_CHANGED', 'PROPOSAL_FAULTY'],
  },
} as const satisfies Contract;
export type ProposalContract = typeof proposalContract;
