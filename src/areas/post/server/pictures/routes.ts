import type { Call, Handlers } from '#platform/server/http/endpoints.ts';
import { sendMedia } from '#platform/server/media/send-media.ts';
import type { Platform } from '#platform/server/platform.ts';
import { missing } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { PostContract } from '../../contract/post.ts';
import { findPicture } from '../reads.ts';

export type PictureWire = `GET /api/${'' | 'public/'}posts/:postId/pictures/:pictureId`;
type Routes = Handlers<Pick<PostContract, PictureWire>>;
type PictureCall = Pick<Call<PostContract[PictureWire]>, 'params' | 'query' | 'reply'>;

/** Pictures are seen by those who may read their post, and for as long. */
export function pictureRoutes(platform: Platform): Routes {
  const { db } = platform.database;

  async function send(reader: PersonId | null, { params, query, reply }: PictureCall) {
    const id = await findPicture(db, reader, params.postId, params.pictureId);
    if (!id) return missing();
    const { accept } = reply.request.headers;
    return sendMedia(platform, reply, {
      id,
      width: query.w,
      accept,
      audience: reader ? 'private' : 'public',
      as: 'as' in query ? query.as : undefined,
    });
  }

  return {
    'GET /api/posts/:postId/pictures/:pictureId': (call) => send(call.viewer.personId, call),
    'GET /api/public/posts/:postId/pictures/:pictureId': (call) => send(null, call),
  };
}
