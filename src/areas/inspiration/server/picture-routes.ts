import type { Handlers } from '#platform/server/http/endpoints.ts';
import { sendDrawing } from '#platform/server/media/send-drawing.ts';
import { sendMedia } from '#platform/server/media/send-media.ts';
import type { Platform } from '#platform/server/platform.ts';
import { missing } from '#platform/shared/decision.ts';
import type { InspirationId } from '#platform/shared/ids.ts';
import { sceneSvg } from '#platform/shared/scene/scene.ts';
import type { InspirationContract } from '../contract/inspiration.ts';
import { findOwnPicture } from './drafts/reads.ts';
import { findCard, findPublicPicture } from './reads.ts';

type PictureWire =
  | `GET /api/public/inspirations/:inspirationId/${'cover' | 'card.jpg' | 'pictures/:pictureId'}`
  | 'GET /api/inspirations/:inspirationId/pictures/:pictureId';

/** The pictures of a story are seen by those who may read it, and for as long. */
export function pictureRoutes(platform: Platform): Handlers<Pick<InspirationContract, PictureWire>> {
  const { db } = platform.database;
  return {
    'GET /api/public/inspirations/:inspirationId/cover': async ({ params, query, reply }) => {
      const card = await findCard(db, null, params.inspirationId);
      if (!card) return missing();
      const { accept } = reply.request.headers;
      const cover = card.cover_picture_id;
      const id = cover && (await findPublicPicture(db, card.id, cover));
      if (id) return sendMedia(platform, reply, { id, width: query.w, accept, audience: 'public' });
      const size = { width: query.w, height: Math.round(query.w / 2) };
      return sendDrawing(reply, sceneSvg({ id: card.id, hour: hourOf(card.id), ...size }), 'public');
    },
    'GET /api/public/inspirations/:inspirationId/pictures/:pictureId': async ({ params, query, reply }) => {
      const id = await findPublicPicture(db, params.inspirationId, params.pictureId);
      if (!id) return missing();
      const { accept } = reply.request.headers;
      return sendMedia(platform, reply, { id, width: query.w, accept, audience: 'public' });
    },
    'GET /api/inspirations/:inspirationId/pictures/:pictureId': async ({ viewer, params, query, reply }) => {
      const id = await findOwnPicture(db, viewer.personId, params.inspirationId, params.pictureId);
      if (!id) return missing();
      const { accept } = reply.request.headers;
      return sendMedia(platform, reply, { id, width: query.w, accept, audience: 'private' });
    },
    'GET /api/public/inspirations/:inspirationId/card.jpg': async ({ params, reply }) => {
      const card = await findCard(db, null, params.inspirationId);
      if (!card) return missing();
      // Its painter is heavy: loaded when wanted.
      const { renderCard } = await import('#platform/server/cards/render-card.ts');
      const jpeg = await renderCard({
        title: card.title,
        lines: [`By ${card.display_name}`, `${card.minutes} min`],
        productName: platform.config.PRODUCT_NAME,
        scene: { id: card.id, hour: hourOf(card.id) },
        version: `${card.changed_at.getTime()} ${card.display_name}`,
      });
      return reply.header('cache-control', 'public, max-age=60').type('image/jpeg').send(jpeg);
    },
  };
}

/** The sky of a story without a picture: some hour of the day, always the same. */
export function hourOf(id: InspirationId): number {
  return 6 + (Number.parseInt(id.slice(-4), 16) % 150) / 10;
}
