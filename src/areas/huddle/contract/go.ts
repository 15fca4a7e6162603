import { z } from 'zod';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { idOf, prose } from '#platform/shared/wire-values.ts';
import {
  lights,
  MAX_DAYLIGHT_MINUTES,
  MAX_FORECAST_NOTE_LENGTH,
  MAX_MIN_CARS,
  MAX_MIN_PEOPLE,
} from '../rules/go.ts';

const one = z.strictObject({ huddleId: idOf<HuddleId>() });
const light = z.enum(lights);

const criteria = z.strictObject({
  minPeople: z.number().int().min(1).max(MAX_MIN_PEOPLE).nullable(),
  minCars: z.number().int().min(1).max(MAX_MIN_CARS).nullable(),
  daylightMinutes: z.number().int().min(0).max(MAX_DAYLIGHT_MINUTES).nullable(),
  allKit: z.boolean(),
  forecast: light.nullable(),
  forecastNote: prose(MAX_FORECAST_NOTE_LENGTH),
});

const goView = z
  .object({
    light,
    /** The hosts have said that it goes ahead. */
    decided: z.boolean(),
    reasons: z.array(
      z.object({
        kind: z.enum(['PEOPLE', 'CARS', 'DAYLIGHT', 'KIT', 'FORECAST']),
        light,
        have: z.number().int().nullable(),
        need: z.number().int().nullable(),
      }),
    ),
    forecastNote: z.string(),
    /** What the hosts ask for, for hosts. */
    criteria: criteria.nullable(),
  })
  .meta({ id: 'Go' });
export type GoView = z.output<typeof goView>;

/** Whether an outing goes ahead, by what its hosts ask for (HUD-25). */
export const goContract = {
  'GET /api/huddles/:huddleId/go': {
    operation: 'readGo',
    summary: 'How the outing stands by what its hosts ask for; null where they ask for nothing.',
    access: 'member',
    params: one,
    reply: z.object({ go: goView.nullable() }),
  },
  'PUT /api/huddles/:huddleId/go': {
    operation: 'changeGo',
    summary: 'A host says what must hold for the outing to go ahead; null asks for nothing.',
    access: 'member',
    params: one,
    body: z.strictObject({ criteria: criteria.nullable() }),
    reply: commandReply,
    refusals: ['NOT_A_HOST', 'HUDDLE_PAST', 'HUDDLE_CANCELLED'],
  },
  'PUT /api/huddles/:huddleId/go/decision': {
    operation: 'decideGo',
    summary: 'A host says that the outing goes ahead, whatever is missing; everybody who comes is told.',
    access: 'member',
    params: one,
    reply: commandReply,
    refusals: ['NOT_A_HOST', 'HUDDLE_PAST', 'HUDDLE_CANCELLED', 'NO_GO_CRITERIA'],
  },
} as const satisfies Contract;

export type GoContract = typeof goContract;
