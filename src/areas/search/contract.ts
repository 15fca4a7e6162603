import { z } from 'zod';
import type { Contract } from '#platform/shared/wire.ts';
import { line } from '#platform/shared/wire-values.ts';
import { searchKinds } from './rules/kinds.ts';

const hit = z
  .object({
    kind: z.enum(searchKinds),
    id: z.string(),
    title: z.string(),
    /** A sentence of its own words. */
    line: z.string(),
    when: z.string().nullable().describe('ISO 8601'),
    timeZone: z.string().nullable(),
    placeName: z.string().nullable(),
    pictureUrl: z.string().nullable(),
    path: z.string(),
  })
  .meta({ id: 'SearchHit' });
export type HitView = z.output<typeof hit>;

export const searchContract = {
  'GET /api/search': {
    operation: 'search',
    summary: 'What fits the words and I may see, best first; typos are forgiven.',
    access: 'member',
    query: z.strictObject({
      q: line(120).min(1),
      kind: z.enum(searchKinds).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
      byMeaning: z
        .enum(['true', 'false', 'soon'])
        .default('false')
        .describe('Also what says the same in other words; `soon` makes ready for being asked that.'),
    }),
    reply: z.object({ items: z.array(hit) }),
    perMinute: 240,
  },
} as const satisfies Contract;

export type SearchContract = typeof searchContract;
