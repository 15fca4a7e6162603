import { queryOptions } from '@tanstack/react-query';
import type { WireReply } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { LogInsContract } from '../../contract/log-ins.ts';

const api = apiOf<LogInsContract>();

export type LogIn = WireReply<LogInsContract['GET /api/me/log-ins']>['items'][number];

export const logInsQuery = queryOptions({
  queryKey: ['account', 'log-ins'],
  meta: { kept: false },
  queryFn: ({ signal }) => api('GET /api/me/log-ins', { signal }),
});

export const endLogIn = (id: string) => api('DELETE /api/me/log-ins/:id', { params: { id } });
export const endOtherLogIns = () => api('DELETE /api/me/log-ins', { query: { but: 'CURRENT' } });
export const endAllLogIns = () => api('DELETE /api/me/log-ins');
