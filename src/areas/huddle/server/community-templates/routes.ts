import { type Handlers, idempotent } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { CommunityTemplateContract } from '../../contract/community-templates.ts';
import { done } from '../../messages.ts';
import {
  keepAsTemplate,
  listCommunityTemplates,
  planByTemplate,
  removeTemplate,
  renameTemplate,
} from './templates.ts';

export function communityTemplateRoutes(platform: Platform): Handlers<CommunityTemplateContract> {
  return {
    'GET /api/huddles/community-templates': async ({ viewer, query: { communityId } }) => {
      const items = await listCommunityTemplates(platform.database.db, viewer, communityId, platform.now());
      return isRefusal(items) ? items : { items };
    },
    'POST /api/huddles/:huddleId/community-templates': idempotent(
      async ({ viewer, params: { huddleId }, body, command }) => {
        const id = await keepAsTemplate(platform, command, viewer, huddleId, body);
        return isRefusal(id) ? id : { ...done('TEMPLATE_KEPT'), id };
      },
    ),
    'POST /api/huddles/community-templates/:templateId/drafts': idempotent(
      async ({ viewer, params: { templateId }, command }) => {
        const id = await planByTemplate(platform, command, viewer, templateId);
        return isRefusal(id) ? id : { ...done('DRAFT_BY_TEMPLATE'), id };
      },
    ),
    'PUT /api/huddles/community-templates/:templateId': async ({ viewer, params: { templateId }, body }) => {
      const outcome = await renameTemplate(platform, viewer, templateId, body.name);
      return isRefusal(outcome) ? outcome : done('TEMPLATE_RENAMED');
    },
    'DELETE /api/huddles/community-templates/:templateId': async ({ viewer, params: { templateId } }) => {
      const outcome = await removeTemplate(platform, viewer, templateId);
      return isRefusal(outcome) ? outcome : done('TEMPLATE_REMOVED');
    },
  };
}
