import type { FastifyReply } from 'fastify';
import { avatarSvg } from '#platform/shared/avatar.ts';
import { landscapeSvg } from '#platform/shared/landscape.ts';
import type { PictureFacts } from './reads.ts';

const MORNING = 8;
const DRAWN = "default-src 'none'; style-src 'unsafe-inline'";

/** Sends the picture, or initials on a tint of their own. */
export function sendPicture(reply: FastifyReply, person: PictureFacts): FastifyReply {
  return sendDrawn(reply, avatarSvg({ id: person.personId, name: person.name }));
}

/** Sends the cover, or a morning landscape that belongs to the person. */
export function sendCover(reply: FastifyReply, person: PictureFacts, width: number): FastifyReply {
  const height = Math.round(width / 3);
  return sendDrawn(reply, landscapeSvg({ id: person.personId, hour: MORNING, width, height }));
}

function sendDrawn(reply: FastifyReply, svg: string): FastifyReply {
  return reply.type('image/svg+xml').header('content-security-policy', DRAWN).send(svg);
}
