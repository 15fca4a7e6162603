import type { FastifyInstance } from 'fastify';
import { type Handlers, registerEndpoints } from '#platform/server/http/endpoints.ts';
import { registerMessages } from '#platform/server/http/sentences.ts';
import { keepDeviceKey } from '#platform/server/identity/device-keys.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, refuse } from '#platform/shared/decision.ts';
import { type CarryContract, carryContract } from '../contract.ts';
import { carryConfirmations, carryRefusals, done } from '../messages.ts';
import { importKey, keyIdOf } from './check-code.ts';
import { deliver, type Performers } from './deliver.ts';

export function registerCarry(app: FastifyInstance, platform: Platform, performers: Performers): void {
  registerMessages(carryRefusals, carryConfirmations);
  registerEndpoints(app, platform, carryContract, carryRoutes(platform, performers));
}

function carryRoutes(platform: Platform, performers: Performers): Handlers<CarryContract> {
  return {
    'PUT /api/me/device-key': async ({ viewer, body }) => {
      const publicKey = Buffer.from(body.publicKey, 'base64url');
      if (!(await importKey(new Uint8Array(publicKey)))) return refuse('KEY_INVALID');
      const id = keyIdOf(publicKey);
      const { personId, logInId: grantId } = viewer;
      const key = { id, personId, publicKey, grantId, now: platform.now() };
      const isKept = await keepDeviceKey(platform.database.db, key);
      return isKept ? { ...done('KEY_KEPT'), id } : refuse('KEY_OF_OTHER', {}, 'conflict');
    },
    'POST /api/carried-acts': async ({ body: { code } }) => {
      const delivered = await deliver(platform, performers, code);
      return isRefusal(delivered) ? delivered : done('ACT_DELIVERED');
    },
  };
}
