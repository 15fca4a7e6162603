import { z } from 'zod';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { idOf, personId, prose } from '#platform/shared/wire-values.ts';
import { MAX_MISSED_REPLY, missedKinds } from '../rules/missed.ts';

const huddleId = idOf<HuddleId>();

const missed = {
  missed: z.enum(missedKinds),
  startsAt: z.string(),
  /** What the person who missed it says about it. */
  reply: z.string().nullable(),
};
const seenByHost = z
  .object({
    ...missed,
    /** Null where the host neither hosted it nor may see it as a member. */
    name: z.string().nullable(),
  })
  .meta({ id: 'MissedOuting' });
export type MissedView = z.output<typeof seenByHost>;

const mine = z
  .object({ ...missed, huddleId, name: z.string(), fadesAt: z.string() })
  .meta({ id: 'MyMissedOuting' });
export type MyMissedView = z.output<typeof mine>;

/** Outings that somebody missed, for their hosts, who remember them for twelve months (COM-13). */
export const missedContract = {
  'GET /api/huddles/:huddleId/participants/:personId/missed': {
    operation: 'listMissedOutings',
    summary:
      'The latest 100 outings of mine or of the same community that somebody of my huddle missed in twelve months.',
    access: 'member',
    params: z.strictObject({ huddleId, personId }),
    reply: z.object({ items: z.array(seenByHost) }),
    refusals: ['NOT_A_HOST'],
  },
  'GET /api/me/missed-outings': {
    operation: 'listMyMissedOutings',
    summary: 'What hosts see that I missed: the latest 100 of twelve months.',
    access: 'member',
    reply: z.object({ items: z.array(mine) }),
  },
  'PUT /api/me/missed-outings/:huddleId/reply': {
    operation: 'answerMissedOuting',
    summary: 'I say why; hosts read it beside what I missed. Null takes it back.',
    access: 'member',
    params: z.strictObject({ huddleId }),
    body: z.strictObject({ reply: prose(MAX_MISSED_REPLY).min(1).nullable() }),
    reply: commandReply,
  },
} as const satisfies Contract;

export type MissedContract = typeof missedContract;
