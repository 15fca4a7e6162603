import { findHuddle } from '#areas/huddle/server/public.ts';
import { type Handlers, idempotent } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing, type Refusal } from '#platform/shared/decision.ts';
import type { PlanContract } from '../../contract/plans.ts';
import { done, type SafetyConfirmation } from '../../messages.ts';
import { changePlan, checkIn, chooseContacts, endPlan, extendPlan } from './change-plan.ts';
import { presentPlan, presentSummary } from './present.ts';
import { findPlan, latestOfHuddle, listPlans } from './reads.ts';
import { startPlan } from './start-plan.ts';

/** Return plans (SAFE-1, SAFE-3). */
export function planRoutes(platform: Platform): Handlers<PlanContract> {
  return { ...readRoutes(platform), ...changeRoutes(platform) };
}

type Reads =
  | 'GET /api/return-plans'
  | 'GET /api/return-plans/:planId'
  | 'GET /api/huddles/:huddleId/return-plan';

function readRoutes(platform: Platform): Handlers<Pick<PlanContract, Reads>> {
  const { db } = platform.database;
  return {
    'GET /api/return-plans': async ({ viewer }) => ({
      items: (await listPlans(db, viewer.personId)).map(presentSummary),
    }),
    'GET /api/return-plans/:planId': async ({ viewer, params: { planId } }) => {
      const plan = await findPlan(db, viewer.personId, planId);
      return plan ? presentPlan(platform, viewer, plan) : missing();
    },
    'GET /api/huddles/:huddleId/return-plan': async ({ viewer: { personId }, params: { huddleId } }) => {
      const huddle = await findHuddle(db, { personId }, huddleId);
      if (!huddle) return missing();
      const mayRead = huddle.access === 'HOST' || huddle.access === 'INSIDE';
      const row = mayRead ? await latestOfHuddle(db, huddleId) : undefined;
      return { plan: row ? presentSummary(row) : null };
    },
  };
}

function changeRoutes(platform: Platform): Handlers<Omit<PlanContract, Reads>> {
  const tell = (outcome: 'DONE' | Refusal, code: SafetyConfirmation) =>
    isRefusal(outcome) ? outcome : done(code);
  return {
    'POST /api/return-plans': idempotent(async ({ viewer, body, command }) => {
      const id = await startPlan(platform, command, viewer, body);
      return isRefusal(id) ? id : { ...done('PLAN_STARTED'), id };
    }),
    'PUT /api/return-plans/:planId': async ({ viewer, params: { planId }, body }) =>
      tell(await changePlan(platform, viewer, planId, body), 'RETURN_PLAN_CHANGED'),
    'PUT /api/return-plans/:planId/expected-at': async ({ viewer, params: { planId }, body }) =>
      tell(await extendPlan(platform, viewer, planId, body.expectedAt), 'PLAN_EXTENDED'),
    'PUT /api/return-plans/:planId/end': async ({ viewer, params: { planId } }) =>
      tell(await endPlan(platform, viewer, planId), 'PLAN_OVER'),
    'POST /api/return-plans/:planId/check-ins': idempotent(
      async ({ viewer, params: { planId }, body, command }) => {
        const id = await checkIn(platform, command, viewer, planId, body);
        return isRefusal(id) ? id : { ...done('CHECKED_IN'), id };
      },
    ),
    'PUT /api/return-plans/:planId/contacts': async ({ viewer, params: { planId }, body }) =>
      tell(await chooseContacts(platform, viewer, planId, body.contactIds), 'CONTACTS_CHOSEN'),
  };
}
