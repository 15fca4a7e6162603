import { newId } from '#platform/server/new-id.ts';
import { get, type Make } from './make-request.ts';

const MISSING = '00000000-0000-7000-8000-000000000000';

export const integrationRequests: Readonly<Record<string, Make>> = {
  listClubOutings: get((on) => `/api/communities/${on.communityId}/outings`),
  listProgramTokens: get((on) => `/api/communities/${on.communityId}/tokens`),
  createProgramToken: (on) => ({
    method: 'PUT',
    url: `/api/communities/${on.communityId}/tokens/${newId<string>()}`,
    body: { name: 'Website', scopes: ['outings'], days: 30 },
  }),
  revokeProgramToken: (on) => ({
    method: 'DELETE',
    url: `/api/communities/${on.communityId}/tokens/${MISSING}`,
  }),
  listWebhooks: get((on) => `/api/webhooks?communityId=${on.communityId}`),
  createWebhook: (on) => ({
    method: 'PUT',
    url: `/api/webhooks/${newId<string>()}`,
    body: { communityId: on.communityId, url: 'http://127.0.0.1:9/hear', events: ['outing.published'] },
  }),
  removeWebhook: () => ({ method: 'DELETE', url: `/api/webhooks/${MISSING}` }),
  switchWebhook: () => ({ method: 'PUT', url: `/api/webhooks/${MISSING}/active`, body: { active: false } }),
  testWebhook: () => ({ method: 'POST', url: `/api/webhooks/${MISSING}/tests` }),
  listDeliveries: get(() => `/api/webhooks/${MISSING}/deliveries`),
  sendAgain: () => ({ method: 'POST', url: `/api/webhooks/${MISSING}/deliveries/${MISSING}/tries` }),
};
