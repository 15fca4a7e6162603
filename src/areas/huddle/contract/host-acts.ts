import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { HostActId, HuddleId, PersonId, UnregisteredId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { cursor, idOf, line, pageSize } from '#platform/shared/wire-values.ts';
import { MAX_REASON_LENGTH } from '../rules/host-acts.ts';
import { moves } from '../rules/reorder.ts';
import { undoable } from './by-hand.ts';

const huddleId = idOf<HuddleId>();

const hostAct = z
  .object({
    id: z.string(),
    kind: z.enum(['ADDED', 'REMOVED', 'LET_IN', 'ALL_CAME']),
    /** Whose place it is about, and who did it; for hosts only. */
    name: z.string().nullable(),
    hostName: z.string().nullable(),
    reason: z.string(),
    at: z.string(),
    /** Until when a host can undo it; null when it is undone. */
    undoEndsAt: z.string().nullable(),
  })
  .meta({ id: 'HostAct' });
export type HostActView = z.output<typeof hostAct>;

/** What hosts did about the places of others, and how it is undone (HUD-29). */
export const hostActContract = {
  'PUT /api/huddles/:huddleId/waiting-parties/:partyId/place': {
    operation: 'letIn',
    summary: 'A host lets a waiting party or a request in ahead of others; those who wait can read why.',
    access: 'member',
    params: z.strictObject({ huddleId, partyId: idOf<PersonId & UnregisteredId>() }),
    body: z.strictObject({
      unregistered: z.boolean().describe('The party is of somebody without an account.'),
      reason: line(MAX_REASON_LENGTH).min(1),
    }),
    reply: commandReplyWith(undoable),
    refusals: [
      'NOT_A_HOST',
      'NOT_WAITING',
      'NO_PLACE_FREE',
      'HUDDLE_PAST',
      'HUDDLE_CANCELLED',
      'HUDDLE_NOT_PUBLISHED',
      'DATE_OPEN',
    ],
  },
  'PUT /api/huddles/:huddleId/waiting-parties/:partyId/position': {
    operation: 'moveInQueue',
    summary: 'A host moves a waiting party up, down or to the top: the new order is what moves up next.',
    access: 'member',
    params: z.strictObject({ huddleId, partyId: idOf<PersonId & UnregisteredId>() }),
    body: z.strictObject({
      unregistered: z.boolean().describe('The party is of somebody without an account.'),
      move: z.enum(moves),
    }),
    reply: commandReply,
    refusals: ['NOT_A_HOST', 'NOT_WAITING', 'HUDDLE_PAST'],
  },
  'GET /api/huddles/:huddleId/host-acts': {
    operation: 'listHostActs',
    summary:
      'What hosts did by hand, newest first; who waits reads why others were let in, nobody else anything.',
    access: 'member',
    params: z.strictObject({ huddleId }),
    query: z.strictObject({ after: cursor.optional(), limit: pageSize }),
    reply: z.object({ items: z.array(hostAct), next: z.string().nullable() }),
  },
  'DELETE /api/huddles/:huddleId/host-acts/:actId': {
    operation: 'undoHostAct',
    summary: 'A host undoes what a host did by hand, within ten minutes and as long as it still stands.',
    access: 'member',
    params: z.strictObject({ huddleId, actId: idOf<HostActId>() }),
    reply: commandReply,
    refusals: ['NOT_A_HOST', 'UNDO_TOO_LATE', 'UNDONE_ALREADY', 'PLACE_TAKEN_SINCE', 'CHANGED_SINCE'],
  },
} as const satisfies Contract;

export type HostActContract = typeof hostActContract;
