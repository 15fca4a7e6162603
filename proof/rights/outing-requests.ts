import type { Make } from './make-request.ts';

const MISSING = '018f0000-0000-7000-8000-000000000000';

/** What a group plans together: what it brings. */
export const outingRequests: Readonly<Record<string, Make>> = {
  listKit: (on, persona) => ({
    method: 'GET',
    url: `/api/huddles/${on.huddleId}/kit${persona === 'L' ? `?link=${on.link}` : ''}`,
  }),
  changeKit: (on) => ({ method: 'PUT', url: `/api/huddles/${on.huddleId}/kit`, body: { items: [] } }),
  bringKit: (on) => ({
    method: 'PUT',
    url: `/api/huddles/${on.huddleId}/kit/${MISSING}/promise`,
    body: { amount: 1 },
  }),
};
