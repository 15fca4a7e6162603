import { z } from 'zod';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { HuddleId, KitId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { face, idOf, line } from '#platform/shared/wire-values.ts';
import { MAX_KIT_ITEMS, MAX_KIT_NAME_LENGTH, MAX_KIT_NEEDED } from '../rules/kit.ts';
import { shareLinkUid } from './views.ts';

const huddleId = idOf<HuddleId>();
const kitId = idOf<KitId>();
const one = z.strictObject({ huddleId });

const wantedItem = z.strictObject({
  id: kitId.nullable().describe('Of a thing that is on the list already; null for a new one.'),
  name: line(MAX_KIT_NAME_LENGTH).min(1),
  needed: z.number().int().min(1).max(MAX_KIT_NEEDED),
});

const kitItem = z
  .object({
    id: z.string(),
    name: z.string(),
    needed: z.number().int(),
    promised: z.number().int(),
    mine: z.number().int(),
    /** Who brings it; empty for anyone who has no place. */
    bringers: z.array(z.object({ person: face, amount: z.number().int() })),
  })
  .meta({ id: 'KitItem' });
export type KitItemView = z.output<typeof kitItem>;

/** What the group needs, who brings it, and what is missing (HUD-25). */
export const kitContract = {
  'GET /api/huddles/:huddleId/kit': {
    operation: 'listKit',
    summary: 'What the group needs, and who brings it.',
    access: 'member',
    params: one,
    query: z.strictObject({ link: shareLinkUid.optional() }),
    reply: z.object({ items: z.array(kitItem), mayBring: z.boolean() }),
  },
  'PUT /api/huddles/:huddleId/kit': {
    operation: 'changeKit',
    summary: 'A host says what the group needs.',
    access: 'member',
    params: one,
    body: z.strictObject({ items: z.array(wantedItem).max(MAX_KIT_ITEMS) }),
    reply: commandReply,
    refusals: ['NOT_A_HOST', 'KIT_CHANGED', 'HUDDLE_PAST'],
  },
  'PUT /api/huddles/:huddleId/kit-items/:kitId/promise': {
    operation: 'bringKit',
    summary: 'How many of a thing I bring; 0 brings none.',
    access: 'member',
    params: z.strictObject({ huddleId, kitId }),
    body: z.strictObject({ amount: z.number().int().min(0).max(MAX_KIT_NEEDED) }),
    reply: commandReply,
    refusals: ['KIT_PROMISED_ALREADY', 'KIT_CHANGED', 'ANSWER_FIRST', 'HUDDLE_PAST', 'HUDDLE_CANCELLED'],
  },
} as const satisfies Contract;

export type KitContract = typeof kitContract;
