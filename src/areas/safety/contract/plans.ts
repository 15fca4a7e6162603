import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { ContactId, HuddleId, ReturnPlanId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { face, idOf, instant, line, place, prose } from '#platform/shared/wire-values.ts';
import {
  MAX_CAR,
  MAX_CHECK_IN_NOTE,
  MAX_CONTACTS,
  MAX_GRACE_MINUTES,
  MAX_PLAN_NAME,
  MAX_PLAN_NOTE,
  MAX_ROUTE,
  MIN_GRACE_MINUTES,
} from '../rules/limits.ts';
import { alarms, stages } from '../rules/stages.ts';

const one = z.strictObject({ planId: idOf<ReturnPlanId>() });

const summary = z
  .object({
    id: z.string(),
    huddleId: z.string().nullable(),
    name: z.string(),
    expectedAt: z.string(),
    timeZone: z.string(),
    endedAt: z.string().nullable(),
    /** Who has been asked or told. */
    alarm: z.enum(alarms),
  })
  .meta({ id: 'ReturnPlanSummary' });
export type ReturnPlanSummary = z.output<typeof summary>;

const checkIn = z.object({
  id: z.string(),
  by: face.nullable(),
  at: z.string(),
  note: z.string(),
  position: z.object({ lat: z.number(), lng: z.number() }).nullable(),
});

const planView = summary
  .extend({
    /** Of the outing, where it belongs to one. */
    huddle: z.string().nullable(),
    route: z.string(),
    car: z.string(),
    note: z.string(),
    place: z
      .object({ name: z.string(), formattedAddress: z.string(), lat: z.number(), lng: z.number() })
      .nullable(),
    graceMinutes: z.number().int(),
    startedAt: z.string(),
    /** Null: somebody whom the reader cannot see. */
    startedBy: face.nullable(),
    endedBy: face.nullable(),
    /** When what is due, in its order. */
    stages: z.array(z.object({ stage: z.enum(stages), at: z.string() })),
    /** People of the party, guests included. */
    people: z.number().int(),
    /** How many emergency contacts would be told, of anybody. */
    contacts: z.number().int(),
    /** Those of mine among them. */
    myContacts: z.array(z.object({ id: z.string(), told: z.boolean(), seenAt: z.string().nullable() })),
    /** Those of others who have been told, for hosts, until all are back. */
    toldContacts: z.array(
      z.object({
        name: z.string(),
        relation: z.string(),
        phone: z.string(),
        /** Whose contact it is. */
        of: face.nullable(),
        seenAt: z.string().nullable(),
      }),
    ),
    /** The newest first. */
    checkIns: z.array(checkIn),
    /** Whether I may change what it says; everybody of the party may end and extend it. */
    editable: z.boolean(),
    /** Whether I host its outing, or it is mine alone. */
    hosted: z.boolean(),
  })
  .meta({ id: 'ReturnPlan' });
export type ReturnPlanView = z.output<typeof planView>;

const expectedAt = instant.describe('When the party is expected back.');
const details = {
  route: prose(MAX_ROUTE).default(''),
  car: line(MAX_CAR).default('').describe('Model, colour, plate, and where it is parked.'),
  note: prose(MAX_PLAN_NOTE).default('').describe('What helps to find the party.'),
  place: place.nullable().default(null).describe('Where it starts; null: where its outing meets.'),
  expectedAt,
  graceMinutes: z.number().int().min(MIN_GRACE_MINUTES).max(MAX_GRACE_MINUTES),
};
const contactIds = z.array(idOf<ContactId>()).max(MAX_CONTACTS);

/** When a party is expected back, and what happens when nobody says that all are (SAFE-1, SAFE-3). */
export const planContract = {
  'GET /api/return-plans': {
    operation: 'listReturnPlans',
    summary:
      'Return plans that I started, and those that run of outings I go to; what runs first, 20 in all.',
    access: 'member',
    suspendedToo: true,
    reply: z.object({ items: z.array(summary) }),
  },
  'POST /api/return-plans': {
    operation: 'startReturnPlan',
    summary:
      'Starts a return plan, for an outing that I host or for myself; from now on the server counts down.',
    access: 'member',
    body: z.strictObject({
      huddleId: idOf<HuddleId>().nullable(),
      name: line(MAX_PLAN_NAME).min(1),
      timeZone: z.string().max(60),
      contactIds: contactIds.default([]).describe('Those of mine who are told at last.'),
      ...details,
    }),
    reply: commandReplyWith({ id: z.string() }),
    refusals: [
      'PLAN_IN_PAST',
      'PLAN_TOO_FAR',
      'PLAN_NEEDS_CONTACT',
      'PLAN_RUNS',
      'TIME_ZONE_UNKNOWN',
      'CONTACT_DECLINED',
      'CONTACT_IN_PARTY',
      'NOT_A_HOST',
      'HUDDLE_CANCELLED',
      'HUDDLE_NOT_PUBLISHED',
    ],
    perMinute: 10,
  },
  'GET /api/return-plans/:planId': {
    operation: 'readReturnPlan',
    summary: 'A return plan, for its party and its hosts.',
    access: 'member',
    suspendedToo: true,
    params: one,
    reply: planView,
  },
  'PUT /api/return-plans/:planId': {
    operation: 'changeReturnPlan',
    summary: 'Changes what a running plan says; by who started it and the hosts.',
    access: 'member',
    params: one,
    body: z.strictObject({ name: line(MAX_PLAN_NAME).min(1), ...details }),
    reply: commandReply,
    refusals: ['PLAN_IN_PAST', 'PLAN_TOO_FAR', 'PLAN_ENDED', 'PLAN_NOT_YOURS'],
  },
  'PUT /api/return-plans/:planId/expected-at': {
    operation: 'extendReturnPlan',
    summary: 'Anybody of the party needs more time: the countdown begins again with this one.',
    access: 'member',
    suspendedToo: true,
    params: one,
    body: z.strictObject({ expectedAt }),
    reply: commandReply,
    refusals: ['PLAN_IN_PAST', 'PLAN_TOO_FAR', 'PLAN_ENDED'],
  },
  'PUT /api/return-plans/:planId/end': {
    operation: 'endReturnPlan',
    summary: 'Anybody of the party says that all are back; everybody who was told hears of it.',
    access: 'member',
    suspendedToo: true,
    params: one,
    reply: commandReply,
  },
  'POST /api/return-plans/:planId/check-ins': {
    operation: 'checkIn',
    summary: 'Anybody of the party says where they are and how; the latest is what helpers read.',
    access: 'member',
    suspendedToo: true,
    params: one,
    body: z.strictObject({
      note: line(MAX_CHECK_IN_NOTE).min(1),
      position: z
        .strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
        .nullable()
        .default(null)
        .describe('Degrees, WGS 84; only what somebody chose to send.'),
    }),
    reply: commandReplyWith({ id: z.string() }),
    refusals: ['PLAN_ENDED', 'TOO_MANY_CHECK_INS'],
    perMinute: 10,
  },
  'PUT /api/return-plans/:planId/contacts': {
    operation: 'chooseContacts',
    summary: 'Which of my emergency contacts are told when this plan is overdue.',
    access: 'member',
    params: one,
    body: z.strictObject({ contactIds }),
    reply: commandReply,
    refusals: ['PLAN_ENDED', 'PLAN_NEEDS_CONTACT', 'CONTACT_DECLINED', 'CONTACT_IN_PARTY'],
  },
  'GET /api/huddles/:huddleId/return-plan': {
    operation: 'readReturnPlanOfHuddle',
    summary:
      'The return plan of an outing, the latest one, for who goes and hosts; null where there is none.',
    access: 'member',
    params: z.strictObject({ huddleId: idOf<HuddleId>() }),
    reply: z.object({ plan: summary.nullable() }),
  },
} as const satisfies Contract;

export type PlanContract = typeof planContract;
