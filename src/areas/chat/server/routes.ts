import type { FastifyInstance } from 'fastify';
import { readCursor } from '#platform/server/cursor.ts';
import { type Handlers, idempotent, registerEndpoints } from '#platform/server/http/endpoints.ts';
import { registerMessages } from '#platform/server/http/sentences.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing, type Refusal } from '#platform/shared/decision.ts';
import { type ChatContract, chatContract } from '../contract/chat.ts';
import type { MessageContract } from '../contract/messages.ts';
import { type ChatConfirmation, chatConfirmations, chatRefusals, done } from '../messages.ts';
import { messageRoutes } from './messages/routes.ts';
import { findRoom } from './reads.ts';
import { addToGroup, answerRequest, leaveGroup, renameRoom } from './rooms/change-people.ts';
import { openRoom } from './rooms/open-room.ts';
import { listPeople } from './rooms/people.sql.ts';
import { presentRoom, presentRoomPeople, presentRooms } from './rooms/present.ts';
import { chooseTelling, readRoomUpTo, typeInRoom } from './rooms/read-room.ts';
import { findRoomRow, listRoomRows, summaryOf } from './rooms/reads.ts';

export function registerChat(app: FastifyInstance, platform: Platform): void {
  registerMessages(chatRefusals, chatConfirmations);
  registerEndpoints(app, platform, chatContract, { ...messageRoutes(platform), ...roomRoutes(platform) });
}

function roomRoutes(platform: Platform): Handlers<Omit<ChatContract, keyof MessageContract>> {
  const { db } = platform.database;
  return {
    'GET /api/rooms/summary': ({ viewer }) => summaryOf(db, viewer.personId),
    'GET /api/rooms': async ({ viewer: { personId }, query: { after, ...query } }) => {
      const rows = await listRoomRows(db, {
        personId,
        show: query.show,
        text: query.text,
        limit: query.limit,
        after: readCursor(after),
      });
      return presentRooms(rows, query.limit, personId);
    },
    'POST /api/rooms': idempotent(async ({ viewer, body, command }) => {
      const id = await openRoom(platform, command, viewer, body);
      return isRefusal(id) ? id : { ...done('ROOM_OPENED'), id };
    }),
    'GET /api/rooms/:roomId': async ({ viewer: { personId }, params: { roomId } }) => {
      const row = await findRoomRow(db, personId, roomId);
      return row ? presentRoom(row, personId) : missing();
    },
    'PATCH /api/rooms/:roomId': async ({ viewer, params, body }) =>
      tell(await renameRoom(platform, viewer, params.roomId, body.name), 'GROUP_RENAMED'),
    'GET /api/rooms/:roomId/people': async ({ viewer: { personId }, params: { roomId }, query }) => {
      const room = await findRoom(db, personId, roomId);
      if (!room) return missing();
      return presentRoomPeople(await listPeople(db, personId, room, query));
    },
    'POST /api/rooms/:roomId/people': idempotent(async ({ viewer, params, body, command }) => {
      const added = await addToGroup(platform, command, viewer, { ...params, ...body });
      return tell(added, 'PEOPLE_ADDED');
    }),
    'DELETE /api/rooms/:roomId/people/:personId': async ({ viewer, params }) =>
      tell(await leaveGroup(platform, viewer, params), 'GROUP_LEFT'),
    'PUT /api/rooms/:roomId/request': async ({ viewer, params: { roomId }, body: { accept } }) =>
      tell(await answerRequest(platform, viewer, roomId, accept), accept ? 'TALK_ACCEPTED' : 'TALK_DECLINED'),
    'PUT /api/rooms/:roomId/read': async ({ viewer, params: { roomId }, body: { seq } }) =>
      tell(await readRoomUpTo(platform, viewer, roomId, seq), 'ROOM_READ'),
    'PUT /api/rooms/:roomId/telling': async ({ viewer, params: { roomId }, body: { telling } }) =>
      tell(await chooseTelling(platform, viewer, roomId, telling), 'CHOICE_SAVED'),
    'PUT /api/rooms/:roomId/typing': async ({ viewer, params: { roomId } }) =>
      tell(await typeInRoom(platform, viewer, roomId), 'TYPING_TOLD'),
  };
}

function tell(outcome: 'DONE' | Refusal, code: ChatConfirmation) {
  return isRefusal(outcome) ? outcome : done(code);
}
