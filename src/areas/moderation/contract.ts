import { z } from 'zod';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { ObjectId, ReportId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { face, idOf, pageSize, prose } from '#platform/shared/wire-values.ts';
import { reasons, reportable, reportStates } from './rules/reports.ts';

const object = z.object({ type: z.enum(reportable), id: z.string(), name: z.string() });
const page = z.strictObject({ after: idOf<ReportId>().optional(), most: pageSize });

const report = z
  .object({
    id: z.string(),
    object,
    reason: z.enum(reasons),
    text: z.string(),
    reporter: face,
    state: z.enum(reportStates),
    createdAt: z.string(),
  })
  .meta({ id: 'Report' });
export type ReportView = z.output<typeof report>;

export const moderationContract = {
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
  'GET /api/reports': {
    operation: 'listReports',
    summary: 'What waits for moderators, oldest first; nothing about what they host themselves.',
    access: 'member',
    query: page,
    reply: z.object({ items: z.array(report), next: z.string().nullable() }),
    refusals: ['NOT_A_MODERATOR'],
  },
  'GET /api/reports/mine': {
    operation: 'listMyReports',
    summary: 'What I have reported, and how it stands.',
    access: 'member',
    query: page,
    reply: z.object({
      items: z.array(
        z.object({ id: z.string(), object, state: z.enum(reportStates), createdAt: z.string() }),
      ),
      next: z.string().nullable(),
    }),
  },
  'PUT /api/reports/:reportId': {
    operation: 'decideOnReport',
    summary: 'A moderator upholds a report or dismisses it.',
    access: 'member',
    params: z.strictObject({ reportId: idOf<ReportId>() }),
    body: z.strictObject({ state: z.enum(['UPHELD', 'DISMISSED']) }),
    reply: commandReply,
    refusals: ['NOT_A_MODERATOR', 'REPORT_DECIDED'],
  },
} as const satisfies Contract;

export type ModerationContract = typeof moderationContract;
