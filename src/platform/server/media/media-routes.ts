import type { FastifyInstance } from 'fastify';
import { done } from '#platform/shared/command-reply.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import { keepsKey, registerEndpoints } from '../http/endpoints.ts';
import { registerRefusals } from '../http/word-refusal.ts';
import type { Platform } from '../platform.ts';
import { keepPicture } from './keep-picture.ts';
import { mediaContract, mediaRefusals } from './media-contract.ts';

export function registerMedia(app: FastifyInstance, platform: Platform): void {
  registerRefusals(mediaRefusals);
  registerEndpoints(app, platform, mediaContract, {
    'POST /api/media': keepsKey(async ({ viewer, body, command }) => {
      const bytes = body instanceof Uint8Array ? body : new Uint8Array();
      const kept = await keepPicture(platform, command, viewer.personId, bytes);
      return isRefusal(kept) ? kept : { ...done('The picture is uploaded.'), ...kept };
    }),
  });
}
