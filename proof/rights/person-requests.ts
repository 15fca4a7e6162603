import { get, type Make } from './make-request.ts';

const about =
  (method: 'PUT' | 'DELETE', path: (personId: string) => string, body?: object): Make =>
  (_on, _persona, self) => ({ method, url: path(self), ...(body && { body }) });

const follow = (id: string) => `/api/people/${id}/follow`;
const blocks = (id: string) => `/api/me/blocks/${id}`;
const profile = (rest = '') => `/api/profiles/persona.h${rest}`;
const mutes = (id: string) => `/api/me/mutes/${id}`;

/** Everything between the persona and H. */
export const personRequests: Readonly<Record<string, Make>> = {
  followPerson: about('PUT', follow),
  unfollowPerson: about('DELETE', follow),
  readProfile: get(() => profile()),
  listMutualConnections: get(() => profile('/mutual-connections')),
  listAwards: get(() => profile('/awards')),
  readTrends: get(() => profile('/trends')),
  publishTrends: () => ({ method: 'PUT', url: '/api/me/trends', body: { published: false } }),
  listCompanions: get(() => profile('/companions')),
  showCompanions: () => ({ method: 'PUT', url: '/api/me/companions', body: { part: 'CLUBS', shown: false } }),
  listTrailblazers: get(() => '/api/public/people/trailblazers'),
  listPeopleNear: get(() => '/api/people/near?lat=47.4&lng=8.5'),
  listConnections: get(() => '/api/me/connections?list=FOLLOWERS'),
  answerFollowRequest: about('PUT', (id) => `/api/me/follow-requests/${id}`, { accept: true }),
  removeFollower: about('DELETE', (id) => `/api/me/followers/${id}`),
  blockPerson: about('PUT', blocks),
  unblockPerson: about('DELETE', blocks),
  mutePerson: about('PUT', mutes),
  unmutePerson: about('DELETE', mutes),
};
