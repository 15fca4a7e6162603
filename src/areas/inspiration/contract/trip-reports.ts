import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { idOf, line } from '#platform/shared/wire-values.ts';
import { conditionKinds, MAX_CONDITION_NOTE, MAX_WORD } from '../rules/trip-report.ts';

const one = z.strictObject({ huddleId: idOf<HuddleId>() });
const conditions = z.array(z.enum(conditionKinds)).max(conditionKinds.length);

const lookBack = {
  /** What I say of it. */
  word: line(MAX_WORD),
  /** My name may stand in a report. */
  named: z.boolean(),
  /** My photos may be shown in one. */
  photos: z.boolean(),
};

const report = z.object({ id: z.string(), conditions, note: z.string() }).meta({ id: 'TripReport' });
export type TripReportView = z.output<typeof report>;

const found = z
  .object({
    /** The day it was found so, as YYYY-MM-DD. */
    seenOn: z.string(),
    conditions,
    note: z.string(),
    /** The report, if I may read it. */
    reportId: z.string().nullable(),
  })
  .meta({ id: 'Conditions' });
export type ConditionsView = z.output<typeof found>;

/** What follows an outing: a word of those who were there, and a report with how it was (HUD-26, HUD-30). */
export const tripReportContract = {
  'GET /api/huddles/:huddleId/look-back': {
    operation: 'readLookBack',
    summary: 'What I said of an outing that I was at, and the report that I began.',
    access: 'member',
    params: one,
    reply: z.object({ mine: z.object(lookBack).nullable(), report: report.nullable() }),
  },
  'PUT /api/huddles/:huddleId/look-back': {
    operation: 'lookBack',
    summary: 'Says one word of an outing that I was at, and what of mine may stand in a report.',
    access: 'member',
    params: one,
    body: z.strictObject(lookBack),
    reply: commandReply,
    refusals: ['OUTING_NOT_OVER'],
  },
  'PUT /api/huddles/:huddleId/trip-report': {
    operation: 'reportTrip',
    summary:
      'Begins my report of an outing as a draft, or adds to it what has come since; says how it was there.',
    access: 'member',
    params: one,
    body: z.strictObject({ conditions, note: line(MAX_CONDITION_NOTE) }),
    reply: commandReplyWith({ id: z.string() }),
    refusals: ['OUTING_NOT_OVER', 'TOO_MANY_DRAFTS'],
    perMinute: 20,
  },
  'GET /api/huddles/:huddleId/conditions': {
    operation: 'listConditions',
    summary: 'How it was found at the place or on the route of a huddle, the three newest of 90 days.',
    access: 'member',
    params: one,
    reply: z.object({ items: z.array(found) }),
  },
} as const satisfies Contract;

export type TripReportContract = typeof tripReportContract;
