import { z } from 'zod';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { ObjectId, ReportId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { idOf, pageSize, prose } from '#platform/shared/wire-values.ts';
import { reasons, reportable, reportStates } from '../rules/reports.ts';

export const reportedObject = z.object({ type: z.enum(reportable), id: z.string(), name: z.string() });

/** One of my own reports, and what came of it. */
const myReport = z.object({
  id: z.string(),
  object: reportedObject,
  state: z.enum(reportStates),
  createdAt: z.string(),
});
export type MyReport = z.infer<typeof myReport>;

/** What everybody can do about what they see. */
export const reportsContract = {
  'POST /api/reports': {
    operation: 'reportObject',
    summary: 'Tells moderators that something is wrong with what I see.',
    access: 'member',
    body: z.strictObject({
      objectType: z.enum(reportable),
      objectId: idOf<ObjectId>(),
      reason: z.enum(reasons),
      text: prose(2_000).default(''),
    }),
    reply: commandReply,
    refusals: ['ALREADY_REPORTED', 'TOO_MANY_REPORTS'],
    perMinute: 6,
  },
  'GET /api/reports/mine': {
    operation: 'listMyReports',
    summary: 'What I have reported, and how it stands.',
    access: 'member',
    query: z.strictObject({ after: idOf<ReportId>().optional(), limit: pageSize }),
    reply: z.object({
      items: z.array(myReport),
      next: z.string().nullable(),
    }),
  },
} as const satisfies Contract;

export type ReportsContract = typeof reportsContract;
