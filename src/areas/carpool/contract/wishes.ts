import { z } from 'zod';
import { commandReplyWith } from '#platform/shared/command-reply.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { place } from '#platform/shared/wire-values.ts';
import { MAX_SEATS } from '../rules/limits.ts';
import { huddleId } from './views.ts';

const rideWish = z.strictObject({
  kind: z.enum(['OFFER', 'NEED']),
  /** Free seats, or the people who want one. */
  seats: z.number().int().min(1).max(MAX_SEATS),
  origin: place,
});
export type RideWish = z.output<typeof rideWish>;

/** What somebody says about their way together with their answer to a huddle. */
export const wishContract = {
  'POST /api/huddles/:huddleId/ride-wish': {
    operation: 'wishRide',
    summary:
      'Makes a carpool there and back for who has a place; for who waits, it is kept until they have one.',
    access: 'member',
    params: z.strictObject({ huddleId }),
    body: rideWish,
    reply: commandReplyWith({ kept: z.boolean() }),
    refusals: [
      'CARPOOLING_OFF',
      'RIDES_OF_PARTICIPANTS',
      'HUDDLE_CANCELLED',
      'TOO_MANY_CARPOOLS',
      'DESTINATION_MISSING',
      'TRIP_TOO_FAR_AHEAD',
      'TRIP_TOO_LONG',
      'DEPARTURE_PAST',
      'RETURN_PAST',
    ],
    perMinute: 10,
  },
} as const satisfies Contract;

export type WishContract = typeof wishContract;
