import type { CaseId, DecisionId, ReportId } from '#platform/shared/ids.ts';
import type { WireInput } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { AppealsContract } from '../contract/appeals.ts';
import type { CasesContract } from '../contract/cases.ts';
import type { CommunityCasesContract } from '../contract/community-cases.ts';
import type { ReportsContract } from '../contract/reports.ts';
import type { Desk } from './desk.tsx';

const reports = apiOf<ReportsContract>();
const cases = apiOf<CasesContract>();
const inCommunity = apiOf<CommunityCasesContract>();
const appeals = apiOf<AppealsContract>();

type Report = WireInput<ReportsContract['POST /api/reports']>['body'];
export type Verdict = WireInput<CasesContract['POST /api/moderation/cases/:caseId/decisions']>['body'];

export const reportObject = (body: Report) => reports('POST /api/reports', { body });

/** Read when a moderator presses, and kept nowhere. */
export const readVisitorAddress = (id: string) =>
  cases('GET /api/moderation/reports/:reportId/address', { params: { reportId: id as ReportId } });

export const claimCase = ({ communityId }: Desk, id: string, on: boolean) =>
  communityId === null
    ? cases('PUT /api/moderation/cases/:caseId/claim', { params: { caseId: id as CaseId }, body: { on } })
    : inCommunity('PUT /api/communities/:communityId/cases/:caseId/claim', {
        params: { communityId, caseId: id },
        body: { on },
      });

export const decideCase = ({ communityId }: Desk, id: string, body: Verdict) =>
  communityId === null
    ? cases('POST /api/moderation/cases/:caseId/decisions', { params: { caseId: id as CaseId }, body })
    : inCommunity('POST /api/communities/:communityId/cases/:caseId/decisions', {
        params: { communityId, caseId: id },
        body,
      });

/** A community only takes its own decision back: appeals are answered by moderators. */
export const answerAppeal = (
  { communityId }: Desk,
  id: string,
  { granted, words }: { readonly granted: boolean; readonly words: string },
) =>
  communityId === null
    ? cases('PUT /api/moderation/decisions/:decisionId/answer', {
        params: { decisionId: id as DecisionId },
        body: { granted, words },
      })
    : inCommunity('PUT /api/communities/:communityId/decisions/:decisionId/withdrawal', {
        params: { communityId, decisionId: id },
        body: { words },
      });

export const appealDecision = (id: string, words: string) =>
  appeals('POST /api/me/decisions/:decisionId/appeal', {
    params: { decisionId: id as DecisionId },
    body: { words },
  });
