import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { HostContract } from '../../../contract/hosts.ts';
import { done, type HuddleConfirmation } from '../../../messages.ts';
import type { AskedRole } from '../../../rules/people.ts';
import { answerHostRequest } from '../answer-host-request.ts';
import { handOver } from '../hand-over.ts';
import { layDownRole } from '../lay-down-role.ts';

const accepted: Readonly<Record<AskedRole, HuddleConfirmation>> = {
  CO_HOST: 'CO_HOST_ACCEPTED',
  HOST: 'HOST_ACCEPTED',
};

export function hostRoutes(platform: Platform): Handlers<HostContract> {
  return {
    'PUT /api/huddles/:huddleId/host': async ({ viewer, params, body }) => {
      const outcome = await handOver(platform, viewer, params.huddleId, body.personId);
      return isRefusal(outcome) ? outcome : done('HOST_ASKED');
    },
    'PUT /api/huddles/:huddleId/host-request': async ({ viewer, params, body }) => {
      const outcome = await answerHostRequest(platform, viewer, params.huddleId, body.accept);
      if (isRefusal(outcome)) return outcome;
      return done(body.accept ? accepted[outcome] : 'HOST_DECLINED');
    },
    'DELETE /api/huddles/:huddleId/host-role': async ({ viewer, params }) => {
      const outcome = await layDownRole(platform, viewer, params.huddleId);
      return isRefusal(outcome) ? outcome : done('CO_HOST_LEFT');
    },
  };
}
