import type { CaseId, DecisionId, ReportId } from '#platform/shared/ids.ts';
import type { WireInput } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { AppealsContract } from '../contract/appeals.ts';
import type { CasesContract } from '../contract/cases.ts';
import type { ReportsContract } from '../contract/reports.ts';

const reports = apiOf<ReportsContract>();
const cases = apiOf<CasesContract>();
const appeals = apiOf<AppealsContract>();

type Report = WireInput<ReportsContract['POST /api/reports']>['body'];
export type Verdict = WireInput<CasesContract['POST /api/moderation/cases/:caseId/decisions']>['body'];

export const reportObject = (body: Report) => reports('POST /api/reports', { body });

/** Read when a moderator presses, and kept nowhere. */
export const readVisitorAddress = (id: string) =>
  cases('GET /api/moderation/reports/:reportId/address', { params: { reportId: id as ReportId } });

export const claimCase = (id: string, on: boolean) =>
  cases('PUT /api/moderation/cases/:caseId/claim', { params: { caseId: id as CaseId }, body: { on } });

export const decideCase = (id: string, body: Verdict) =>
  cases('POST /api/moderation/cases/:caseId/decisions', { params: { caseId: id as CaseId }, body });

export const answerAppeal = (id: string, body: { granted: boolean; words: string }) =>
  cases('PUT /api/moderation/decisions/:decisionId/answer', {
    params: { decisionId: id as DecisionId },
    body,
  });

export const appealDecision = (id: string, words: string) =>
  appeals('POST /api/me/decisions/:decisionId/appeal', {
    params: { decisionId: id as DecisionId },
    body: { words },
  });
