import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { done } from '#platform/shared/command-reply.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { HostContract } from '../../contract-hosts.ts';
import type { AskedRole } from '../../rules/hosts.ts';
import { answerHostRequest } from './answer-host-request.ts';
import { handOver } from './hand-over.ts';
import { layDownRole } from './lay-down-role.ts';

const accepted: Readonly<Record<AskedRole, string>> = {
  CO_HOST: 'You are a co-host now.',
  HOST: 'You are the host now.',
};

export function hostRoutes(platform: Platform): Handlers<HostContract> {
  return {
    'PUT /api/huddles/:huddleId/host': async ({ viewer, params, body }) => {
      const outcome = await handOver(platform, viewer, params.huddleId, body.personId);
      return isRefusal(outcome) ? outcome : done('They are asked. You stay the host until they say yes.');
    },
    'PUT /api/huddles/:huddleId/host-request': async ({ viewer, params, body }) => {
      const outcome = await answerHostRequest(platform, viewer, params.huddleId, body.accept);
      if (isRefusal(outcome)) return outcome;
      return done(body.accept ? accepted[outcome] : 'The hosts know that you said no.');
    },
    'DELETE /api/huddles/:huddleId/host-role': async ({ viewer, params }) => {
      const outcome = await layDownRole(platform, viewer, params.huddleId);
      return isRefusal(outcome) ? outcome : done('You no longer co-host this huddle.');
    },
  };
}
