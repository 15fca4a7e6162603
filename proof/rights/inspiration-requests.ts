import { get, type Make } from './make-request.ts';
import type { Fixture } from './personas.ts';

const at = (on: Fixture, rest = '') => `/api/inspirations/${on.inspirationId}${rest}`;
const publicly = (on: Fixture, rest = '') => `/api/public/inspirations/${on.inspirationId}${rest}`;

const form = {
  title: 'Rights',
  summary: '',
  coverPictureId: null,
  topics: ['GEAR'],
  health: false,
  document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Words' }] }] },
};

export const inspirationRequests: Readonly<Record<string, Make>> = {
  listPublicInspirations: get(() => '/api/public/inspirations?topic=GEAR&q=walk'),
  listInspirations: get(() => '/api/inspirations?only=FOLLOWED'),
  readPublicInspiration: get(publicly),
  readInspiration: get(at),
  listRelatedInspirations: get((on) => publicly(on, '/related')),
  readInspirationCover: get((on) => publicly(on, '/cover')),
  readInspirationCard: get((on) => publicly(on, '/card.jpg')),
  readPublicInspirationPicture: get((on) => publicly(on, `/pictures/${on.inspirationPicture}`)),
  readInspirationFeed: get(() => '/api/public/inspirations/feed.xml'),
  countReading: (on) => ({ method: 'POST', url: publicly(on, '/readings') }),
  likeInspiration: (on) => ({ method: 'PUT', url: at(on, '/like'), body: { liked: true } }),
  saveInspiration: (on) => ({ method: 'PUT', url: at(on, '/saved'), body: { saved: true } }),
  shareInspiration: (on) => ({ method: 'POST', url: at(on, '/shares'), body: { userIds: [on.outsider] } }),
  createInspiration: () => ({ method: 'POST', url: '/api/inspirations' }),
  listAuthoredInspirations: get(() => '/api/inspirations/authored'),
  searchInspirationCards: get(() => '/api/inspirations/cards?q=rights'),
  readInspirationDraft: get((on) => at(on, '/draft')),
  saveInspirationDraft: (on) => ({ method: 'PUT', url: at(on, '/draft'), body: { form, edition: 1 } }),
  deleteInspiration: (on) => ({ method: 'DELETE', url: at(on) }),
  publishInspiration: (on) => ({ method: 'POST', url: at(on, '/publication'), body: { edition: 1 } }),
  unpublishInspiration: (on) => ({ method: 'DELETE', url: at(on, '/publication') }),
  listInspirationRevisions: get((on) => at(on, '/revisions')),
  readInspirationRevision: get((on) => at(on, '/revisions/1')),
  restoreInspirationRevision: (on) => ({
    method: 'POST',
    url: at(on, '/revisions/1/restoration'),
    body: { edition: 1 },
  }),
  addInspirationPicture: (on) => ({
    method: 'POST',
    url: at(on, '/pictures'),
    body: { mediaId: on.looseMedia },
  }),
  readInspirationPicture: get((on) => at(on, `/pictures/${on.inspirationPicture}`)),
  listInspirationComments: get((on) => at(on, '/comments')),
  listInspirationReplies: get((on) => at(on, `/comments/${on.inspirationComment}/replies`)),
  addInspirationComment: (on) => ({ method: 'POST', url: at(on, '/comments'), body: { text: 'Hello' } }),
  changeInspirationComment: (on) => ({
    method: 'PATCH',
    url: at(on, `/comments/${on.inspirationComment}`),
    body: { text: 'Hello' },
  }),
  removeInspirationComment: (on) => ({
    method: 'DELETE',
    url: at(on, `/comments/${on.inspirationComment}`),
  }),
  readLookBack: get((on) => `/api/huddles/${on.huddleId}/look-back`),
  lookBack: (on) => ({
    method: 'PUT',
    url: `/api/huddles/${on.huddleId}/look-back`,
    body: { word: 'windy', named: true, photos: true },
  }),
  reportTrip: (on) => ({
    method: 'PUT',
    url: `/api/huddles/${on.huddleId}/trip-report`,
    body: { conditions: ['SNOW'], note: '' },
  }),
  listConditions: get((on) => `/api/huddles/${on.huddleId}/conditions`),
  readMyBadge: get(() => '/api/badge'),
  requestBadge: () => ({
    method: 'POST',
    url: '/api/badge-requests',
    body: { profession: 'GUIDE', proof: 'In the register of guides.' },
  }),
  listBadgeRequests: get(() => '/api/badge-requests'),
  decideOnBadge: (on) => ({
    method: 'PUT',
    url: `/api/badge-requests/${on.huddleId}`,
    body: { granted: true },
  }),
};
