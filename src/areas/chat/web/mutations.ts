import type { WireInput } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import { keepingApiOf } from '#platform/web/outbox/send-or-keep.ts';
import type { ChatContract } from '../contract/chat.ts';
import type { Reaction } from '../rules/reactions.ts';
import type { RoomTelling } from '../rules/state.ts';

const api = apiOf<ChatContract>();
const keeping = keepingApiOf<ChatContract>();

export type MessageInput = WireInput<ChatContract['POST /api/rooms/:roomId/messages']>['body'];
type RoomInput = WireInput<ChatContract['POST /api/rooms']>['body'];

export const openRoom = (body: RoomInput, idempotencyKey?: string) =>
  api('POST /api/rooms', { body, idempotencyKey });
export const sayInRoom = (roomId: string, body: MessageInput, idempotencyKey: string) =>
  api('POST /api/rooms/:roomId/messages', { params: { roomId }, body, idempotencyKey });
/** Of what I do to a message of mine without a network the last counts (O6). */
const doneTo = (roomId: string, messageId: string, words: string) => ({
  kind: 'message',
  about: `room:${roomId}`,
  slot: `message:${messageId}`,
  words,
  stale: [['room', roomId, 'messages']],
});
export const rewordMessage = (roomId: string, messageId: string, text: string) =>
  keeping(
    'PATCH /api/rooms/:roomId/messages/:messageId',
    { params: { roomId, messageId }, body: { text } },
    doneTo(roomId, messageId, text),
  );
/** `words` say in the list of what waits that it is to be removed. */
export const removeMessage = (roomId: string, messageId: string, words: string) =>
  keeping(
    'DELETE /api/rooms/:roomId/messages/:messageId',
    { params: { roomId, messageId } },
    { ...doneTo(roomId, messageId, words), doneIf: ['MESSAGE_GONE'] },
  );
export const react = (roomId: string, messageId: string, reaction: Reaction, on: boolean) =>
  keeping(
    'PUT /api/rooms/:roomId/messages/:messageId/reactions/:reaction',
    { params: { roomId, messageId, reaction }, body: { on } },
    {
      kind: 'reaction',
      about: `room:${roomId}`,
      slot: `reaction:${messageId}:${reaction}`,
      words: reaction,
      stale: [['room', roomId, 'messages']],
    },
  );
export const readUpTo = (roomId: string, seq: number) =>
  api('PUT /api/rooms/:roomId/read', { params: { roomId }, body: { seq } });
export const chooseTelling = (roomId: string, telling: RoomTelling) =>
  api('PUT /api/rooms/:roomId/telling', { params: { roomId }, body: { telling } });
export const tellTyping = (roomId: string) => api('PUT /api/rooms/:roomId/typing', { params: { roomId } });
export const renameRoom = (roomId: string, name: string) =>
  api('PATCH /api/rooms/:roomId', { params: { roomId }, body: { name } });
export const addToGroup = (roomId: string, personId: string) =>
  api('POST /api/rooms/:roomId/people', { params: { roomId }, body: { personId } });
export const leaveGroup = (roomId: string, personId: string) =>
  api('DELETE /api/rooms/:roomId/people/:personId', { params: { roomId, personId } });
