import { z } from 'zod';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { Contract } from '#platform/shared/wire.ts';

const dataExport = z
  .object({
    id: z.string(),
    state: z.enum(['WAITING', 'RUNNING', 'READY', 'FAILED', 'ENDED']),
    /** Steps done of all; none are known before it runs. */
    done: z.number().int(),
    total: z.number().int(),
    bytes: z.number().int(),
    askedAt: z.string(),
    /** Until when it may be downloaded; null before it is ready. */
    expiresAt: z.string().nullable(),
  })
  .meta({ id: 'DataExport' });

export const exportContract = {
  'GET /api/me/exports': {
    operation: 'listMyExports',
    summary: 'The last exports of my data, the newest first, and how far each is.',
    access: 'member',
    whileLeaving: true,
    reply: z.object({ exports: z.array(dataExport) }),
  },
  'POST /api/me/exports': {
    operation: 'exportMyData',
    summary: 'Begins to put everything that is mine into a zip; a notice tells when it is ready.',
    access: 'member',
    whileLeaving: true,
    body: z.strictObject({ idToken: z.string().max(8_192).optional() }),
    reply: commandReply,
    refusals: ['LOG_IN_AGAIN', 'LOG_IN_CHANGED', 'EXPORT_RUNS', 'EXPORTS_TODAY'],
    perMinute: 10,
  },
  'GET /api/me/exports/:exportId/file': {
    operation: 'fetchMyExport',
    summary: 'The zip, for who logged in within the last ten minutes.',
    access: 'member',
    whileLeaving: true,
    params: z.strictObject({ exportId: z.uuid() }),
    reply: null,
    sends: ['application/zip'],
    refusals: ['LOG_IN_AGAIN', 'LOG_IN_CHANGED', 'EXPORT_ENDED'],
    perMinute: 10,
  },
} as const satisfies Contract;

export type ExportContract = typeof exportContract;
