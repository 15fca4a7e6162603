import type { FastifyInstance } from 'fastify';
import { findCommunity, mayIn } from '#areas/community/server/public.ts';
import { visiblePersonSummaries } from '#areas/person/server/public.ts';
import { registerEndpoints } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import { proposalContract } from '../../contract/proposals.ts';
import { done, type HuddleConfirmation } from '../../messages.ts';
import { formOfHuddle } from '../plan/read-plan.ts';
import { answerProposal, type ProposalOutcome } from './answer-proposal.ts';
import { approvalIn, approves } from './approval.ts';
import { approversIn, type NamedApprover, saveApprovers } from './approvers.sql.ts';
import { presentProposal } from './present.ts';
import { columnsAfter } from './safety.ts';
import { listWaiting, type WaitingRow } from './store.ts';
import { takeProposalBack } from './withdraw-proposal.ts';

const said: Readonly<Record<ProposalOutcome, HuddleConfirmation>> = {
  PUBLISHED: 'PROPOSAL_ACCEPTED',
  APPROVED: 'PROPOSAL_APPROVED',
  CHANGED: 'CHANGE_ACCEPTED',
  DECLINED: 'PROPOSAL_DECLINED',
  CHANGE_DECLINED: 'CHANGE_DECLINED',
};

export function registerProposals(app: FastifyInstance, platform: Platform): void {
  registerEndpoints(app, platform, proposalContract, {
    'GET /api/communities/:communityId/proposals': ({ viewer, params: { communityId } }) =>
      listMine(platform, viewer.personId, communityId),
    'PUT /api/communities/:communityId/proposals/:huddleId': async ({ viewer, params, body }) => {
      const answered = await answerProposal(platform, viewer.personId, params, body);
      return isRefusal(answered) ? answered : done(said[answered]);
    },
    'DELETE /api/huddles/:huddleId/proposal': async ({ viewer, params: { huddleId } }) => {
      const withdrawn = await takeProposalBack(platform, viewer.personId, huddleId);
      return isRefusal(withdrawn) ? withdrawn : done('PROPOSAL_WITHDRAWN');
    },
    'GET /api/communities/:communityId/approvers': ({ viewer, params: { communityId } }) =>
      listApprovers(platform, viewer.personId, communityId),
    'PUT /api/communities/:communityId/approvers': async ({ viewer, params, body }) => {
      const refused = await nameApprovers(platform, viewer.personId, params.communityId, body.items);
      return isRefusal(refused) ? refused : done('APPROVERS_NAMED');
    },
  });
}

/** What waits for the viewer's own yes, and not for that of others. */
async function listMine({ database: { db }, now }: Platform, viewerId: PersonId, communityId: CommunityId) {
  const club = await findCommunity(db, viewerId, communityId);
  if (!club) return missing();
  if (!mayIn(club, 'APPROVE')) return refuse('NOT_AN_APPROVER', {}, 'forbidden');
  const approval = await approvalIn(db, communityId);
  const waiting = await listWaiting(db, communityId);
  const mine = waiting.filter((each) => approves(approval, viewerId, outingOf(each)));
  const people = mine.flatMap(({ proposed_by, change }) => [
    proposed_by,
    ...(change?.leader ? [change.leader] : []),
  ]);
  const faces = await visiblePersonSummaries(db, viewerId, people);
  return { items: mine.map((each) => presentProposal(each, faces, now())) };
}

function outingOf({ huddle, change }: WaitingRow) {
  const { activity, difficulty } = change ? columnsAfter(huddle, change) : formOfHuddle(huddle, []);
  return { activity, difficulty: difficulty || null };
}

async function listApprovers({ database: { db } }: Platform, viewerId: PersonId, communityId: CommunityId) {
  const club = await findCommunity(db, viewerId, communityId);
  if (!club) return missing();
  if (!mayIn(club, 'READ')) return refuse('NOT_A_MEMBER', {}, 'forbidden');
  const { wanted, members } = await approvalIn(db, communityId);
  const able = members.map(({ personId }) => personId);
  const faces = await visiblePersonSummaries(db, viewerId, able);
  const named = await approversIn(db, communityId);
  return {
    wanted,
    items: named.flatMap(({ personId, activity, difficulty }) => {
      const person = faces.get(personId);
      return person ? [{ person, activity, difficulty, mine: personId === viewerId }] : [];
    }),
    able: able.flatMap((id) => faces.get(id) ?? []),
  };
}

function nameApprovers(
  platform: Platform,
  adminId: PersonId,
  communityId: CommunityId,
  approvers: readonly NamedApprover[],
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    const club = await findCommunity(tx, adminId, communityId);
    if (!club) return missing();
    if (!mayIn(club, 'EDIT')) return refuse('NOT_AN_ADMIN', {}, 'forbidden');
    const { members } = await approvalIn(tx, communityId);
    const able = new Set(members.map(({ personId }) => personId));
    if (approvers.some(({ personId }) => !able.has(personId))) return refuse('NOT_A_LEADER');
    await saveApprovers(tx, communityId, approvers);
    return 'DONE';
  });
}
