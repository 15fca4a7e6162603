import { queryOptions } from '@tanstack/react-query';
import type { WireInput } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { QualificationContract, QualificationView } from '../../contract/qualifications.ts';

const api = apiOf<QualificationContract>();

/** What members are qualified for, as far as I may read it. */
export const qualificationsQuery = (communityId: string) =>
  queryOptions({
    queryKey: ['community', communityId, 'qualifications'],
    queryFn: ({ signal }) =>
      api('GET /api/communities/:communityId/qualifications', { params: { communityId }, signal }),
  });

/** What one member is qualified for, as it stands now: what is saved takes the place of all of it. */
export const qualificationsOf = (communityId: string, personId: QualificationView['person']['id']) =>
  queryOptions({
    queryKey: ['community', communityId, 'qualifications', personId],
    gcTime: 0,
    queryFn: ({ signal }) =>
      api('GET /api/communities/:communityId/qualifications', {
        params: { communityId },
        query: { of: personId },
        signal,
      }),
  });

type Keep = 'PUT /api/communities/:communityId/members/:personId/qualifications';
export type KeptQualification = WireInput<QualificationContract[Keep]>['body']['items'][number];

export const keepQualifications = (communityId: string, personId: string, items: KeptQualification[]) =>
  api('PUT /api/communities/:communityId/members/:personId/qualifications', {
    params: { communityId, personId },
    body: { items },
  });
