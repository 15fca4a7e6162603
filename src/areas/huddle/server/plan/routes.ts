import type { FastifyInstance } from 'fastify';
import { type Handlers, idempotent, registerEndpoints } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, type Refusal } from '#platform/shared/decision.ts';
import { type PlanContract, planContract } from '../../contract/plan.ts';
import { done, type HuddleConfirmation } from '../../messages.ts';
import { cancelHuddle } from './cancel.ts';
import { copyHuddle } from './copy.ts';
import { createDraft, deleteDraft, saveDraft } from './drafts.ts';
import { changePlan } from './edit.ts';
import { publishHuddle } from './publish.ts';
import { readPlan } from './read-plan.ts';
import { repeatHuddle } from './repeat.ts';
import { returnHuddle } from './return-huddle.ts';
import { listTemplates } from './templates.ts';

export function registerPlans(app: FastifyInstance, platform: Platform): void {
  registerEndpoints(app, platform, planContract, { ...draftRoutes(platform), ...planRoutes(platform) });
}

type DraftWire =
  | 'POST /api/huddles/drafts'
  | 'PUT /api/huddles/:huddleId/draft'
  | 'DELETE /api/huddles/:huddleId/draft'
  | 'POST /api/huddles/:huddleId/publication'
  | 'POST /api/huddles/:huddleId/copies';

function draftRoutes(platform: Platform): Handlers<Pick<PlanContract, DraftWire>> {
  return {
    'POST /api/huddles/drafts': idempotent(async ({ viewer, body, command }) =>
      told(await createDraft(platform, command, viewer, body.form), 'DRAFT_KEPT'),
    ),
    'PUT /api/huddles/:huddleId/draft': async ({ viewer, params, body }) => {
      const edition = await saveDraft(platform, viewer, params.huddleId, body);
      return isRefusal(edition) ? edition : { ...done('DRAFT_KEPT'), edition };
    },
    'DELETE /api/huddles/:huddleId/draft': async ({ viewer, params }) => {
      const outcome = await deleteDraft(platform, viewer, params.huddleId);
      return isRefusal(outcome) ? outcome : done('DRAFT_DELETED');
    },
    'POST /api/huddles/:huddleId/publication': idempotent(async ({ viewer, params, body, command }) => {
      const made = await publishHuddle(platform, command, viewer, params.huddleId, body);
      if (isRefusal(made)) return made;
      return { ...done(made.proposed ? 'HUDDLE_PROPOSED' : 'HUDDLE_PLANNED'), ...made };
    }),
    'POST /api/huddles/:huddleId/copies': idempotent(async ({ viewer, params, command }) => {
      const id = await copyHuddle(platform, command, viewer, params.huddleId);
      return isRefusal(id) ? id : { ...done('HUDDLE_COPIED'), id };
    }),
  };
}

function planRoutes(platform: Platform): Handlers<Omit<PlanContract, DraftWire>> {
  return {
    'GET /api/huddles/templates': async ({ viewer }) => ({
      items: await listTemplates(platform.database.db, viewer, platform.now()),
    }),
    'GET /api/huddles/:huddleId/plan': ({ viewer, params }) =>
      readPlan(platform.database.db, viewer, params.huddleId),
    'PUT /api/huddles/:huddleId/plan': async ({ viewer, params, body }) => {
      const changed = await changePlan(platform, viewer, params.huddleId, body);
      if (isRefusal(changed)) return changed;
      return { ...done(changed.waits ? 'CHANGE_PROPOSED' : 'HUDDLE_SAVED'), edition: changed.edition };
    },
    'POST /api/huddles/:huddleId/cancellation': idempotent(async ({ viewer, params, body, command }) => {
      const outcome = await cancelHuddle(platform, command, viewer, params.huddleId, body);
      return isRefusal(outcome) ? outcome : done('HUDDLE_CALLED_OFF');
    }),
    'POST /api/huddles/:huddleId/return': idempotent(async ({ viewer, params, body, command }) => {
      const outcome = await returnHuddle(platform, command, viewer, params.huddleId, body.to);
      if (isRefusal(outcome)) return outcome;
      return done(body.to === 'DRAFT' ? 'HUDDLE_REDRAFTED' : 'HUDDLE_RETURNED');
    }),
    'POST /api/huddles/:huddleId/repetitions': idempotent(async ({ viewer, params, body, command }) => {
      const ids = await repeatHuddle(platform, command, viewer, params.huddleId, body);
      return isRefusal(ids) ? ids : { ...done('SERIES_PLANNED'), ids: [...ids] };
    }),
  };
}

function told<Facts extends object>(outcome: Facts | Refusal, code: HuddleConfirmation) {
  return isRefusal(outcome) ? outcome : { ...done(code), ...outcome };
}
