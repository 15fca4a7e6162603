import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { apiOf } from '#platform/web/api.ts';
import type { CommunityTemplateContract } from '../../contract/community-templates.ts';
import { useManage } from '../plan/use-manage.ts';

const api = apiOf<CommunityTemplateContract>();

/** The templates of a community that I plan for, or the last of all of mine; their dates move, so they are read again. */
export const communityTemplatesQuery = (communityId?: string) =>
  queryOptions({
    queryKey: ['huddle', 'community-templates', communityId ?? 'ALL'],
    queryFn: async ({ signal }) =>
      (await api('GET /api/huddles/community-templates', { query: { communityId }, signal })).items,
    meta: { kept: false },
  });

export const keepAsTemplate = (huddleId: string, body: { name: string; leaderId: string | null }) =>
  api('POST /api/huddles/:huddleId/community-templates', { params: { huddleId }, body });
export const renameTemplate = (templateId: string, name: string) =>
  api('PUT /api/huddles/community-templates/:templateId', { params: { templateId }, body: { name } });
export const removeTemplate = (templateId: string) =>
  api('DELETE /api/huddles/community-templates/:templateId', { params: { templateId } });

/** Makes a draft by a template and opens it. */
export function usePlanByTemplate(): (templateId: string) => Promise<void> {
  const manage = useManage();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async (templateId) => {
    let made = '';
    await manage(async () => {
      const draft = await api('POST /api/huddles/community-templates/:templateId/drafts', {
        params: { templateId },
      });
      made = draft.id;
      return draft;
    });
    if (!made) return;
    void queries.invalidateQueries({ queryKey: ['huddle', 'list'] });
    await navigate(`/huddle/create?draft=${made}`);
  };
}
