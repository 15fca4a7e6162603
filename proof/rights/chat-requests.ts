import { get, type Make } from './make-request.ts';
import type { Fixture } from './personas.ts';

const room = (on: Fixture, rest = '') => `/api/rooms/${on.communityId}${rest}`;
const message = (on: Fixture, rest = '') => room(on, `/messages/${on.message}${rest}`);
const sign = encodeURIComponent('👍');

export const chatRequests: Readonly<Record<string, Make>> = {
  readRoomsSummary: get(() => '/api/rooms/summary'),
  listRooms: get(() => '/api/rooms'),
  openRoom: (on) => ({ method: 'POST', url: '/api/rooms', body: { kind: 'DIRECT', personId: on.outsider } }),
  readRoom: get(room),
  renameRoom: (on) => ({ method: 'PATCH', url: room(on), body: { name: 'Car one' } }),
  listRoomPeople: get((on) => room(on, '/people')),
  addToGroup: (on) => ({ method: 'POST', url: room(on, '/people'), body: { personId: on.outsider } }),
  leaveGroup: (on) => ({ method: 'DELETE', url: room(on, `/people/${on.member}`) }),
  answerMessageRequest: (on) => ({ method: 'PUT', url: room(on, '/request'), body: { accept: true } }),
  readRoomUpTo: (on) => ({ method: 'PUT', url: room(on, '/read'), body: { seq: 1 } }),
  chooseRoomTelling: (on) => ({ method: 'PUT', url: room(on, '/telling'), body: { telling: 'ALL' } }),
  typeInRoom: (on) => ({ method: 'PUT', url: room(on, '/typing') }),
  listMessagesOfRoom: get((on) => room(on, '/messages')),
  listRoomPictures: get((on) => room(on, '/pictures')),
  sayInRoom: (on) => ({ method: 'POST', url: room(on, '/messages'), body: { text: 'Who drives?' } }),
  rewordMessage: (on) => ({ method: 'PATCH', url: message(on), body: { text: 'Who drives us?' } }),
  removeMessage: (on) => ({ method: 'DELETE', url: message(on) }),
  reactToMessage: (on) => ({ method: 'PUT', url: message(on, `/reactions/${sign}`), body: { on: true } }),
  readMessagePicture: get((on) => message(on, `/pictures/${on.messagePicture}`)),
};
