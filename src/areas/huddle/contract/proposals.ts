import { z } from 'zod';
import { MAX_REASON } from '#areas/community/rules/limits.ts';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { CommunityId, HuddleId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { face, idOf, personId, prose } from '#platform/shared/wire-values.ts';
import { activities } from '../rules/activity.ts';
import { askedChanges, MAX_APPROVERS } from '../rules/approval.ts';
import { difficulties } from '../rules/fields.ts';

const communityId = idOf<CommunityId>();
const activity = z.enum(activities);
const difficulty = z.enum(difficulties).nullable();

/** What a yes is about, as somebody reads it. */
const agreedWith = z.object({
  activity,
  difficulty,
  startDateTime: z.string(),
  endDateTime: z.string(),
  timeZone: z.string(),
  venueName: z.string().nullable(),
  venueNote: z.string(),
  meetingPointName: z.string().nullable(),
  meetingPointNote: z.string(),
  capacity: z.number().int().nullable(),
});
export type AgreedWith = z.output<typeof agreedWith>;

/** What somebody reads before they say yes; its places stand as they were named. */
export const proposalView = agreedWith
  .extend({
    huddleId: z.string(),
    /** Names the state that was read: a yes to an older one is refused. */
    edition: z.string(),
    name: z.string(),
    description: z.string(),
    privacy: z.enum(['PUBLIC', 'COMMUNITY', 'PRIVATE']),
    by: face.nullable(),
    /** Of an outing that is published already: what changes, and how it stands. */
    changes: z.array(z.enum(askedChanges)),
    before: agreedWith.nullable(),
    /** Who would lead it. */
    leader: face.nullable(),
    /** Nobody has answered for a week. */
    overdue: z.boolean(),
  })
  .meta({ id: 'OutingProposal' });
export type ProposalView = z.output<typeof proposalView>;

const rule = z.object({ activity: activity.nullable(), difficulty });

/** Outings that wait for the yes of a community, and who says it (COM-11). */
export const proposalContract = {
  'GET /api/communities/:communityId/proposals': {
    operation: 'listProposals',
    summary:
      'Outings, and changes of them, that members propose and that wait for my yes, the longest waiting first.',
    access: 'member',
    params: z.strictObject({ communityId }),
    reply: z.object({ items: z.array(proposalView) }),
    refusals: ['NOT_AN_APPROVER'],
  },
  'PUT /api/communities/:communityId/proposals/:huddleId': {
    operation: 'answerProposal',
    summary:
      'Somebody who approves such outings says yes, which makes the change or publishes the outing for the person who proposed it, unless that is left to them; or no with a reason.',
    access: 'member',
    params: z.strictObject({ communityId, huddleId: idOf<HuddleId>() }),
    body: z.strictObject({
      accept: z.boolean(),
      publish: z.boolean().default(true),
      edition: z.string().max(40),
      reason: prose(MAX_REASON).default(''),
    }),
    reply: commandReply,
    refusals: [
      'NOT_AN_APPROVER',
      'NO_PROPOSAL',
      'PLAN_CHANGED',
      'PROPOSAL_FAULTY',
      'CAPACITY_BELOW_CONFIRMED',
      'LEADER_NOT_QUALIFIED',
      'CO_HOST_UNKNOWN',
      'COVER_NOT_YOURS',
    ],
  },
  'DELETE /api/huddles/:huddleId/proposal': {
    operation: 'withdrawProposal',
    summary: 'A host takes back what waits for approval, a draft or the change of a published outing.',
    access: 'member',
    params: z.strictObject({ huddleId: idOf<HuddleId>() }),
    reply: commandReply,
    refusals: ['NO_PROPOSAL', 'NOT_A_HOST'],
  },
  'GET /api/communities/:communityId/approvers': {
    operation: 'listApprovers',
    summary: 'Who approves which outings by name; for all others its leaders and admins do.',
    access: 'member',
    params: z.strictObject({ communityId }),
    reply: z.object({
      /** The community wants a yes at all. */
      wanted: z.boolean(),
      /** Those who lead or administer it still; `mine` is me. */
      items: z.array(rule.extend({ person: face, mine: z.boolean() })),
      /** Who can be named. */
      able: z.array(face),
    }),
    refusals: ['NOT_A_MEMBER'],
  },
  'PUT /api/communities/:communityId/approvers': {
    operation: 'nameApprovers',
    summary: 'An admin names who approves which outings: leaders and admins, by activity and grade.',
    access: 'member',
    params: z.strictObject({ communityId }),
    body: z.strictObject({
      items: z
        .array(z.strictObject({ personId, activity: activity.nullable(), difficulty }))
        .max(MAX_APPROVERS),
    }),
    reply: commandReply,
    refusals: ['NOT_AN_ADMIN', 'NOT_A_LEADER'],
  },
} as const satisfies Contract;
export type ProposalContract = typeof proposalContract;
