import { queryOptions } from '@tanstack/react-query';
import type { WireReply } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { NotificationContract } from '../../contract.ts';
import type { Choice } from '../../rules/choices.ts';
import type { Kind } from '../../rules/kinds.ts';

const api = apiOf<NotificationContract>();

export type Choices = WireReply<NotificationContract['GET /api/notifications/choices']>;

export const choicesQuery = queryOptions({
  queryKey: ['notification', 'choices'],
  queryFn: ({ signal }) => api('GET /api/notifications/choices', { signal }),
});

export const saveChoice = (kind: Kind, { inApp, mail }: Choice) =>
  api('PUT /api/notifications/choices/:kind', { params: { kind }, body: { inApp, mail } });

export const unsubscribe = (token: string) =>
  api('POST /api/public/unsubscribe/:token', { params: { token } });
