import type { FastifyInstance } from 'fastify';
import { type Handlers, idempotent, registerEndpoints } from '#platform/server/http/endpoints.ts';
import { registerMessages } from '#platform/server/http/sentences.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import { appealsContract } from '../contract/appeals.ts';
import { casesContract } from '../contract/cases.ts';
import { communityCasesContract } from '../contract/community-cases.ts';
import { type ReportsContract, reportsContract } from '../contract/reports.ts';
import { done, moderationConfirmations, moderationRefusals } from '../messages.ts';
import { appealsRoutes } from './appeals/routes.ts';
import { casesRoutes, communityCasesRoutes } from './cases/routes.ts';
import { registerFiguresPage } from './figures/page.ts';
import { nextOf } from './next-of.ts';
import { listOwn } from './reads.ts';
import { reportObject } from './report-object.ts';
import { registerVisitorReports } from './visitors/pages.ts';

export function registerModeration(app: FastifyInstance, platform: Platform): void {
  registerMessages(moderationRefusals, moderationConfirmations);
  registerEndpoints(app, platform, reportsContract, reportsRoutes(platform));
  registerEndpoints(app, platform, casesContract, casesRoutes(platform));
  registerEndpoints(app, platform, communityCasesContract, communityCasesRoutes(platform));
  registerEndpoints(app, platform, appealsContract, appealsRoutes(platform));
  registerFiguresPage(app, platform);
  registerVisitorReports(app, platform);
}

function reportsRoutes(platform: Platform): Handlers<ReportsContract> {
  return {
    'POST /api/reports': idempotent(async ({ viewer, body, command }) => {
      const reported = await reportObject(platform, command, viewer, body);
      return isRefusal(reported) ? reported : done('REPORTED');
    }),
    'GET /api/reports/mine': async ({ viewer, query }) => {
      const rows = await listOwn(platform.database.db, viewer.personId, query);
      const items = rows.slice(0, query.limit).map((row) => ({
        id: row.id,
        object: { type: row.object_type, id: row.object_id, name: row.object_name },
        state: row.state,
        createdAt: row.created_at.toISOString(),
      }));
      return { items, next: nextOf(rows, query.limit) };
    },
  };
}
