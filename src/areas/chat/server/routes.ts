import type { FastifyInstance } from 'fastify';
import { type Handlers, keepsKey, registerEndpoints } from '#platform/server/http/endpoints.ts';
import { registerRefusals } from '#platform/server/http/word-refusal.ts';
import type { Platform } from '#platform/server/platform.ts';
import { done } from '#platform/shared/command-reply.ts';
import { isRefusal, missing, type Refusal } from '#platform/shared/decision.ts';
import { type ChatContract, chatContract } from '../contract.ts';
import type { MessageContract } from '../contract-messages.ts';
import { chatRefusals } from '../rules/refusals.ts';
import { messageRoutes } from './messages/routes.ts';
import { findRoom } from './reads.ts';
import { addToGroup, answerRequest, leaveGroup, renameRoom } from './rooms/change-people.ts';
import { openRoom } from './rooms/open-room.ts';
import { presentRoom, presentRoomPeople, presentRooms, readRoomsCursor } from './rooms/present.ts';
import { chooseTelling, readRoomUpTo, typeInRoom } from './rooms/read-room.ts';
import { findRoomRow, listPeople, listRoomRows, summaryOf } from './rooms/reads.ts';

export function registerChat(app: FastifyInstance, platform: Platform): void {
  registerRefusals(chatRefusals);
  registerEndpoints(app, platform, chatContract, { ...messageRoutes(platform), ...roomRoutes(platform) });
}

function roomRoutes(platform: Platform): Handlers<Omit<ChatContract, keyof MessageContract>> {
  const { db } = platform.database;
  const tell = (outcome: 'DONE' | Refusal, words: string) => (isRefusal(outcome) ? outcome : done(words));

  return {
    'GET /api/rooms/summary': ({ viewer }) => summaryOf(db, viewer.personId),
    'GET /api/rooms': async ({ viewer: { personId }, query: { after, ...query } }) => {
      const rows = await listRoomRows(db, {
        personId,
        show: query.show,
        text: query.text,
        most: query.most,
        after: readRoomsCursor(after),
      });
      return presentRooms(rows, query.most, personId);
    },
    'POST /api/rooms': keepsKey(async ({ viewer, body, command }) => {
      const id = await openRoom(platform, command, viewer, body);
      return isRefusal(id) ? id : { ...done('The conversation is open.'), id };
    }),
    'GET /api/rooms/:roomId': async ({ viewer: { personId }, params: { roomId } }) => {
      const row = await findRoomRow(db, personId, roomId);
      return row ? presentRoom(row, personId) : missing();
    },
    'PATCH /api/rooms/:roomId': async ({ viewer, params, body }) =>
      tell(await renameRoom(platform, viewer, params.roomId, body.name), 'Renamed.'),
    'GET /api/rooms/:roomId/people': async ({ viewer: { personId }, params: { roomId }, query }) => {
      const room = await findRoom(db, personId, roomId);
      if (!room) return missing();
      return presentRoomPeople(await listPeople(db, personId, room, query));
    },
    'POST /api/rooms/:roomId/people': keepsKey(async ({ viewer, params, body, command }) => {
      const added = await addToGroup(platform, command, viewer, { ...params, ...body });
      return tell(added, 'They are added.');
    }),
    'DELETE /api/rooms/:roomId/people/:personId': async ({ viewer, params }) =>
      tell(await leaveGroup(platform, viewer, params), 'Done.'),
    'PUT /api/rooms/:roomId/request': async ({ viewer, params: { roomId }, body: { accept } }) =>
      tell(
        await answerRequest(platform, viewer, roomId, accept),
        accept ? 'You can talk now.' : 'The request is declined.',
      ),
    'PUT /api/rooms/:roomId/read': async ({ viewer, params: { roomId }, body: { seq } }) =>
      tell(await readRoomUpTo(platform, viewer, roomId, seq), 'Read.'),
    'PUT /api/rooms/:roomId/telling': async ({ viewer, params: { roomId }, body: { telling } }) =>
      tell(await chooseTelling(platform, viewer, roomId, telling), 'Your choice is saved.'),
    'PUT /api/rooms/:roomId/typing': async ({ viewer, params: { roomId } }) =>
      tell(await typeInRoom(platform, viewer, roomId), 'Told.'),
  };
}
