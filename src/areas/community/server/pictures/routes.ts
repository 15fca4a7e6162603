import type { FastifyReply } from 'fastify';
import type { Handlers } from '#platform/server/http/endpoints.ts';
import { sendDrawing } from '#platform/server/media/send-drawing.ts';
import { sendMedia } from '#platform/server/media/send-media.ts';
import type { Platform } from '#platform/server/platform.ts';
import { avatarSvg } from '#platform/shared/avatar.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import { sceneSvg } from '#platform/shared/scene/scene.ts';
import { quietSceneOf } from '#platform/shared/scene/setting.ts';
import type { CommunityContract } from '../../contract/community.ts';
import type { VisibleCommunity } from '../reads.ts';
import { findCommunity } from '../reads.ts';
import type { CommunityRow } from '../rows.ts';

type PictureWire =
  | 'GET /api/communities/:communityId/cover'
  | 'GET /api/communities/:communityId/logo'
  | 'GET /api/public/communities/:communityId/cover'
  | 'GET /api/public/communities/:communityId/logo'
  | 'GET /api/public/communities/:communityId/card.jpg';

interface PictureCommand {
  readonly reply: FastifyReply;
  readonly personId: PersonId | null;
  readonly communityId: CommunityId;
  readonly width: number;
}

/** Logos and covers, behind the same door as the page. */
export function pictureRoutes(platform: Platform): Handlers<Pick<CommunityContract, PictureWire>> {
  async function send(
    picture: 'logo' | 'cover',
    { reply, personId, communityId, width }: PictureCommand,
  ): Promise<FastifyReply | Refusal> {
    const found = await findCommunity(platform.database.db, personId, communityId);
    if (!found) return missing();
    const audience = personId === null ? 'public' : 'private';
    const { logo_media_id, cover_media_id } = found.row;
    const id = picture === 'logo' ? logo_media_id : cover_media_id;
    const { accept } = reply.request.headers;
    if (id) return sendMedia(platform, reply, { id, width, accept, audience });
    return sendDrawing(reply, drawn(picture, found.row, width), audience);
  }

  return {
    'GET /api/communities/:communityId/cover': ({ viewer, params, query, reply }) =>
      send('cover', { reply, personId: viewer.personId, ...params, width: query.w }),
    'GET /api/communities/:communityId/logo': ({ viewer, params, query, reply }) =>
      send('logo', { reply, personId: viewer.personId, ...params, width: query.w }),
    'GET /api/public/communities/:communityId/cover': ({ params, query, reply }) =>
      send('cover', { reply, personId: null, ...params, width: query.w }),
    'GET /api/public/communities/:communityId/logo': ({ params, query, reply }) =>
      send('logo', { reply, personId: null, ...params, width: query.w }),
    'GET /api/public/communities/:communityId/card.jpg': async ({ params, reply }) => {
      const found = await findCommunity(platform.database.db, null, params.communityId);
      if (!found) return missing();
      reply.header('cache-control', 'public, max-age=60').type('image/jpeg');
      return reply.send(await communityCard(platform, found));
    },
  };
}

function drawn(picture: 'logo' | 'cover', { id, name }: CommunityRow, width: number): string {
  if (picture === 'logo') return avatarSvg({ id, name });
  return sceneSvg({ ...quietSceneOf(id), width, height: Math.round(width / 3) });
}

/** The preview picture of a community, from what a visitor sees of it. Its painter is heavy: loaded when wanted. */
async function communityCard(platform: Platform, { row, access }: VisibleCommunity): Promise<Buffer> {
  const location = access === 'FRONT' ? null : row.location;
  const { renderCard } = await import('#platform/server/cards/render-card.ts');
  return renderCard({
    title: row.name,
    lines: [access === 'FRONT' ? 'Private community' : 'Community', ...(location ? [location.name] : [])],
    productName: platform.config.PRODUCT_NAME,
    scene: quietSceneOf(row.id),
    version: `${row.version} ${access}`,
  });
}
