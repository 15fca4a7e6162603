import type { FastifyInstance } from 'fastify';
import { type Handlers, registerEndpoints } from '#platform/server/http/endpoints.ts';
import { registerMessages } from '#platform/server/http/sentences.ts';
import { presenceOf } from '#platform/server/identity/presence.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import { type LeavingContract, leavingContract } from '../contract.ts';
import { done, leavingConfirmations, leavingRefusals } from '../messages.ts';
import { askToDelete, keepAccount, readHanging } from './ask.ts';

export function registerLeaving(app: FastifyInstance, platform: Platform): void {
  registerMessages(leavingRefusals, leavingConfirmations);
  registerEndpoints(app, platform, leavingContract, leavingRoutes(platform));
}

function leavingRoutes(platform: Platform): Handlers<LeavingContract> {
  const refuseUnlessPresent = presenceOf(platform);
  return {
    'GET /api/me/deletion': ({ viewer }) => readHanging(platform, viewer),
    'POST /api/me/deletion': async ({ viewer, body: { idToken, ...wishes } }) => {
      const refused =
        (await refuseUnlessPresent(viewer, { idToken })) ?? (await askToDelete(platform, viewer, wishes));
      return isRefusal(refused) ? refused : done('DELETION_ASKED');
    },
    'DELETE /api/me/deletion': async ({ viewer }) => {
      const refused = await keepAccount(platform, viewer);
      return isRefusal(refused) ? refused : done('ACCOUNT_KEPT');
    },
  };
}
