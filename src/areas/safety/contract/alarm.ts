import { z } from 'zod';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { Contract } from '#platform/shared/wire.ts';

const byLink = z.strictObject({ token: z.string().regex(/^[\w-]{22,64}$/) });

const point = z.object({ lat: z.number(), lng: z.number() });

const report = z
  .object({
    /** Who started the plan. */
    startedBy: z.string(),
    /** Who named the reader as an emergency contact. */
    namedBy: z.string(),
    alone: z.boolean(),
    expectedAt: z.string(),
    timeZone: z.string(),
    route: z.string(),
    note: z.string(),
    car: z.string(),
    place: point.extend({ name: z.string(), formattedAddress: z.string() }).nullable(),
    people: z.array(z.object({ name: z.string(), guests: z.number().int() })),
    /** More than the list holds. */
    morePeople: z.number().int(),
    cars: z.array(z.object({ driver: z.string(), riders: z.array(z.string()) })),
    lastCheckIn: z
      .object({ by: z.string(), at: z.string(), note: z.string(), position: point.nullable() })
      .nullable(),
    /** Whom one calls where it starts, first the one for rescue outside. */
    rescue: z.array(z.string()),
    /** When the reader said that they see to it. */
    seenAt: z.string().nullable(),
    /** When another contact said so, the latest. */
    othersSeenAt: z.string().nullable(),
  })
  .meta({ id: 'OverdueReport' });
export type OverdueReport = z.output<typeof report>;

/** What an emergency contact reads once a plan is overdue; without an account (SAFE-1). */
export const alarmContract = {
  'GET /api/public/return-plans/:token': {
    operation: 'readOverduePlan',
    summary:
      'Where the party is and who they are, for an emergency contact; nothing of it once all are back, or need more time.',
    access: 'anyone',
    params: byLink,
    reply: z.object({
      name: z.string(),
      over: z.boolean(),
      report: report.nullable(),
      /** They gave a sign, and expect to be back then: until then there is nothing to do. */
      later: z.object({ expectedAt: z.string(), timeZone: z.string() }).nullable(),
    }),
    perMinute: 60,
  },
  'PUT /api/public/return-plans/:token/seen': {
    operation: 'seeToOverduePlan',
    summary: 'An emergency contact says that they see to it; the others read that somebody does.',
    access: 'anyone',
    params: byLink,
    reply: commandReply,
    refusals: ['PLAN_ENDED'],
    perMinute: 20,
  },
} as const satisfies Contract;

export type AlarmContract = typeof alarmContract;
