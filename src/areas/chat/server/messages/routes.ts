import { type Handlers, idempotent } from '#platform/server/http/endpoints.ts';
import { sendMedia } from '#platform/server/media/send-media.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing, type Refusal } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { MessageContract } from '../../contract/messages.ts';
import { type ChatConfirmation, done } from '../../messages.ts';
import { findRoom, type VisibleRoom } from '../reads.ts';
import { reactToMessage, removeMessage, rewordMessage } from './change-message.ts';
import { mayRead, presentAlbum, presentMessage } from './present.ts';
import { findPicture, listMessages, listPictures, type MessageRow, ownReactions } from './reads.ts';
import { sayInRoom } from './say-in-room.ts';
import { MAX_CHANGES, sharedChanges } from './shared-changes.ts';

export function messageRoutes(platform: Platform): Handlers<MessageContract> {
  const { db } = platform.database;
  const changes = sharedChanges(db);
  const tell = (outcome: 'DONE' | Refusal, code: ChatConfirmation) =>
    isRefusal(outcome) ? outcome : done(code);

  async function present(room: VisibleRoom, personId: PersonId, rows: readonly MessageRow[]) {
    const answered = rows.filter((row) => row.reactions).map((row) => row.id);
    const own = await ownReactions(db, personId, answered);
    return rows.map((row) => presentMessage(row, room, personId, own));
  }

  return {
    'GET /api/rooms/:roomId/messages': async ({ viewer: { personId }, params: { roomId }, query }) => {
      const room = await findRoom(db, personId, roomId);
      if (!room) return missing();
      const { revision } = room;
      if (query.since !== undefined) {
        const rows = await changes(roomId, query.since);
        if (rows.length > MAX_CHANGES) return { items: [], next: null, revision, lost: true };
        const theirs = rows.filter((row) => mayRead(room, row.author_id, row.created_at));
        const newest = rows.at(-1)?.revision ?? query.since;
        return { items: await present(room, personId, theirs), next: null, revision: newest, lost: false };
      }
      const rows = await listMessages(db, room, query);
      const shown = rows.slice(0, query.limit);
      const next = rows.length > query.limit ? (shown.at(-1)?.seq ?? null) : null;
      return { items: await present(room, personId, shown), next, revision, lost: false };
    },
    'POST /api/rooms/:roomId/messages': idempotent(async ({ viewer, params: { roomId }, body, command }) => {
      const said = await sayInRoom(platform, command, viewer, roomId, body);
      return isRefusal(said) ? said : { ...done('MESSAGE_SAID'), ...said };
    }),
    'PATCH /api/rooms/:roomId/messages/:messageId': async ({ viewer, params, body }) =>
      tell(await rewordMessage(platform, viewer, params, body.text), 'MESSAGE_CHANGED'),
    'DELETE /api/rooms/:roomId/messages/:messageId': async ({ viewer, params }) =>
      tell(await removeMessage(platform, viewer, params), 'MESSAGE_REMOVED'),
    'PUT /api/rooms/:roomId/messages/:messageId/reactions/:reaction': async ({ viewer, params, body }) =>
      tell(await reactToMessage(platform, viewer, params, { ...params, ...body }), 'REACTION_SAVED'),
    'GET /api/rooms/:roomId/pictures': async ({ viewer: { personId }, params: { roomId }, query }) => {
      const room = await findRoom(db, personId, roomId);
      if (!room) return missing();
      return presentAlbum(await listPictures(db, room, query), query.limit, personId);
    },
    'GET /api/rooms/:roomId/messages/:messageId/pictures/:pictureId': async (call) => {
      const { roomId, messageId, pictureId } = call.params;
      const room = await findRoom(db, call.viewer.personId, roomId);
      if (!room || !(await findPicture(db, room, messageId, pictureId))) return missing();
      const { accept } = call.reply.request.headers;
      return sendMedia(platform, call.reply, {
        id: pictureId,
        width: call.query.w,
        accept,
        audience: 'private',
      });
    },
  };
}
