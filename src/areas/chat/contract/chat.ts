import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { cursor, face, line, pageSize } from '#platform/shared/wire-values.ts';
import { messageContract } from './messages.ts';
import { personId, roomId, roomName, roomView, telling } from './views.ts';

const one = z.strictObject({ roomId });
const oneOfThem = z.strictObject({ roomId, personId });
const nameRefusals = ['NAME_UNREADABLE', 'NAME_RESERVED'] as const;
const groupRefusals = ['NOT_A_GROUP', 'NOT_THE_OWNER'] as const;

const ownContract = {
  'GET /api/rooms/summary': {
    operation: 'readRoomsSummary',
    summary: 'In how many rooms something is new for me, and how many people would like to write to me.',
    access: 'member',
    reply: z.object({ unread: z.number().int(), requests: z.number().int() }),
  },
  'GET /api/rooms': {
    operation: 'listRooms',
    summary: 'My conversations, the one with the newest message first; or the requests that wait for me.',
    access: 'member',
    query: z.strictObject({
      show: z.enum(['MINE', 'REQUESTS']).default('MINE'),
      text: line(60).optional(),
      after: cursor.optional(),
      limit: pageSize,
    }),
    reply: z.object({ items: z.array(roomView), next: z.string().nullable() }),
  },
  'POST /api/rooms': {
    operation: 'openRoom',
    summary:
      'Opens the conversation with one person, or a group; anyone who does not follow me is asked first.',
    access: 'member',
    body: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('DIRECT'), personId }),
      z.strictObject({
        kind: z.literal('GROUP'),
        name: roomName,
        personIds: z.array(personId).min(1).max(29),
      }),
    ]),
    reply: commandReplyWith({ id: z.string() }),
    refusals: ['NOBODY_TO_TALK_TO', 'NEW_HERE_STRANGERS', ...nameRefusals],
    perMinute: 20,
  },
  'GET /api/rooms/:roomId': {
    operation: 'readRoom',
    summary: 'A room as I see it.',
    access: 'member',
    params: one,
    reply: roomView,
  },
  'PATCH /api/rooms/:roomId': {
    operation: 'renameRoom',
    summary: 'The owner of a group gives it another name.',
    access: 'member',
    params: one,
    body: z.strictObject({ name: roomName }),
    reply: commandReply,
    refusals: [...groupRefusals, ...nameRefusals],
  },
  'GET /api/rooms/:roomId/people': {
    operation: 'listRoomPeople',
    summary: 'People of a room whom I see, by the beginning of a name.',
    access: 'member',
    params: one,
    query: z.strictObject({ text: line(60).optional(), limit: pageSize }),
    reply: z.object({
      items: z.array(z.object({ person: face, owner: z.boolean(), asked: z.boolean() })),
    }),
  },
  'POST /api/rooms/:roomId/people': {
    operation: 'addToGroup',
    summary: 'Adds somebody to a group; who does not follow me is asked first.',
    access: 'member',
    params: one,
    body: z.strictObject({ personId }),
    reply: commandReply,
    refusals: [
      'NOT_A_GROUP',
      'NOBODY_TO_TALK_TO',
      'THEY_ARE_IN',
      'GROUP_FULL',
      'ACCEPT_FIRST',
      'NEW_HERE_STRANGERS',
    ],
    perMinute: 30,
  },
  'DELETE /api/rooms/:roomId/people/:personId': {
    operation: 'leaveGroup',
    summary: 'I leave a group, or as its owner remove somebody.',
    access: 'member',
    params: oneOfThem,
    reply: commandReply,
    refusals: [...groupRefusals, 'THEY_ARE_NOT_IN'],
  },
  'PUT /api/rooms/:roomId/request': {
    operation: 'answerMessageRequest',
    summary: 'I let somebody write to me, or do not.',
    access: 'member',
    params: one,
    body: z.strictObject({ accept: z.boolean() }),
    reply: commandReply,
    refusals: ['NO_REQUEST'],
  },
  'PUT /api/rooms/:roomId/read': {
    operation: 'readRoomUpTo',
    summary: 'I have read up to this message.',
    access: 'member',
    params: one,
    body: z.strictObject({ seq: z.number().int().min(0).max(2_000_000_000) }),
    reply: commandReply,
  },
  'PUT /api/rooms/:roomId/telling': {
    operation: 'chooseRoomTelling',
    summary: 'What of this room I want to be told: all, when I am meant, or nothing.',
    access: 'member',
    params: one,
    body: z.strictObject({ telling }),
    reply: commandReply,
  },
  'PUT /api/rooms/:roomId/typing': {
    operation: 'typeInRoom',
    summary: 'I am writing something at this moment.',
    access: 'member',
    params: one,
    reply: commandReply,
    refusals: ['ACCEPT_FIRST', 'ROOM_CLOSED'],
    perMinute: 60,
  },
} as const satisfies Contract;

export const chatContract = { ...ownContract, ...messageContract } as const satisfies Contract;
export type ChatContract = typeof chatContract;
