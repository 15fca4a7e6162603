import { presentPersonSummary } from '#areas/person/server/public.ts';
import { type Handlers, idempotent } from '#platform/server/http/endpoints.ts';
import { sendMedia } from '#platform/server/media/send-media.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { PhotoContract, PhotoView } from '../../contract/photos.ts';
import { done } from '../../messages.ts';
import { maySeePhotos } from '../../rules/photos.ts';
import { addPhoto, describePhoto, findAlbum, removePhoto } from './change-photos.ts';
import { findPhoto, listPhotos, type PhotoRow } from './reads.ts';

export function photoRoutes(platform: Platform): Handlers<PhotoContract> {
  const { db } = platform.database;
  return {
    'GET /api/huddles/:huddleId/photos': async ({ viewer: { personId }, params: { huddleId }, query }) => {
      const huddle = await findAlbum(db, personId, huddleId);
      if (isRefusal(huddle)) return huddle;
      if (!maySeePhotos(huddle.access)) return { items: [], next: null };
      const rows = await listPhotos(db, personId, huddleId, query);
      const shown = rows.slice(0, query.limit);
      return {
        items: shown.map((row) => presentPhoto(row, personId)),
        next: rows.length > query.limit ? (shown.at(-1)?.id ?? null) : null,
      };
    },
    'POST /api/huddles/:huddleId/photos': idempotent(
      async ({ viewer, params: { huddleId }, body, command }) => {
        const id = await addPhoto(platform, command, viewer, huddleId, body);
        return isRefusal(id) ? id : { ...done('PHOTO_SHOWN'), id };
      },
    ),
    'PATCH /api/huddles/:huddleId/photos/:photoId': async ({ viewer, params, body: { alt } }) => {
      const described = await describePhoto(platform, viewer, params, alt);
      return isRefusal(described) ? described : done('PHOTO_CHANGED');
    },
    'DELETE /api/huddles/:huddleId/photos/:photoId': async ({ viewer, params }) => {
      const removed = await removePhoto(platform, viewer, params);
      return isRefusal(removed) ? removed : done('PHOTO_REMOVED');
    },
    'GET /api/huddles/:huddleId/photos/:photoId/picture': async ({ viewer, params, query, reply }) => {
      const huddle = await findAlbum(db, viewer.personId, params.huddleId);
      if (isRefusal(huddle) || !maySeePhotos(huddle.access)) return missing();
      const photo = await findPhoto(db, viewer.personId, params.huddleId, params.photoId);
      if (!photo) return missing();
      const { accept } = reply.request.headers;
      return sendMedia(platform, reply, { id: photo.mediaId, width: query.w, accept, audience: 'private' });
    },
  };
}

function presentPhoto(row: PhotoRow, viewerId: PersonId): PhotoView {
  const { id, owner_id, alt, width, height } = row;
  return {
    id,
    alt,
    width,
    height,
    owner: presentPersonSummary({ ...row, id: owner_id }),
    mine: owner_id === viewerId,
    createdAt: row.created_at.toISOString(),
  };
}
