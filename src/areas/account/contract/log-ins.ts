import { z } from 'zod';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { Contract } from '#platform/shared/wire.ts';

const logIn = z
  .object({
    id: z.string(),
    browser: z.string().describe('Empty when it did not say'),
    system: z.string(),
    /** How it was opened; null when it was before this was kept. */
    way: z.enum(['PASSWORD', 'MAIL', 'PASSKEY', 'PROVIDER']).nullable(),
    secondFactor: z.boolean(),
    country: z.string().nullable().describe('Two letters; null for none that is known'),
    /** The one that this request came with. */
    current: z.boolean(),
    startedAt: z.string(),
    lastUsedAt: z.string(),
  })
  .meta({ id: 'LogIn' });

export const logInsContract = {
  'GET /api/me/log-ins': {
    operation: 'listLogIns',
    summary: 'Where I am logged in; empty when another provider keeps my log-ins.',
    access: 'account',
    reply: z.object({ items: z.array(logIn) }),
  },
  'DELETE /api/me/log-ins/:id': {
    operation: 'endLogIn',
    summary: 'Logs me out on one device.',
    access: 'account',
    params: z.strictObject({ id: z.string().regex(/^[\w-]{1,100}$/) }),
    reply: commandReply,
  },
  'DELETE /api/me/log-ins': {
    operation: 'endLogIns',
    summary: 'Logs me out everywhere, or everywhere else.',
    access: 'account',
    query: z.strictObject({ but: z.enum(['CURRENT']).optional() }),
    reply: commandReply,
  },
} as const satisfies Contract;

export type LogInsContract = typeof logInsContract;
