import { z } from 'zod';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { CommunityId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { cursor, face, idOf, pageSize, prose } from '#platform/shared/wire-values.ts';
import { MAX_ADDRESS } from '../rules/limits.ts';
import { roles } from '../rules/state.ts';

const one = z.strictObject({ communityId: idOf<CommunityId>() });
const page = { after: cursor.optional(), limit: pageSize };

const wasMember = z.object({
  number: z.number().int(),
  role: z.enum(roles),
  title: z.string(),
  paidUntil: z.string().nullable(),
});
export type WasMemberView = z.output<typeof wasMember>;

const memberOfDay = wasMember.extend({ person: face });
export type MemberOfDayView = z.output<typeof memberOfDay>;

const difference = z.object({
  person: face,
  change: z.enum(['JOINED', 'LEFT', 'CHANGED']),
  before: wasMember.nullable(),
  after: wasMember.nullable(),
  /** The address was changed; what it was is not kept. */
  addressChanged: z.boolean(),
});
export type DifferenceView = z.output<typeof difference>;

const memberChange = difference.extend({
  id: z.string(),
  at: z.string(),
  /** Who changed it; null for nobody any more, and for what happened by itself. */
  by: face.nullable(),
});
export type MemberChangeView = z.output<typeof memberChange>;

/** The list of members with its history, for admins and treasurers (C11); days are those of the viewer's clock. */
export const historyContract = {
  'GET /api/communities/:communityId/history/members': {
    operation: 'listMembersOfDay',
    summary: 'Who was a member at the end of a day, as what, by number.',
    access: 'member',
    params: one,
    query: z.strictObject({ day: z.iso.date(), ...page }),
    reply: z.object({
      items: z.array(memberOfDay),
      next: z.string().nullable(),
      total: z.number().int(),
      /** Before this instant only those are known who are members today; null when all is known. */
      knownSince: z.string().nullable(),
    }),
    refusals: ['NOT_A_KEEPER'],
  },
  'GET /api/communities/:communityId/history/difference': {
    operation: 'compareMembers',
    summary: 'Who joined, left or changed between the ends of two days, by number.',
    access: 'member',
    params: one,
    query: z.strictObject({ from: z.iso.date(), to: z.iso.date(), ...page }),
    reply: z.object({ items: z.array(difference), next: z.string().nullable() }),
    refusals: ['NOT_A_KEEPER'],
  },
  'GET /api/communities/:communityId/history': {
    operation: 'listMemberChanges',
    summary: 'Who changed what in the list of members, the newest first.',
    access: 'member',
    params: one,
    query: z.strictObject(page),
    reply: z.object({ items: z.array(memberChange), next: z.string().nullable() }),
    refusals: ['NOT_A_KEEPER'],
  },
  'PUT /api/communities/:communityId/membership/address': {
    operation: 'keepMyAddress',
    summary:
      'I say where the community writes to me, for its admins and treasurers; an empty text takes it away.',
    access: 'member',
    params: one,
    body: z.strictObject({ address: prose(MAX_ADDRESS) }),
    reply: commandReply,
    refusals: ['NOT_A_MEMBER'],
    perMinute: 20,
  },
} as const satisfies Contract;
