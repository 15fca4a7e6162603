import { formOf } from '#areas/huddle/server/testing/plans.ts';
import { get, type Make } from './make-request.ts';

const plan = {
  name: 'Walk',
  startDateTime: '2026-06-20T08:00:00Z',
  endDateTime: '2026-06-20T12:00:00Z',
  timeZone: 'UTC',
};

/** What hosts ask about the plan of a huddle, and who hosts it. */
export const planRequests: Readonly<Record<string, Make>> = {
  createHuddle: () => ({ method: 'POST', url: '/api/huddles', body: plan }),
  createDraft: () => ({ method: 'POST', url: '/api/huddles/drafts', body: { form: formOf() } }),
  readPlan: get((on) => `/api/huddles/${on.huddleId}/plan`),
  saveDraft: (on) => ({
    method: 'PUT',
    url: `/api/huddles/${on.huddleId}/draft`,
    body: { form: formOf(), edition: '1.2' },
  }),
  withdrawProposal: (on) => ({ method: 'DELETE', url: `/api/huddles/${on.huddleId}/proposal` }),
  deleteDraft: (on) => ({ method: 'DELETE', url: `/api/huddles/${on.huddleId}/draft` }),
  publishHuddle: (on) => ({
    method: 'POST',
    url: `/api/huddles/${on.huddleId}/publication`,
    body: { plan, edition: '1.2' },
  }),
  changePlan: (on) => ({
    method: 'PUT',
    url: `/api/huddles/${on.huddleId}/plan`,
    body: { plan: { ...plan, coHostIds: [on.coHost] }, edition: '1.2' },
  }),
  handOverHuddle: (on) => ({
    method: 'PUT',
    url: `/api/huddles/${on.huddleId}/host`,
    body: { personId: on.coHost },
  }),
  answerHostRequest: (on) => ({
    method: 'PUT',
    url: `/api/huddles/${on.huddleId}/host-request`,
    body: { accept: true },
  }),
  inviteToHuddle: (on) => ({
    method: 'POST',
    url: `/api/huddles/${on.huddleId}/invitations`,
    body: { personIds: [on.coHost] },
  }),
  listTemplates: get(() => '/api/huddles/templates'),
  listCommunityTemplates: get((on) => `/api/huddles/community-templates?communityId=${on.communityId}`),
  keepAsTemplate: (on) => ({
    method: 'POST',
    url: `/api/huddles/${on.huddleId}/community-templates`,
    body: { name: 'Round', leaderId: null },
  }),
  planByTemplate: (on) => ({
    method: 'POST',
    url: `/api/huddles/community-templates/${on.templateId}/drafts`,
  }),
  renameTemplate: (on) => ({
    method: 'PUT',
    url: `/api/huddles/community-templates/${on.templateId}`,
    body: { name: 'Round' },
  }),
  removeTemplate: (on) => ({ method: 'DELETE', url: `/api/huddles/community-templates/${on.templateId}` }),
  layDownHostRole: (on) => ({ method: 'DELETE', url: `/api/huddles/${on.huddleId}/host-role` }),
  cancelHuddle: (on) => ({ method: 'POST', url: `/api/huddles/${on.huddleId}/cancellation`, body: {} }),
  returnHuddle: (on) => ({
    method: 'POST',
    url: `/api/huddles/${on.huddleId}/return`,
    body: { to: 'PUBLISHED' },
  }),
  copyHuddle: (on) => ({ method: 'POST', url: `/api/huddles/${on.huddleId}/copies` }),
  repeatHuddle: (on) => {
    const body = { every: 'WEEK', times: 2 };
    return { method: 'POST', url: `/api/huddles/${on.huddleId}/repetitions`, body };
  },
};
