import { z } from 'zod';
import { parseNear } from '#areas/place/rules/near.ts';
import { regions } from '#areas/place/rules/region.ts';
import { filterShape } from '#platform/shared/field-schemas.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { cursor, face, instant, pageSize, personId } from '#platform/shared/wire-values.ts';
import { activities, activitiesIn } from '../rules/activity.ts';
import { filterNames, huddleFields } from '../rules/fields.ts';
import { chips } from '../rules/finding.ts';
import { huddleCard } from './views.ts';

const nearText = z
  .string()
  .max(40)
  .refine((text) => parseNear(text) !== undefined, 'must be latitude,longitude in degrees');

const yes = z.enum(['true', 'false']).optional();

const activitiesText = z
  .string()
  .max(300)
  .refine((text) => activitiesIn(text) !== undefined, 'must be activities, with commas between them')
  .describe('Any of these activities: HIKING,CLIMBING');

/** What narrows the list. */
const wanted = {
  q: z.string().trim().max(100).optional(),
  activity: z.enum(activities).optional(),
  activities: activitiesText.optional(),
  from: instant.optional(),
  to: instant.optional(),
  near: nearText.optional(),
  withinKm: z.coerce.number().int().min(1).max(5_000).optional(),
  ...filterShape(huddleFields, filterNames),
  payment: z.enum(['FREE', 'PAID']).optional(),
  hasRoom: yes,
  communityId: z.uuid().optional(),
  tag: z.string().trim().min(1).max(50).optional().describe('A tag of theirs, whatever its case.'),
};

const MAX_IDS = 50;
const huddleIds = z
  .string()
  .max(MAX_IDS * 37)
  .refine((text) => text.split(',').every((id) => z.uuid().safeParse(id).success), 'must be ids of huddles')
  .describe('Ids of huddles, with commas between them');

/** Finding huddles: all that one may see, and one's own month. */
export const discoverContract = {
  'GET /api/huddles/discover': {
    operation: 'discoverHuddles',
    summary: 'Huddles to come that I may see, by what I look for; soonest or nearest first.',
    access: 'member',
    query: z.strictObject({
      ...wanted,
      sort: z.enum(['DATE', 'NEAR']).default('DATE'),
      after: cursor.optional(),
      limit: pageSize,
    }),
    reply: z.object({ items: z.array(huddleCard), next: z.string().nullable() }),
  },
  'GET /api/huddles/discover/counts': {
    operation: 'countHuddles',
    summary: 'How many huddles to come there would be with one more wish each, as far as a page goes.',
    access: 'member',
    query: z.strictObject({
      ...wanted,
      here: nearText.optional().describe('Where NEAR would look.'),
      fits: activitiesText.optional().describe('What FITS would look for.'),
    }),
    reply: z.object({
      items: z.array(
        z.object({
          chip: z.enum(chips),
          count: z.number().int(),
          /** There are, or may be, more than were counted. */
          more: z.boolean(),
        }),
      ),
    }),
  },
  'GET /api/huddles/faces': {
    operation: 'listFacesOfHuddles',
    summary: 'Of these huddles, the first of those who host and, where I may read who comes, who go.',
    access: 'member',
    query: z.strictObject({ ids: huddleIds }),
    reply: z.object({ items: z.array(z.object({ huddleId: z.string(), faces: z.array(face) })) }),
  },
  'GET /api/public/huddles/near': {
    operation: 'listPublicHuddlesNear',
    summary: 'Public huddles to come around a place, soonest first.',
    access: 'anyone',
    query: z.strictObject({
      near: nearText,
      withinKm: z.coerce.number().int().min(1).max(500).default(100),
      limit: pageSize,
    }),
    reply: z.object({ items: z.array(huddleCard) }),
  },
  'GET /api/public/huddles/by-region': {
    operation: 'listHuddlesByRegion',
    summary: 'Of each part of the world a public huddle to come with a free place, and who hosts it.',
    access: 'anyone',
    reply: z.object({
      items: z.array(z.object({ region: z.enum(regions), huddle: huddleCard, hosts: z.array(face) })),
    }),
  },
  'GET /api/people/:personId/hosted-huddles': {
    operation: 'listHostedWith',
    summary: 'My own huddles to come in which somebody takes part, soonest first.',
    access: 'member',
    params: z.strictObject({ personId }),
    reply: z.object({ items: z.array(huddleCard) }),
  },
  'GET /api/huddles/calendar': {
    operation: 'listMyDays',
    summary: 'What I host, go to, wait for or am asked to between two instants.',
    access: 'member',
    query: z.strictObject({ from: instant, to: instant }),
    /** `more`: there are more than these, the first of the span. */
    reply: z.object({ items: z.array(huddleCard), more: z.boolean() }),
  },
} as const satisfies Contract;

export type DiscoverContract = typeof discoverContract;
