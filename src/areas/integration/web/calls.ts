import { queryOptions } from '@tanstack/react-query';
import type { CommunityId, DeliveryId, ProgramTokenId, WebhookId } from '#platform/shared/ids.ts';
import type { WireInput } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { tokenContract } from '../contract/tokens.ts';
import type { WebhookContract } from '../contract/webhooks.ts';

type TokenContract = typeof tokenContract;

const tokens = apiOf<TokenContract>();
const webhooks = apiOf<WebhookContract>();

export const integrationKey = ['integration'] as const;

type Body<W extends keyof TokenContract> = WireInput<TokenContract[W]>['body'];
export type NewToken = Body<'PUT /api/communities/:communityId/tokens/:tokenId'>;
export type NewWebhook = WireInput<WebhookContract['PUT /api/webhooks/:webhookId']>['body'];

export function tokensQuery(communityId: string) {
  return queryOptions({
    queryKey: [...integrationKey, 'tokens', communityId],
    meta: { kept: false },
    queryFn: ({ signal }) =>
      tokens('GET /api/communities/:communityId/tokens', {
        params: { communityId: communityId as CommunityId },
        signal,
      }),
  });
}

/** Of a club, or of the installation. */
export function webhooksQuery(communityId: string | null) {
  return queryOptions({
    queryKey: [...integrationKey, 'webhooks', communityId],
    meta: { kept: false },
    queryFn: ({ signal }) =>
      webhooks('GET /api/webhooks', {
        query: communityId === null ? {} : { communityId: communityId as CommunityId },
        signal,
      }),
  });
}

const SOON_MS = 5_000;

/** Read again while somebody looks on: what was sent may have arrived. */
export function deliveriesQuery(webhookId: string) {
  return queryOptions({
    queryKey: [...integrationKey, 'deliveries', webhookId],
    meta: { kept: false },
    queryFn: ({ signal }) =>
      webhooks('GET /api/webhooks/:webhookId/deliveries', {
        params: { webhookId: webhookId as WebhookId },
        signal,
      }),
    refetchInterval: SOON_MS,
  });
}

export const createToken = (communityId: string, body: NewToken) =>
  tokens('PUT /api/communities/:communityId/tokens/:tokenId', {
    params: { communityId: communityId as CommunityId, tokenId: crypto.randomUUID() as ProgramTokenId },
    body,
  });

export const revokeToken = (communityId: string, tokenId: string) =>
  tokens('DELETE /api/communities/:communityId/tokens/:tokenId', {
    params: { communityId: communityId as CommunityId, tokenId: tokenId as ProgramTokenId },
  });

const one = (webhookId: string) => ({ params: { webhookId: webhookId as WebhookId } });

export const createWebhook = (body: NewWebhook) =>
  webhooks('PUT /api/webhooks/:webhookId', { ...one(crypto.randomUUID()), body });

export const removeWebhook = (id: string) => webhooks('DELETE /api/webhooks/:webhookId', one(id));

export const switchWebhook = (id: string, active: boolean) =>
  webhooks('PUT /api/webhooks/:webhookId/active', { ...one(id), body: { active } });

export const testWebhook = (id: string) => webhooks('POST /api/webhooks/:webhookId/tests', one(id));

export const sendAgain = (id: string, deliveryId: string) =>
  webhooks('POST /api/webhooks/:webhookId/deliveries/:deliveryId/tries', {
    params: { webhookId: id as WebhookId, deliveryId: deliveryId as DeliveryId },
  });
