import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { line, pageSize, pictureTypes, prose } from '#platform/shared/wire-values.ts';
import { albumPicture, mediaId, messageId, messageView, reaction, roomId } from './views.ts';

const inRoom = z.strictObject({ roomId });
const oneMessage = z.strictObject({ roomId, messageId });
const number = z.coerce.number().int().min(0).max(2_000_000_000);
const text = prose(4_000);
const gone = ['MESSAGE_GONE'] as const;

export const messageContract = {
  'GET /api/rooms/:roomId/messages': {
    operation: 'listMessagesOfRoom',
    summary: 'What was said, newest first; or with `since` whatever is new or changed after that revision.',
    access: 'member',
    params: inRoom,
    query: z.strictObject({ before: number.optional(), since: number.optional(), limit: pageSize }),
    reply: z.object({
      items: z.array(messageView),
      /** Older ones go on before this number. */
      next: z.number().int().nullable(),
      /** What to ask with `since` next time. */
      revision: z.number().int(),
      /** More has changed than a page holds: begin again. */
      lost: z.boolean(),
    }),
  },
  'POST /api/rooms/:roomId/messages': {
    operation: 'sayInRoom',
    summary: 'Says something; the same Idempotency-Key says it once, however late it is sent again.',
    access: 'member',
    params: inRoom,
    body: z.strictObject({
      text: text.default(''),
      replyTo: messageId.nullable().default(null),
      announcement: z.boolean().default(false),
      pictures: z
        .array(z.strictObject({ id: mediaId, alt: line(300).default('') }))
        .max(4)
        .default([]),
    }),
    reply: commandReplyWith({ id: z.string(), seq: z.number().int() }),
    refusals: [
      'ACCEPT_FIRST',
      'ROOM_CLOSED',
      'REQUEST_WAITS',
      'ANNOUNCERS_ONLY',
      'NOTHING_SAID',
      'PICTURE_NOT_YOURS',
      'NEW_HERE_STRANGERS',
      'NEW_HERE_LINKS',
      'SAID_TOO_OFTEN',
      ...gone,
    ],
    perMinute: 60,
  },
  'PATCH /api/rooms/:roomId/messages/:messageId': {
    operation: 'rewordMessage',
    summary: 'Edits a message of mine; it is marked as edited.',
    access: 'member',
    params: oneMessage,
    body: z.strictObject({ text: text.min(1) }),
    reply: commandReply,
    refusals: ['MESSAGE_NOT_YOURS', 'ROOM_CLOSED', 'NEW_HERE_LINKS', ...gone],
  },
  'DELETE /api/rooms/:roomId/messages/:messageId': {
    operation: 'removeMessage',
    summary: 'Takes a message of mine back, or as an admin any; its words and pictures are gone at once.',
    access: 'member',
    params: oneMessage,
    reply: commandReply,
    refusals: ['MESSAGE_NOT_YOURS', ...gone],
  },
  'PUT /api/rooms/:roomId/messages/:messageId/reactions/:reaction': {
    operation: 'reactToMessage',
    summary: 'Answers a message with a sign, or takes the sign back.',
    access: 'member',
    params: oneMessage.extend({ reaction }),
    body: z.strictObject({ on: z.boolean() }),
    reply: commandReply,
    refusals: ['ACCEPT_FIRST', ...gone],
    perMinute: 120,
  },
  'GET /api/rooms/:roomId/pictures': {
    operation: 'listRoomPictures',
    summary: 'The album of a room: the pictures of its messages, newest first.',
    access: 'member',
    params: inRoom,
    query: z.strictObject({ before: number.optional(), limit: pageSize }),
    reply: z.object({
      items: z.array(albumPicture),
      /** Older ones go on before the message of this number. */
      next: z.number().int().nullable(),
    }),
  },
  'GET /api/rooms/:roomId/messages/:messageId/pictures/:pictureId': {
    operation: 'readMessagePicture',
    summary: 'A picture of a message.',
    access: 'member',
    params: oneMessage.extend({ pictureId: mediaId }),
    query: z.strictObject({ w: z.coerce.number().int().min(16).max(1_920).default(640) }),
    reply: null,
    sends: pictureTypes,
  },
} as const satisfies Contract;

export type MessageContract = typeof messageContract;
