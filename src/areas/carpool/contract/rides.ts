import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { personId, place, prose } from '#platform/shared/wire-values.ts';
import { rideStates } from '../rules/ride.ts';
import { carpoolId, leg } from './views.ts';

const one = z.strictObject({ carpoolId });
const oneRider = z.strictObject({ carpoolId, personId });
const ended = ['CARPOOL_CANCELLED', 'CARPOOL_PAST', 'WAY_PAST'] as const;
const unfit = ['WAY_NOT_OFFERED', 'CAR_TOO_SMALL'] as const;
const state = commandReplyWith({ state: z.enum(rideStates) });

/** Asking for a ride, answering, and leaving again. */
export const rideContract = {
  'PUT /api/carpools/:carpoolId/ride': {
    operation: 'askForRide',
    summary: 'I would like to ride; asked again before the answer, it replaces what I asked.',
    access: 'member',
    params: one,
    body: z.strictObject({
      /** People, I included. */
      party: z.number().int().min(1).max(60),
      legs: z.array(leg).min(1).max(2),
      pickup: place.nullable().default(null),
      message: prose(1_000).default(''),
    }),
    reply: state,
    refusals: [
      'OWN_CARPOOL',
      'NOT_AN_OFFER',
      'ALREADY_ABOARD',
      'TAKEN_OFF',
      'RIDES_ELSEWHERE',
      ...ended,
      ...unfit,
    ],
    perMinute: 20,
  },
  'DELETE /api/carpools/:carpoolId/ride': {
    operation: 'leaveRide',
    summary: 'I take my request back, or give my place free.',
    access: 'member',
    params: one,
    reply: state,
    refusals: ['NO_RIDE'],
  },
  'PUT /api/carpools/:carpoolId/ride/offer': {
    operation: 'answerRideOffer',
    summary: 'I take the seats that a driver offers me, or do not.',
    access: 'member',
    params: one,
    body: z.strictObject({ take: z.boolean() }),
    reply: state,
    refusals: ['NO_RIDE_OFFER', 'RIDES_ELSEWHERE', ...ended, ...unfit],
  },
  'PUT /api/carpools/:carpoolId/rides/:personId': {
    operation: 'offerRide',
    summary: 'I offer seats in my car to somebody who needs a ride.',
    access: 'member',
    params: oneRider,
    body: z.strictObject({ needId: carpoolId }),
    reply: state,
    refusals: [
      'CARPOOL_NOT_YOURS',
      'NOT_AN_OFFER',
      'NOT_A_NEED',
      'RIDER_ABOARD',
      'RIDER_RIDES_ELSEWHERE',
      ...ended,
      ...unfit,
    ],
    perMinute: 30,
  },
  'PUT /api/carpools/:carpoolId/rides/:personId/answer': {
    operation: 'answerRideRequest',
    summary: 'I accept or decline who asked; without a free seat, accepting puts them on the waiting list.',
    access: 'member',
    params: oneRider,
    body: z.strictObject({ accept: z.boolean() }),
    reply: state,
    refusals: ['CARPOOL_NOT_YOURS', 'NO_RIDE_REQUEST', 'RIDER_RIDES_ELSEWHERE', ...ended, ...unfit],
  },
  'DELETE /api/carpools/:carpoolId/rides/:personId': {
    operation: 'removeRider',
    summary: 'I take somebody off my carpool, or an offer back.',
    access: 'member',
    params: oneRider,
    reply: commandReply,
    refusals: ['CARPOOL_NOT_YOURS', 'NOT_A_RIDER'],
  },
} as const satisfies Contract;

export type RideContract = typeof rideContract;
