import { z } from 'zod';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { CommunityId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { idOf } from '#platform/shared/wire-values.ts';

const MAX_OWNED = 500;

const heirs = z.array(z.object({ id: z.string(), name: z.string() })).describe('Who could take it over');

const deletion = z
  .object({
    /** When the account is deleted; null as long as nobody asked for it. */
    dueAt: z.string().nullable(),
    /** What would be nobody's: each needs an answer. */
    huddles: z.array(
      z.object({ id: z.string(), name: z.string(), startsAt: z.string(), timeZone: z.string(), heirs }),
    ),
    communities: z.array(z.object({ id: z.string(), name: z.string(), members: z.number().int(), heirs })),
    /** What ends at once. */
    spots: z.number().int(),
    waiting: z.number().int(),
    cars: z.number().int(),
    rides: z.number().int(),
    drafts: z.number().int(),
  })
  .meta({ id: 'Deletion' });

const answersOf = <Id extends HuddleId | CommunityId>() =>
  z
    .array(z.strictObject({ id: idOf<Id>(), to: idOf<PersonId>().nullable() }))
    .max(MAX_OWNED)
    .default([]);

export const leavingContract = {
  'GET /api/me/deletion': {
    operation: 'readMyDeletion',
    summary: 'What hangs on me, and when my account is deleted if I have asked for it.',
    access: 'member',
    whileLeaving: true,
    reply: deletion,
  },
  'POST /api/me/deletion': {
    operation: 'deleteMyAccount',
    summary: 'Hides my account at once and deletes it in 14 days; `to` takes a thing over, null ends it.',
    access: 'member',
    // Sent again after a lost answer, it is answered as the first time (API-6).
    whileLeaving: true,
    body: z.strictObject({
      huddles: answersOf<HuddleId>(),
      communities: answersOf<CommunityId>(),
      idToken: z.string().max(8_192).optional(),
    }),
    reply: commandReply,
    refusals: [
      'LOG_IN_AGAIN',
      'LOG_IN_CHANGED',
      'HANGS_ON_YOU',
      'CANNOT_TAKE_OVER',
      'ALREADY_LEAVING',
      'TOO_MANY_COMMUNITIES',
    ],
    perMinute: 10,
  },
  'DELETE /api/me/deletion': {
    operation: 'keepMyAccount',
    summary: 'Keeps my account after all.',
    access: 'member',
    whileLeaving: true,
    reply: commandReply,
    refusals: ['NOT_LEAVING'],
    perMinute: 10,
  },
} as const satisfies Contract;

export type LeavingContract = typeof leavingContract;
