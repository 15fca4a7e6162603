import { queryOptions } from '@tanstack/react-query';
import type { WireInput, WireReply } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { LeavingContract } from '../../contract/deletion.ts';

const api = apiOf<LeavingContract>();

export type Hanging = WireReply<LeavingContract['GET /api/me/deletion']>;
export type Wishes = WireInput<LeavingContract['POST /api/me/deletion']>['body'];

export const myDeletion = queryOptions({
  queryKey: ['leaving', 'deletion'],
  queryFn: ({ signal }) => api('GET /api/me/deletion', { signal }),
});

export const deleteMyAccount = (body: Wishes) => api('POST /api/me/deletion', { body });
export const keepMyAccount = () => api('DELETE /api/me/deletion');
