import type { FastifyReply } from 'fastify';
import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { HuddleContract } from '../contract.ts';
import { huddleCalendar } from './calendar.ts';
import { presentHuddle } from './present.ts';
import { findHuddle } from './reads.ts';
import { cachePicture, sendLandscape } from './send-cover.ts';

type PictureWire =
  | 'GET /api/huddles/:huddleId/cover'
  | 'GET /api/public/huddles/:huddleId/cover'
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
    if (!huddle || huddle.sight === 'LINK') return missing();
    cachePicture(reply, personId === null);
    return sendLandscape(reply, huddle.row, Number(width));
  }

  async function sendCalendar(
    reply: FastifyReply,
    personId: PersonId | null,
    huddleId: HuddleId,
  ): Promise<FastifyReply | Refusal> {
    const huddle = await findHuddle(db, { personId }, huddleId);
    if (!huddle || huddle.sight === 'LINK') return missing();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="huddle.ics"')
      .send(huddleCalendar(platform, presentHuddle(huddle, personId !== null), huddle.row.sequence));
  }

  return {
    'GET /api/huddles/:huddleId/cover': ({ viewer, params, query, reply }) =>
      sendCover(reply, viewer.personId, params.huddleId, query.w),
    'GET /api/public/huddles/:huddleId/cover': ({ params, query, reply }) =>
      sendCover(reply, null, params.huddleId, query.w),
    'GET /api/huddles/:huddleId/calendar.ics': ({ viewer, params, reply }) =>
      sendCalendar(reply, viewer.personId, params.huddleId),
    'GET /api/public/huddles/:huddleId/calendar.ics': ({ params, reply }) =>
      sendCalendar(reply, null, params.huddleId),
  };
}
