import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#platform/server/http/endpoints.ts';
import { takeProgramTokens } from '#platform/server/http/program-tokens.ts';
import { registerMessages } from '#platform/server/http/sentences.ts';
import type { Platform } from '#platform/server/platform.ts';
import { tokenContract } from '../contract/tokens.ts';
import { webhookContract } from '../contract/webhooks.ts';
import { integrationConfirmations, integrationRefusals } from '../messages.ts';
import { readAsProgram } from './tokens/read-as-program.ts';
import { tokenRoutes } from './tokens/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';

export function registerIntegration(app: FastifyInstance, platform: Platform): void {
  registerMessages(integrationRefusals, integrationConfirmations);
  takeProgramTokens(platform, (call) => readAsProgram(platform, call));
  registerEndpoints(app, platform, tokenContract, tokenRoutes(platform));
  registerEndpoints(app, platform, webhookContract, webhookRoutes(platform));
}
