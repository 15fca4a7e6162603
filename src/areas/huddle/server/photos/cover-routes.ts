import type { FastifyReply } from 'fastify';
import type { Handlers } from '#platform/server/http/endpoints.ts';
import { sendDrawing } from '#platform/server/media/send-drawing.ts';
import { sendMedia } from '#platform/server/media/send-media.ts';
import type { Platform } from '#platform/server/platform.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import { type Scene, sceneSvg } from '#platform/shared/scene/scene.ts';
import { wordInstant } from '#platform/shared/word-instant.ts';
import type { HuddleContract } from '../../contract/huddle.ts';
import { sceneOf } from '../../rules/scene.ts';
import { huddleCalendar } from '../calendar/calendar-file.ts';
import { presentHuddle } from '../present.ts';
import { findHuddle, type VisibleHuddle } from '../reads.ts';
import type { HuddleRow } from '../rows.ts';

type PictureWire =
  | 'GET /api/huddles/:huddleId/cover'
  | 'GET /api/public/huddles/:huddleId/cover'
  | 'GET /api/public/huddles/:huddleId/card.jpg'
  | 'GET /api/huddles/:huddleId/calendar.ics'
  | 'GET /api/public/huddles/:huddleId/calendar.ics';

/** What is sent as a file: covers and calendar entries, behind the same door as the page. */
export function pictureRoutes(platform: Platform): Handlers<Pick<HuddleContract, PictureWire>> {
  const { db } = platform.database;

  async function sendCover(
    reply: FastifyReply,
    personId: PersonId | null,
    huddleId: HuddleId,
    width: string,
  ): Promise<FastifyReply | Refusal> {
    const huddle = await findHuddle(db, { personId }, huddleId);
    if (!huddle || huddle.access === 'LINK') return missing();
    const audience = personId === null ? 'public' : 'private';
    const id = huddle.row.cover_media_id;
    if (id) {
      const { accept } = reply.request.headers;
      return sendMedia(platform, reply, { id, width: Number(width), accept, audience });
    }
    const size = { width: Number(width), height: Math.round(Number(width) / 2) };
    return sendDrawing(reply, sceneSvg({ ...sceneOfRow(huddle.row), ...size }), audience);
  }

  async function sendCard(reply: FastifyReply, huddleId: HuddleId): Promise<FastifyReply | Refusal> {
    const huddle = await findHuddle(db, { personId: null }, huddleId);
    if (!huddle || huddle.access === 'LINK') return missing();
    return reply
      .header('cache-control', 'public, max-age=60')
      .type('image/jpeg')
      .send(await huddleCard(platform, huddle));
  }

  async function sendCalendar(
    reply: FastifyReply,
    personId: PersonId | null,
    huddleId: HuddleId,
  ): Promise<FastifyReply | Refusal> {
    const huddle = await findHuddle(db, { personId }, huddleId);
    if (!huddle || huddle.access === 'LINK') return missing();
    const { sequence, updated_at: changedAt } = huddle.row;
    const entry = { huddle: presentHuddle(huddle, personId !== null), sequence, changedAt };
    const { type, text } = huddleCalendar(platform, entry);
    return reply
      .type(type)
      .header('cache-control', personId === null ? 'public, max-age=60' : 'private, no-cache')
      .header('content-disposition', 'attachment; filename="huddle.ics"')
      .send(text);
  }

  return {
    'GET /api/huddles/:huddleId/cover': ({ viewer, params, query, reply }) =>
      sendCover(reply, viewer.personId, params.huddleId, query.w),
    'GET /api/public/huddles/:huddleId/cover': ({ params, query, reply }) =>
      sendCover(reply, null, params.huddleId, query.w),
    'GET /api/public/huddles/:huddleId/card.jpg': ({ params, reply }) => sendCard(reply, params.huddleId),
    'GET /api/huddles/:huddleId/calendar.ics': ({ viewer, params, reply }) =>
      sendCalendar(reply, viewer.personId, params.huddleId),
    'GET /api/public/huddles/:huddleId/calendar.ics': ({ params, reply }) =>
      sendCalendar(reply, null, params.huddleId),
  };
}

/** What is drawn where a huddle has no cover. */
function sceneOfRow({ id, activity, starts_at: start, time_zone: timeZone, scene }: HuddleRow): Scene {
  return sceneOf({ id, activity, start, timeZone, scene });
}

/** The preview picture of a huddle, from what every visitor may see of it. Its painter is heavy: loaded when wanted. */
export async function huddleCard(platform: Platform, huddle: VisibleHuddle): Promise<Buffer> {
  const { row, hosts } = huddle;
  const { placesLeft } = presentHuddle(huddle, false);
  const venue = row.venue;
  const host = hosts[0]?.display_name;
  const { renderCard } = await import('#platform/server/cards/render-card.ts');
  return renderCard({
    title: row.name,
    lines: [...(venue ? [venue.name] : []), ...(host ? [`Hosted by ${host}`] : []), ...placesOf(placesLeft)],
    when: wordInstant(row.starts_at, row.time_zone, 'en'),
    productName: platform.config.PRODUCT_NAME,
    scene: sceneOfRow(row),
    version: `${row.version} ${row.sequence} ${placesLeft}`,
  });
}

function placesOf(left: number | null): readonly string[] {
  if (left === null) return [];
  if (left < 1) return ['Full, with a waiting list'];
  return [left === 1 ? '1 place left' : `${left} places left`];
}
