import { queryOptions } from '@tanstack/react-query';
import type { WireInput } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { ProposalContract } from '../../contract/proposals.ts';

const api = apiOf<ProposalContract>();

/** Who approves which outings of a community. */
export const approversQuery = (communityId: string) =>
  queryOptions({
    queryKey: ['huddle', 'approvers', communityId],
    queryFn: ({ signal }) =>
      api('GET /api/communities/:communityId/approvers', { params: { communityId }, signal }),
  });

export type NamedApprover = WireInput<
  ProposalContract['PUT /api/communities/:communityId/approvers']
>['body']['items'][number];

export const nameApprovers = (communityId: string, items: NamedApprover[]) =>
  api('PUT /api/communities/:communityId/approvers', { params: { communityId }, body: { items } });
