import type { FastifyInstance } from 'fastify';
import { findCommunity, mayIn } from '#areas/community/server/public.ts';
import { visiblePersonSummaries } from '#areas/person/server/public.ts';
import { registerEndpoints } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing, refuse } from '#platform/shared/decision.ts';
import type { PersonSummary } from '#platform/shared/wire-values.ts';
import { type ProposalView, proposalContract } from '../../contract/proposals.ts';
import { done } from '../../messages.ts';
import { valuesOfForm } from '../../rules/form.ts';
import { editionOf, formOfHuddle } from '../plan/read-plan.ts';
import type { HuddleRow } from '../rows.ts';
import { answerProposal } from './answer-proposal.ts';
import { listWaiting } from './store.ts';

export function registerProposals(app: FastifyInstance, platform: Platform): void {
  const { db } = platform.database;
  registerEndpoints(app, platform, proposalContract, {
    'GET /api/communities/:communityId/proposals': async ({ viewer, params: { communityId } }) => {
      const club = await findCommunity(db, viewer.personId, communityId);
      if (!club) return missing();
      if (!mayIn(club, 'APPROVE')) return refuse('NOT_AN_ADMIN', {}, 'forbidden');
      const waiting = await listWaiting(db, communityId);
      const proposers = waiting.map((each) => each.proposed_by);
      const faces = await visiblePersonSummaries(db, viewer.personId, proposers);
      return { items: waiting.map((each) => present(each.huddle, faces.get(each.proposed_by) ?? null)) };
    },
    'PUT /api/communities/:communityId/proposals/:huddleId': async ({ viewer, params, body }) => {
      const answered = await answerProposal(platform, viewer.personId, params, body);
      if (isRefusal(answered)) return answered;
      return done(body.accept ? 'PROPOSAL_ACCEPTED' : 'PROPOSAL_DECLINED');
    },
  });
}

/** The draft as its form stands, which is more than its columns know. */
function present(row: HuddleRow, by: PersonSummary | null): ProposalView {
  const form = formOfHuddle(row, []);
  const values = valuesOfForm(form);
  return {
    huddleId: row.id,
    edition: editionOf(row),
    name: row.name,
    description: form.description,
    activity: form.activity,
    privacy: form.privacy,
    startDateTime: row.starts_at.toISOString(),
    endDateTime: row.ends_at.toISOString(),
    timeZone: row.time_zone,
    venueName: form.venue?.name ?? null,
    capacity: values?.capacity ?? null,
    by,
  };
}
