import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CaseId } from '#platform/shared/ids.ts';
import { apiOf } from '#platform/web/api.ts';
import type { AppealsContract } from '../contract/appeals.ts';
import type { CasesContract } from '../contract/cases.ts';

const api = apiOf<CasesContract>();
const appeals = apiOf<AppealsContract>();

export type CaseList = 'OPEN' | 'APPEALS' | 'DECIDED';

export const casesKey = ['moderation'] as const;

/** What waits for me as a moderator, or is decided. */
export const casesQuery = (show: CaseList) =>
  infiniteQueryOptions({
    queryKey: [...casesKey, 'list', show],
    meta: { kept: false },
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/moderation/cases', { query: { show, after: pageParam, limit: 20 }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: [...casesKey, 'case', id],
    meta: { kept: false },
    queryFn: ({ signal }) =>
      api('GET /api/moderation/cases/:caseId', { params: { caseId: id as CaseId }, signal }),
  });

export const decisionsAboutMe = queryOptions({
  queryKey: ['decisions-about-me'],
  meta: { kept: false },
  queryFn: ({ signal }) => appeals('GET /api/me/decisions', { signal }),
});
