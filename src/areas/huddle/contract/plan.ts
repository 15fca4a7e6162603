import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { idOf, prose } from '#platform/shared/wire-values.ts';
import { paces } from '../rules/series.ts';
import { MAX_TEMPLATES } from '../rules/template.ts';
import { huddleForm, planView, templateView } from './fields.ts';
import { huddlePlan } from './views.ts';

const one = z.strictObject({ huddleId: idOf<HuddleId>() });
const edition = z.string().max(40);
/** A huddle that repeats: this one, or this and all that follow. */
const scope = z.enum(['THIS', 'FOLLOWING']).default('THIS');
const made = commandReplyWith({ id: z.string() });
const saved = commandReplyWith({ edition: z.string() });
const planRefusals = [
  'NAME_UNREADABLE',
  'START_IN_PAST',
  'END_BEFORE_START',
  'RSVP_WINDOW_BACKWARDS',
  'RSVP_WINDOW_AFTER_START',
  'TIME_ZONE_UNKNOWN',
  'COMMUNITY_UNKNOWN',
  'HIDDEN_FROM_COMMUNITY',
  'ONLY_LEADERS_PLAN',
  'NEEDS_A_YES',
  'LEADER_NOT_QUALIFIED',
  'GUEST_AGES_MISSING',
  'COVER_NOT_YOURS',
  'TOO_FAR_AHEAD',
  'LONGER_THAN_A_MONTH',
  'CO_HOST_UNKNOWN',
  'NOT_A_HOST',
  'PLAN_CHANGED',
  'NEW_HERE_STRANGERS',
  'NEW_HERE_LINKS',
] as const;

/** Planning: drafts, publishing, editing, repeating, cancelling. */
export const planContract = {
  'POST /api/huddles/drafts': {
    operation: 'createDraft',
    summary: 'Keeps what was typed so far as a draft that only its hosts see.',
    access: 'member',
    body: z.strictObject({ form: huddleForm }),
    reply: commandReplyWith({ id: z.string(), edition: z.string() }),
    refusals: ['TOO_MANY_PLANS'],
    perMinute: 30,
  },
  'GET /api/huddles/templates': {
    operation: 'listTemplates',
    summary: 'My last outings of different names, each as a plan for the next such weekday.',
    access: 'member',
    reply: z.object({ items: z.array(templateView).max(MAX_TEMPLATES) }),
  },
  'GET /api/huddles/:huddleId/plan': {
    operation: 'readPlan',
    summary: 'The fields of a huddle or draft as its hosts edit them.',
    access: 'member',
    params: one,
    reply: planView,
    refusals: ['NOT_A_HOST'],
  },
  'PUT /api/huddles/:huddleId/draft': {
    operation: 'saveDraft',
    summary: 'Keeps the fields of a draft as they are typed.',
    access: 'member',
    params: one,
    body: z.strictObject({ form: huddleForm, edition }),
    reply: saved,
    refusals: ['NOT_A_HOST', 'NOT_A_DRAFT', 'PLAN_CHANGED'],
  },
  'DELETE /api/huddles/:huddleId/draft': {
    operation: 'deleteDraft',
    summary: 'Throws a draft away.',
    access: 'member',
    params: one,
    reply: commandReply,
    refusals: ['NOT_A_HOST', 'NOT_A_DRAFT'],
  },
  'POST /api/huddles/:huddleId/publication': {
    operation: 'publishHuddle',
    summary:
      'Makes a draft a huddle that people see and answer, with co-hosts and invited people told; or proposes it where an admin of its community says yes first.',
    access: 'member',
    params: one,
    body: z.strictObject({ plan: huddlePlan, edition }),
    reply: commandReplyWith({ id: z.string(), proposed: z.boolean() }),
    refusals: [...planRefusals, 'NOT_A_DRAFT'],
  },
  'PUT /api/huddles/:huddleId/plan': {
    operation: 'changePlan',
    summary: 'Changes a published huddle, or it and all that follow in its series.',
    access: 'member',
    params: one,
    body: z.strictObject({ plan: huddlePlan, edition, scope }),
    reply: saved,
    refusals: [...planRefusals, 'HUDDLE_CANCELLED', 'HUDDLE_NOT_PUBLISHED', 'CAPACITY_BELOW_CONFIRMED'],
  },
  'POST /api/huddles/:huddleId/cancellation': {
    operation: 'cancelHuddle',
    summary: 'Calls a huddle off and tells everybody why; with FOLLOWING the rest of its series, too.',
    access: 'member',
    params: one,
    body: z.strictObject({ reason: prose(500).default(''), scope }),
    reply: commandReply,
    refusals: ['NOT_A_HOST', 'HUDDLE_PAST', 'HUDDLE_CANCELLED', 'HUDDLE_NOT_PUBLISHED', 'REASON_MISSING'],
  },
  'POST /api/huddles/:huddleId/return': {
    operation: 'returnHuddle',
    summary:
      'A cancelled huddle takes place after all, with those who have a place still; or is a draft again, to which nobody has answered.',
    access: 'member',
    params: one,
    body: z.strictObject({ to: z.enum(['PUBLISHED', 'DRAFT']) }),
    reply: commandReply,
    refusals: [...planRefusals, 'NOT_CANCELLED', 'TOO_MANY_PLANS'],
    perMinute: 20,
  },
  'POST /api/huddles/:huddleId/copies': {
    operation: 'copyHuddle',
    summary: 'Makes a draft with the same fields, on the next such day and hour that lies ahead.',
    access: 'member',
    params: one,
    reply: made,
    refusals: ['NOT_A_HOST', 'TOO_MANY_PLANS'],
    perMinute: 20,
  },
  'POST /api/huddles/:huddleId/repetitions': {
    operation: 'repeatHuddle',
    summary: 'Plans the same huddle again and again, at the same hour where it takes place.',
    access: 'member',
    params: one,
    body: z.strictObject({ every: z.enum(paces), times: z.number().int().min(1).max(52) }),
    reply: commandReplyWith({ ids: z.array(z.string()) }),
    refusals: [
      'NOT_A_HOST',
      'ALREADY_IN_A_SERIES',
      'HUDDLE_CANCELLED',
      'HUDDLE_NOT_PUBLISHED',
      'HUDDLE_PAST',
      'TOO_FAR_AHEAD',
      'NEEDS_A_YES',
      'LEADER_NOT_QUALIFIED',
    ],
    perMinute: 10,
  },
} as const satisfies Contract;

export type PlanContract = typeof planContract;
