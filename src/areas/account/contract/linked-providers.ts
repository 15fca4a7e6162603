import { z } from 'zod';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { Contract } from '#platform/shared/wire.ts';

const presence = ['LOG_IN_AGAIN', 'LOG_IN_KEPT_ELSEWHERE'] as const;
const word = z.string().max(4_096);

export const linkedProvidersContract = {
  'PUT /api/me/linked-providers/question': {
    operation: 'askProvider',
    summary: 'Where I log in to link a service, which opens my account from then on.',
    access: 'member',
    body: z.strictObject({ provider: z.string().max(32) }),
    reply: z.object({ address: z.string() }),
    refusals: [...presence, 'PROVIDER_AWAY'],
    perMinute: 20,
  },
  'PUT /api/me/linked-providers': {
    operation: 'linkProvider',
    summary: 'Links the service by what it sent back; once, and in the log-in that asked.',
    access: 'member',
    body: z.strictObject({
      state: word,
      code: word.optional(),
      iss: word.optional(),
      error: word.optional(),
    }),
    reply: commandReply,
    refusals: [
      ...presence,
      'PROVIDER_AWAY',
      'PROVIDER_STOPPED',
      'PROVIDER_REFUSED',
      'PROVIDER_ADDRESS_UNCHECKED',
      'PROVIDER_ADDRESS_OTHER',
      'PROVIDER_OF_ANOTHER',
      'PROVIDER_LINKED_ALREADY',
    ],
    perMinute: 20,
  },
  'DELETE /api/me/linked-providers/:id': {
    operation: 'unlinkProvider',
    summary: 'Unlinks a service: it no longer opens my account.',
    access: 'member',
    params: z.strictObject({ id: z.uuid() }),
    reply: commandReply,
    refusals: presence,
    perMinute: 20,
  },
} as const satisfies Contract;

export type LinkedProvidersContract = typeof linkedProvidersContract;
