import { get, type Make } from './make-request.ts';

const MISSING = '00000000-0000-7000-8000-000000000000';

export const moderationRequests: Readonly<Record<string, Make>> = {
  listCases: get(() => '/api/moderation/cases'),
  readCase: get(() => `/api/moderation/cases/${MISSING}`),
  readVisitorAddress: get(() => `/api/moderation/reports/${MISSING}/address`),
  claimCase: () => ({ method: 'PUT', url: `/api/moderation/cases/${MISSING}/claim`, body: { on: true } }),
  decideCase: () => ({
    method: 'POST',
    url: `/api/moderation/cases/${MISSING}/decisions`,
    body: { version: 1, acts: ['NONE'], reason: 'OTHER' },
  }),
  answerAppeal: () => ({
    method: 'PUT',
    url: `/api/moderation/decisions/${MISSING}/answer`,
    body: { granted: true },
  }),
  listCommunityCases: get((on) => `/api/communities/${on.communityId}/cases`),
  readCommunityCase: get((on) => `/api/communities/${on.communityId}/cases/${MISSING}`),
  claimCommunityCase: (on) => ({
    method: 'PUT',
    url: `/api/communities/${on.communityId}/cases/${MISSING}/claim`,
    body: { on: true },
  }),
  decideCommunityCase: (on) => ({
    method: 'POST',
    url: `/api/communities/${on.communityId}/cases/${MISSING}/decisions`,
    body: { version: 1, acts: ['NONE'], reason: 'OTHER' },
  }),
  takeDecisionBack: (on) => ({
    method: 'PUT',
    url: `/api/communities/${on.communityId}/decisions/${MISSING}/withdrawal`,
    body: {},
  }),
  listDecisionsAboutMe: get(() => '/api/me/decisions'),
  appeal: () => ({
    method: 'POST',
    url: `/api/me/decisions/${MISSING}/appeal`,
    body: { words: 'Please look again.' },
  }),
};
