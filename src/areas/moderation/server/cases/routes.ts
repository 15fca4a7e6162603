import { type Handlers, idempotent } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing, type Refusal } from '#platform/shared/decision.ts';
import type { CommunityId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { CasesContract } from '../../contract/cases.ts';
import type { CommunityCasesContract } from '../../contract/community-cases.ts';
import { done } from '../../messages.ts';
import { deciderOf } from '../communities/decider.ts';
import { addressOfReport } from '../visitors/store.ts';
import { type AnswerCommand, answerAppeal } from './answer-appeal.ts';
import { claimCase } from './claim-case.ts';
import { decideCase } from './decide-case.ts';
import { pageOfCases, readCase } from './read-case.ts';

/** What moderators do. */
export function casesRoutes(platform: Platform): Handlers<CasesContract> {
  const communityId = null;
  return {
    'GET /api/moderation/cases': ({ viewer, query }) => pageOfCases(platform, viewer, communityId, query),
    'GET /api/moderation/cases/:caseId': ({ viewer, params: { caseId } }) =>
      readCase(platform, viewer, { caseId, communityId }),
    'GET /api/moderation/reports/:reportId/address': async ({ viewer, params: { reportId } }) => {
      const { db } = platform.database;
      const by = await deciderOf(db, viewer, communityId);
      if (isRefusal(by)) return by;
      const email = await addressOfReport(db, by.personId, reportId);
      if (email === undefined) return missing();
      platform.log.info({ reportId, moderatorId: by.personId }, 'address of a visitor read');
      return { email };
    },
    'PUT /api/moderation/cases/:caseId/claim': async ({ viewer, params: { caseId }, body: { on } }) => {
      const claimed = await claimCase(platform, viewer, { caseId, communityId }, on);
      return isRefusal(claimed) ? claimed : done('CASE_CLAIM_CHANGED');
    },
    'POST /api/moderation/cases/:caseId/decisions': idempotent(
      async ({ viewer, params: { caseId }, body, command }) => {
        const decided = await decideCase(platform, command, viewer, { caseId, communityId }, body);
        return isRefusal(decided) ? decided : done('CASE_CLOSED');
      },
    ),
    'PUT /api/moderation/decisions/:decisionId/answer': async ({ viewer, params, body }) => {
      const answered = await answer(platform, viewer, communityId, { ...params, ...body });
      return isRefusal(answered) ? answered : done('APPEAL_CLOSED');
    },
  };
}

/** The same for the admins of a community, about what belongs to it. */
export function communityCasesRoutes(platform: Platform): Handlers<CommunityCasesContract> {
  return {
    'GET /api/communities/:communityId/cases': ({ viewer, params: { communityId }, query }) =>
      pageOfCases(platform, viewer, communityId, query),
    'GET /api/communities/:communityId/cases/:caseId': ({ viewer, params }) =>
      readCase(platform, viewer, params),
    'PUT /api/communities/:communityId/cases/:caseId/claim': async ({ viewer, params, body: { on } }) => {
      const claimed = await claimCase(platform, viewer, params, on);
      return isRefusal(claimed) ? claimed : done('CASE_CLAIM_CHANGED');
    },
    'POST /api/communities/:communityId/cases/:caseId/decisions': idempotent(
      async ({ viewer, params, body, command }) => {
        const decided = await decideCase(platform, command, viewer, params, body);
        return isRefusal(decided) ? decided : done('CASE_CLOSED');
      },
    ),
    'PUT /api/communities/:communityId/decisions/:decisionId/withdrawal': async ({
      viewer,
      params: { communityId, decisionId },
      body: { words },
    }) => {
      const given = { decisionId, granted: true, words };
      const answered = await answer(platform, viewer, communityId, given);
      return isRefusal(answered) ? answered : done('DECISION_TAKEN_BACK');
    },
  };
}

async function answer(
  platform: Platform,
  viewer: Viewer,
  communityId: CommunityId | null,
  { decisionId, granted, words }: Omit<AnswerCommand, 'by'>,
): Promise<'DONE' | Refusal> {
  const by = await deciderOf(platform.database.db, viewer, communityId);
  return isRefusal(by) ? by : answerAppeal(platform, { decisionId, granted, words, by });
}
