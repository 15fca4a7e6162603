import type { FastifyInstance } from 'fastify';
import { presentPersonSummary } from '#areas/person/server/public.ts';
import { type Handlers, idempotent, registerEndpoints } from '#platform/server/http/endpoints.ts';
import { registerMessages } from '#platform/server/http/sentences.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, refuse } from '#platform/shared/decision.ts';
import { type ModerationContract, moderationContract, type ReportView } from '../contract.ts';
import { done, moderationConfirmations, moderationRefusals } from '../messages.ts';
import type { Reportable } from '../rules/reports.ts';
import { decideOnReport } from './decide-on-report.ts';
import { listOpen, listOwn, type ReportRow } from './reads.ts';
import { reportObject } from './report-object.ts';

export function registerModeration(app: FastifyInstance, platform: Platform): void {
  registerMessages(moderationRefusals, moderationConfirmations);
  registerEndpoints(app, platform, moderationContract, moderationRoutes(platform));
}

function moderationRoutes(platform: Platform): Handlers<ModerationContract> {
  const { db } = platform.database;
  return {
    'POST /api/reports': idempotent(async ({ viewer, body, command }) => {
      const reported = await reportObject(platform, command, viewer, body);
      return isRefusal(reported) ? reported : done('REPORTED');
    }),
    'GET /api/reports': async ({ viewer, query }) => {
      if (!viewer.moderator) return refuse('NOT_A_MODERATOR', {}, 'forbidden');
      const rows = await listOpen(db, viewer.personId, query);
      platform.log.info({ moderatorId: viewer.personId }, 'reports read');
      return { items: rows.slice(0, query.most).map(presentReport), next: nextOf(rows, query.most) };
    },
    'GET /api/reports/mine': async ({ viewer, query }) => {
      const rows = await listOwn(db, viewer.personId, query);
      const items = rows.slice(0, query.most).map((row) => ({
        id: row.id,
        object: objectOf(row),
        state: row.state,
        createdAt: row.created_at.toISOString(),
      }));
      return { items, next: nextOf(rows, query.most) };
    },
    'PUT /api/reports/:reportId': async ({ viewer, params: { reportId }, body: { state } }) => {
      const decided = await decideOnReport(platform, viewer, reportId, state);
      return isRefusal(decided) ? decided : done('REPORT_CLOSED');
    },
  };
}

function presentReport(row: ReportRow): ReportView {
  return {
    id: row.id,
    object: objectOf(row),
    reason: row.reason,
    text: row.body,
    reporter: presentPersonSummary({ ...row, id: row.reporter_id }),
    state: row.state,
    createdAt: row.created_at.toISOString(),
  };
}

interface ObjectRow {
  readonly object_type: string;
  readonly object_id: string;
  readonly object_name: string;
}

function objectOf(row: ObjectRow) {
  return { type: row.object_type as Reportable, id: row.object_id, name: row.object_name };
}

function nextOf(rows: readonly { readonly id: string }[], limit: number): string | null {
  return rows.length > limit ? (rows[limit - 1]?.id ?? null) : null;
}
