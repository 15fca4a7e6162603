import { z } from 'zod';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { idOf, personId } from '#platform/shared/wire-values.ts';

const one = z.strictObject({ huddleId: idOf<HuddleId>() });

/** Who leads a huddle: nobody becomes a host of any kind without their own yes. */
export const hostContract = {
  'PUT /api/huddles/:huddleId/host': {
    operation: 'handOverHuddle',
    summary: 'The host asks a co-host to take the huddle over; with their yes the host becomes a co-host.',
    access: 'member',
    params: one,
    body: z.strictObject({ personId }),
    reply: commandReply,
    refusals: ['NOT_THE_HOST', 'CO_HOST_UNKNOWN'],
  },
  'PUT /api/huddles/:huddleId/host-request': {
    operation: 'answerHostRequest',
    summary: 'Says yes or no to being asked to co-host, for all of a series, or to take the huddle over.',
    access: 'member',
    params: one,
    body: z.strictObject({ accept: z.boolean() }),
    reply: commandReply,
    refusals: ['HOST_NOT_ASKED', 'HUDDLE_CANCELLED'],
  },
  'DELETE /api/huddles/:huddleId/host-role': {
    operation: 'layDownHostRole',
    summary: 'A co-host lays the role down; the host hands the huddle over first.',
    access: 'member',
    params: one,
    reply: commandReply,
    refusals: ['NOT_A_HOST', 'HOST_HANDS_OVER_FIRST'],
  },
} as const satisfies Contract;

export type HostContract = typeof hostContract;
