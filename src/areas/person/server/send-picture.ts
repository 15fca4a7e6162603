import type { FastifyReply } from 'fastify';
import { sendDrawing } from '#platform/server/media/send-drawing.ts';
import { sendMedia } from '#platform/server/media/send-media.ts';
import type { Platform } from '#platform/server/platform.ts';
import { avatarSvg } from '#platform/shared/avatar.ts';
import type { Refusal } from '#platform/shared/decision.ts';
import type { MediaId } from '#platform/shared/ids.ts';
import { landscapeSvg } from '#platform/shared/landscape.ts';
import type { PictureState } from './reads.ts';

export interface PictureCommand {
  readonly reply: FastifyReply;
  readonly width: number;
  readonly audience: 'public' | 'private';
}

const MORNING = 8;

type Sent = Promise<FastifyReply | Refusal>;

/** Sends the picture, or initials on a tint of their own. */
export async function sendPicture(platform: Platform, person: PictureState, command: PictureCommand): Sent {
  if (person.pictureMediaId) return sendKept(platform, person.pictureMediaId, command);
  return sendDrawing(command.reply, avatarSvg({ id: person.personId, name: person.name }), command.audience);
}

/** Sends the cover, or a morning landscape that belongs to the person. */
export async function sendCover(platform: Platform, person: PictureState, command: PictureCommand): Sent {
  if (person.coverMediaId) return sendKept(platform, person.coverMediaId, command);
  const { reply, width, audience } = command;
  const height = Math.round(width / 3);
  return sendDrawing(reply, landscapeSvg({ id: person.personId, hour: MORNING, width, height }), audience);
}

function sendKept(platform: Platform, mediaId: string, { reply, width, audience }: PictureCommand): Sent {
  const { accept } = reply.request.headers;
  return sendMedia(platform, reply, { id: mediaId as MediaId, width, accept, audience });
}
