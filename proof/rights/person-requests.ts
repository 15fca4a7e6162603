import { get, type Make } from './make-request.ts';

const about =
  (method: 'PUT' | 'DELETE', path: (personId: string) => string, body?: object): Make =>
  (_on, _persona, self) => ({ method, url: path(self), ...(body && { body }) });

const follow = (id: string) => `/api/people/${id}/follow`;
const blocks = (id: string) => `/api/me/blocks/${id}`;
const mutes = (id: string) => `/api/me/mutes/${id}`;

/** Everything between the persona and H. */
export const personRequests: Readonly<Record<string, Make>> = {
  followPerson: about('PUT', follow),
  unfollowPerson: about('DELETE', follow),
  listConnections: get(() => '/api/me/connections?list=FOLLOWERS'),
  answerFollowRequest: about('PUT', (id) => `/api/me/follow-requests/${id}`, { accept: true }),
  removeFollower: about('DELETE', (id) => `/api/me/followers/${id}`),
  blockPerson: about('PUT', blocks),
  unblockPerson: about('DELETE', blocks),
  mutePerson: about('PUT', mutes),
  unmutePerson: about('DELETE', mutes),
};
