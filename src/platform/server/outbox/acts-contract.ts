import { z } from 'zod';
import { MAX_TOGETHER } from '#platform/shared/outbox/rules.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { KEY_PATTERN } from '../http/command-of.ts';

const act = z.strictObject({
  method: z.enum(['POST', 'PUT', 'PATCH', 'DELETE']),
  path: z
    .string()
    .max(2_000)
    // No segment begins with a dot: nothing leads back to this operation.
    .regex(/^\/api(\/[\w~-][\w.~-]*)+$/)
    .refine((path) => path !== '/api/acts')
    .describe('Of any operation of this API but this one'),
  body: z.unknown().optional(),
  key: z.string().regex(new RegExp(KEY_PATTERN)).optional().describe('The `Idempotency-Key` of a POST'),
  pressedAt: z.iso.datetime().describe('When it was pressed, by the clock of the server'),
});

export const actsContract = {
  'POST /api/acts': {
    operation: 'sendActs',
    summary:
      'Carries out what waited for a network, one after the other, each as a request of its own would be; what comes after one that must be sent again is left.',
    access: 'account',
    body: z.strictObject({ acts: z.array(act).min(1).max(MAX_TOGETHER) }),
    reply: z.object({
      answers: z
        .array(z.object({ status: z.number().int(), body: z.string().describe('JSON, as it would be sent') }))
        .describe('In the order of the acts; fewer where the rest was left'),
    }),
  },
} as const satisfies Contract;
