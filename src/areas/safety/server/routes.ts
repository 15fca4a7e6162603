import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#platform/server/http/endpoints.ts';
import { registerMessages } from '#platform/server/http/sentences.ts';
import type { Platform } from '#platform/server/platform.ts';
import { alarmContract } from '../contract/alarm.ts';
import { contactContract } from '../contract/contacts.ts';
import { planContract } from '../contract/plans.ts';
import { safetyConfirmations, safetyRefusals } from '../messages.ts';
import { alarmRoutes } from './alarm/routes.ts';
import { contactRoutes } from './contacts/routes.ts';
import { planRoutes } from './plans/routes.ts';

/** Return plans and emergency contacts. */
export function registerSafety(app: FastifyInstance, platform: Platform): void {
  registerMessages(safetyRefusals, safetyConfirmations);
  registerEndpoints(app, platform, contactContract, contactRoutes(platform));
  registerEndpoints(app, platform, planContract, planRoutes(platform));
  registerEndpoints(app, platform, alarmContract, alarmRoutes(platform));
}
