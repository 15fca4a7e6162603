import { queryOptions } from '@tanstack/react-query';
import type { WireReply } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { AccountContract } from '../../contract/account.ts';

const api = apiOf<AccountContract>();

export type MyAccount = WireReply<AccountContract['GET /api/me']>;

/** Who I am; every page that needs it shares one answer. */
export const myAccount = queryOptions({
  queryKey: ['account', 'me'],
  meta: { kept: 'WHEN_LATE' },
  queryFn: ({ signal }) => api('GET /api/me', { signal }),
});

/** Takes the time zone of this browser as mine. */
export const saveTimeZone = () =>
  api('PATCH /api/me', { body: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC' } });
