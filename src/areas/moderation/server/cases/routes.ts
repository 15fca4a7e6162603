import { readCursor } from '#platform/server/cursor.ts';
import type { Handlers } from '#platform/server/http/endpoints.ts';
import { idempotent } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CaseId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { CasesContract, WholeCase } from '../../contract/cases.ts';
import { done } from '../../messages.ts';
import { subjectOf } from '../authors/reads.ts';
import { addressOfReport } from '../visitors/store.ts';
import { answerAppeal } from './answer-appeal.ts';
import { claimCase } from './claim-case.ts';
import { decideCase } from './decide-case.ts';
import { presentCase, presentLine } from './present.ts';
import { complaintsOf, decisionsAbout, decisionsOf, findAddressee, findCase, listCases } from './reads.ts';

export function casesRoutes(platform: Platform): Handlers<CasesContract> {
  return {
    'GET /api/moderation/cases': async ({ viewer, query }) => {
      if (!viewer.moderator) return notOne();
      const { show, limit } = query;
      const page = { show, limit, after: readCursor(query.after) };
      const rows = await listCases(platform.database.db, viewer.personId, page);
      const now = platform.now();
      const items = rows.slice(0, limit).map((row) => presentLine(row, viewer.personId, now));
      const last = rows.length > limit ? rows[limit - 1] : undefined;
      return { items, next: last ? `${last.weight}~${last.id}` : null };
    },
    'GET /api/moderation/cases/:caseId': ({ viewer, params: { caseId } }) =>
      readCase(platform, viewer, caseId),
    'GET /api/moderation/reports/:reportId/address': async ({ viewer, params: { reportId } }) => {
      if (!viewer.moderator) return notOne();
      const email = await addressOfReport(platform.database.db, viewer.personId, reportId);
      if (email === undefined) return missing();
      platform.log.info({ reportId, moderatorId: viewer.personId }, 'address of a visitor read');
      return { email };
    },
    'PUT /api/moderation/cases/:caseId/claim': async ({ viewer, params: { caseId }, body: { on } }) => {
      const claimed = await claimCase(platform, viewer, caseId, on);
      return isRefusal(claimed) ? claimed : done('CASE_CLAIM_CHANGED');
    },
    'POST /api/moderation/cases/:caseId/decisions': idempotent(
      async ({ viewer, params: { caseId }, body, command }) => {
        const decided = await decideCase(platform, command, viewer, caseId, body);
        return isRefusal(decided) ? decided : done('CASE_CLOSED');
      },
    ),
    'PUT /api/moderation/decisions/:decisionId/answer': async ({ viewer, params: { decisionId }, body }) => {
      if (!viewer.moderator) return notOne();
      const by = { moderatorId: viewer.personId };
      const { granted, words } = body;
      const answered = await answerAppeal(platform, { decisionId, granted, words, by });
      return isRefusal(answered) ? answered : done('APPEAL_CLOSED');
    },
  };
}

const notOne = () => refuse('NOT_A_MODERATOR', {}, 'forbidden');

async function readCase(
  platform: Platform,
  { personId, moderator }: Viewer,
  id: CaseId,
): Promise<WholeCase | Refusal> {
  if (!moderator) return notOne();
  const { db } = platform.database;
  const row = await findCase(db, personId, id);
  if (!row) return missing();
  platform.log.info({ caseId: id, moderatorId: personId }, 'case read');
  const subjectId = await subjectOf(db, row.object_type, row.object_id);
  const [complaints, decisions, subject, history] = await Promise.all([
    complaintsOf(db, id),
    decisionsOf(db, id),
    subjectId ? findAddressee(db, subjectId) : undefined,
    subjectId ? decisionsAbout(db, subjectId) : [],
  ]);
  return presentCase({ row, complaints, subject, decisions, history }, personId, platform.now());
}
