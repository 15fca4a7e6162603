import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { cursor, pageSize, prose } from '#platform/shared/wire-values.ts';
import { rideContract } from './rides.ts';
import { carpoolCard, carpoolId, carpoolPlan, carpoolView, huddleId } from './views.ts';
import { wishContract } from './wishes.ts';

const one = z.strictObject({ carpoolId });
const degrees = (limit: number) => z.coerce.number().min(-limit).max(limit).optional();
const planRefusals = [
  'TIME_ZONE_UNKNOWN',
  'DESTINATION_MISSING',
  'ASKERS_NEED_HUDDLE',
  'TRIP_TOO_FAR_AHEAD',
  'TRIP_TOO_LONG',
  'DEPARTURE_MISSING',
  'DEPARTURE_PAST',
  'RETURN_MISSING',
  'RETURN_PAST',
  'RETURN_BEFORE_DEPARTURE',
  'SEATS_OUT_MISSING',
  'SEATS_BACK_MISSING',
] as const;
const ended = ['CARPOOL_CANCELLED', 'CARPOOL_PAST'] as const;

const ownContract = {
  'POST /api/carpools': {
    operation: 'createCarpool',
    summary: 'Offers seats, or says that somebody needs them; alone or for a huddle.',
    access: 'member',
    body: carpoolPlan,
    reply: commandReplyWith({ id: z.string() }),
    refusals: [
      ...planRefusals,
      'TOO_MANY_CARPOOLS',
      'CARPOOLING_OFF',
      'RIDES_OF_PARTICIPANTS',
      'HUDDLE_CANCELLED',
    ],
    perMinute: 10,
  },
  'GET /api/carpools': {
    operation: 'listCarpools',
    summary: 'Carpools to come that I may see, the soonest first; or mine, those that are past last.',
    access: 'member',
    query: z.strictObject({
      show: z.enum(['OFFERS', 'NEEDS', 'MINE', 'PAST']).default('OFFERS'),
      lat: degrees(90),
      lng: degrees(180),
      /** Kilometres between `lat`, `lng` and where it begins. */
      within: z.coerce.number().int().min(1).max(500).optional(),
      after: cursor.optional(),
      limit: pageSize,
    }),
    reply: z.object({ items: z.array(carpoolCard), next: z.string().nullable() }),
  },
  'GET /api/carpools/:carpoolId': {
    operation: 'readCarpool',
    summary: 'A carpool as I see it: exact places for who rides, an area for everybody else.',
    access: 'member',
    params: one,
    reply: carpoolView,
  },
  'PUT /api/carpools/:carpoolId': {
    operation: 'editCarpool',
    summary:
      'Changes my carpool; riders are asked to acknowledge another time or place. `version` is the one I saw.',
    access: 'member',
    params: one,
    body: carpoolPlan.omit({ kind: true, huddleId: true }).extend({ version: z.number().int() }),
    reply: commandReply,
    refusals: [
      ...planRefusals,
      'CARPOOL_NOT_YOURS',
      'CARPOOL_CANCELLED',
      'CARPOOL_PAST',
      'CARPOOL_CHANGED',
      'SEATS_OUT_TAKEN',
      'SEATS_BACK_TAKEN',
    ],
  },
  'POST /api/carpools/:carpoolId/cancellation': {
    operation: 'cancelCarpool',
    summary: 'Calls my carpool off; everybody with a part in it is told.',
    access: 'member',
    params: one,
    body: z.strictObject({ reason: prose(500).default('') }),
    reply: commandReply,
    refusals: ['CARPOOL_NOT_YOURS', ...ended],
  },
  'PUT /api/carpools/:carpoolId/acknowledgement': {
    operation: 'acknowledgeCarpool',
    summary:
      'I have seen the last change of time or place; its driver: it stays although the huddle has moved.',
    access: 'member',
    params: one,
    reply: commandReply,
    refusals: ['NOTHING_NEW_HERE'],
  },
  'GET /api/huddles/:huddleId/carpools': {
    operation: 'listHuddleCarpools',
    summary: 'Who drives to a huddle and who needs a ride, and what of it is mine.',
    access: 'member',
    params: z.strictObject({ huddleId }),
    reply: z.object({
      items: z.array(carpoolCard),
      /** There are more than these. */
      more: z.boolean(),
      /** I take part, so I may offer or look for a ride. */
      mayJoin: z.boolean(),
      /** I have a place at the huddle, and no seat is left in any car on one of the ways. */
      noRideLeft: z.boolean(),
      /** I host, and may take a file of who drives whom. */
      mayTakeFile: z.boolean(),
    }),
  },
  'GET /api/huddles/:huddleId/carpools.csv': {
    operation: 'exportRides',
    summary: 'How everybody who goes gets there, as a CSV file for hosts.',
    access: 'member',
    params: z.strictObject({ huddleId }),
    reply: null,
    sends: ['text/csv'],
    refusals: ['NOT_A_HOST'],
    perMinute: 10,
  },
} as const satisfies Contract;

export const carpoolContract = {
  ...ownContract,
  ...rideContract,
  ...wishContract,
} as const satisfies Contract;
export type CarpoolContract = typeof carpoolContract;
export type OwnContract = typeof ownContract;
