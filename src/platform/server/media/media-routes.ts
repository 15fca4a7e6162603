import type { FastifyInstance } from 'fastify';
import { isRefusal } from '#platform/shared/decision.ts';
import { idempotent, registerEndpoints } from '../http/endpoints.ts';
import { registerMessages } from '../http/sentences.ts';
import type { Platform } from '../platform.ts';
import { keepPicture } from './keep-picture.ts';
import { mediaContract } from './media-contract.ts';
import { done, mediaConfirmations, mediaRefusals } from './messages.ts';

export function registerMedia(app: FastifyInstance, platform: Platform): void {
  registerMessages(mediaRefusals, mediaConfirmations);
  registerEndpoints(app, platform, mediaContract, {
    'POST /api/media': idempotent(async ({ viewer, body, command }) => {
      const bytes = body instanceof Uint8Array ? body : new Uint8Array();
      const kept = await keepPicture(platform, command, viewer.personId, bytes);
      return isRefusal(kept) ? kept : { ...done('PICTURE_UPLOADED'), ...kept };
    }),
  });
}
