import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CaseId, ReportId } from '#platform/shared/ids.ts';
import { apiOf } from '#platform/web/api.ts';
import type { AppealsContract } from '../contract/appeals.ts';
import type { CasesContract } from '../contract/cases.ts';
import type { CommunityCasesContract } from '../contract/community-cases.ts';
import type { ReportsContract } from '../contract/reports.ts';
import type { Desk } from './desk.tsx';

const api = apiOf<CasesContract>();
const inCommunity = apiOf<CommunityCasesContract>();
const appeals = apiOf<AppealsContract>();
const reports = apiOf<ReportsContract>();

export type CaseList = 'OPEN' | 'APPEALS' | 'DECIDED' | 'COMMUNITIES';

export const casesKey = ['moderation'] as const;

/** What waits for me as a moderator or as an admin of a community, or is decided. */
export const casesQuery = ({ communityId }: Desk, show: CaseList) =>
  infiniteQueryOptions({
    queryKey: [...casesKey, 'list', communityId, show],
    meta: { kept: false },
    queryFn: ({ pageParam: after, signal }) =>
      communityId === null
        ? api('GET /api/moderation/cases', { query: { show, after, limit: 20 }, signal })
        : inCommunity('GET /api/communities/:communityId/cases', {
            params: { communityId },
            query: { show: show === 'DECIDED' ? 'DECIDED' : 'OPEN', after, limit: 20 },
            signal,
          }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

export const caseQuery = ({ communityId }: Desk, id: string) =>
  queryOptions({
    queryKey: [...casesKey, 'case', communityId, id],
    meta: { kept: false },
    queryFn: ({ signal }) =>
      communityId === null
        ? api('GET /api/moderation/cases/:caseId', { params: { caseId: id as CaseId }, signal })
        : inCommunity('GET /api/communities/:communityId/cases/:caseId', {
            params: { communityId, caseId: id },
            signal,
          }),
  });

export const decisionsAboutMe = queryOptions({
  queryKey: ['decisions-about-me'],
  meta: { kept: false },
  queryFn: ({ signal }) => appeals('GET /api/me/decisions', { signal }),
});

/** What I reported, the newest first. */
export const myReports = infiniteQueryOptions({
  queryKey: ['my-reports'],
  meta: { kept: false },
  queryFn: ({ pageParam: after, signal }) =>
    reports('GET /api/reports/mine', { query: { after, limit: 10 }, signal }),
  initialPageParam: undefined as ReportId | undefined,
  getNextPageParam: (page) => (page.next ?? undefined) as ReportId | undefined,
});
