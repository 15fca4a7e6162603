import { z } from 'zod';
import type { Contract } from '#platform/shared/wire.ts';
import { place as namedPlace } from '#platform/shared/wire-values.ts';
import { parseBox } from './rules/box.ts';
import { parseNear } from './rules/near.ts';

const near = z
  .string()
  .max(40)
  .refine((text) => parseNear(text) !== undefined, 'must be latitude,longitude in degrees');

const place = z
  .object({
    id: z.number().int(),
    name: z.string(),
    formattedAddress: z.string().describe('Zermatt, Valais, Switzerland'),
    lat: z.number(),
    lng: z.number(),
    timeZone: z.string().describe('IANA name'),
    elevation: z.number().int().nullable().describe('Metres above the sea'),
  })
  .meta({ id: 'Place' });

export type Place = z.output<typeof place>;

const box = z
  .string()
  .max(80)
  .refine((text) => parseBox(text) !== undefined, 'must be west,south,east,north in degrees');

export const placeContract = {
  'GET /api/public/places/around': {
    operation: 'listTowns',
    summary: 'The biggest towns in a part of the world, for the map.',
    access: 'anyone',
    query: z.strictObject({ box }),
    reply: z.object({ towns: z.array(z.object({ name: z.string(), lat: z.number(), lng: z.number() })) }),
    perMinute: 240,
  },
  'GET /api/places': {
    operation: 'searchPlaces',
    summary: 'Towns whose name begins like, or is spelled like, what was typed.',
    access: 'account',
    query: z.strictObject({
      q: z.string().trim().min(2).max(80).describe('What was typed: munchen, boulder co'),
      near: near
        .optional()
        .describe('Prefers towns near this point, else near where I usually am: 46.02,7.75'),
      limit: z.coerce.number().int().min(1).max(20).default(8),
    }),
    reply: z.object({ places: z.array(place) }),
    perMinute: 240,
  },
  'GET /api/places/usual': {
    operation: 'findUsualPlace',
    summary: 'Where I look if I do not say where: at home, else in the biggest town of my time zone.',
    access: 'account',
    reply: z.object({ place: namedPlace.nullable() }),
  },
} as const satisfies Contract;
