import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { Contract } from '#platform/shared/wire.ts';

export const carryContract = {
  'PUT /api/me/device-key': {
    operation: 'keepDeviceKey',
    summary: 'Keeps the public half of the key that this browser signs acts with; it ends with its log-in.',
    access: 'member',
    body: z.strictObject({
      publicKey: z
        .string()
        .regex(/^B[\w-]{86}$/)
        .describe('An uncompressed point on P-256, base64url'),
    }),
    reply: commandReplyWith({ id: z.string() }),
    refusals: ['KEY_OF_OTHER', 'KEY_INVALID'],
    perMinute: 10,
  },
  'POST /api/carried-acts': {
    operation: 'deliverCarriedAct',
    summary:
      'Delivers what somebody else has signed without a network: it is done as theirs, once, with their rights now.',
    access: 'member',
    body: z.strictObject({
      /** The act and its signature, as the code says them. */
      code: z.string().min(1).max(24_000),
    }),
    reply: commandReply,
    refusals: [
      'CODE_CHANGED',
      'CODE_FOREIGN',
      'CODE_TOO_OLD',
      'CODE_NOT_CARRIED',
      'CODE_USED',
      'CARRIED_REFUSED',
    ],
    perMinute: 60,
  },
} as const satisfies Contract;

export type CarryContract = typeof carryContract;
