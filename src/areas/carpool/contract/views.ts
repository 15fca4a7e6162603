import { z } from 'zod';
import type { CarpoolId, HuddleId } from '#platform/shared/ids.ts';
import { face, idOf, instant, line, place, prose } from '#platform/shared/wire-values.ts';
import { askers } from '../rules/access.ts';
import { carpoolChanges } from '../rules/changes.ts';
import { currencies } from '../rules/cost.ts';
import { MAX_PICKUP_KM, MAX_SEATS, MAX_STOPS } from '../rules/limits.ts';
import { rideStates } from '../rules/ride.ts';
import { legs, tripTypes } from '../rules/trip.ts';

export const carpoolId = idOf<CarpoolId>();
export const huddleId = idOf<HuddleId>();
export const leg = z.enum(legs);
const seats = z.number().int().min(0).max(MAX_SEATS);
const amount = z.number().int().min(1).max(100_000);

/** Whom and what a driver gladly takes along. */
export const welcomed = ['CHILDREN', 'PETS', 'LUGGAGE', 'SMOKING'] as const;

/** What somebody says about a ride they offer or need. */
export const carpoolPlan = z.strictObject({
  kind: z.enum(['OFFER', 'NEED']),
  huddleId: huddleId.nullable().default(null),
  tripType: z.enum(tripTypes),
  origin: place,
  /** Without one, the venue of the huddle. */
  destination: place.nullable().default(null),
  departAt: instant.nullable().default(null),
  returnAt: instant.nullable().default(null),
  timeZone: z.string().min(1).max(64),
  /** Of a need, the people who want a seat. */
  seatsOut: seats.default(0),
  seatsBack: seats.default(0),
  stops: z.array(place).max(MAX_STOPS).default([]),
  /** So far the driver goes out of their way. */
  pickupKm: z.number().int().min(1).max(MAX_PICKUP_KM).nullable().default(null),
  /** What the whole trip costs the driver, in hundredths. */
  cost: z
    .strictObject({ amount, currency: z.enum(currencies) })
    .nullable()
    .default(null),
  welcome: z.array(z.enum(welcomed)).max(welcomed.length).default([]),
  note: prose(1_000).default(''),
  /** For those who ride: what the car looks like. */
  carNote: line(200).default(''),
  whoMayAsk: z.enum(askers).default('EVERYONE'),
});
export type CarpoolPlan = z.output<typeof carpoolPlan>;

const placeShown = z.object({
  name: z.string(),
  formattedAddress: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** false: the town, and the point to about a kilometre. */
  exact: z.boolean(),
});

const way = z.object({ leg, at: z.string(), seats: z.number().int(), left: z.number().int() });

const rideOfMine = z.object({
  state: z.enum(rideStates),
  party: z.number().int(),
  legs: z.array(leg),
  pickup: placeShown.nullable(),
  message: z.string(),
  /** 1 is next; null when not waiting for a seat. */
  queuePosition: z.number().int().nullable(),
});

const ride = z
  .object({
    rider: face,
    state: z.enum(rideStates),
    party: z.number().int(),
    legs: z.array(leg),
    /** For the driver; others do not learn where somebody is picked up. */
    pickup: placeShown.nullable(),
    message: z.string(),
    /** Whether they have seen the last change; for the driver. */
    acknowledged: z.boolean().nullable(),
  })
  .meta({ id: 'Ride' });
export type RideView = z.output<typeof ride>;

const ofHuddle = z.object({ id: z.string(), name: z.string(), startDateTime: z.string() });

const common = {
  id: z.string(),
  kind: z.enum(['OFFER', 'NEED']),
  status: z.enum(['OPEN', 'CANCELLED']),
  owner: face,
  mine: z.boolean(),
  huddle: ofHuddle.nullable(),
  tripType: z.enum(tripTypes),
  timeZone: z.string(),
  origin: placeShown,
  destination: placeShown,
  /** Each way with its time and its seats; of a need those that are still looked for. */
  ways: z.array(way),
  /** My own part in it. */
  ride: rideOfMine.nullable(),
};

/** A carpool in a list: never an exact place of somebody else. */
export const carpoolCard = z
  .object({
    ...common,
    /** What a rider pays for all ways, in hundredths; null when nothing. */
    share: z.object({ amount: z.number().int(), currency: z.string() }).nullable(),
    /** Requests that wait for me. */
    requests: z.number().int(),
    metersAway: z.number().int().nullable(),
  })
  .meta({ id: 'CarpoolCard' });
export type CarpoolCard = z.output<typeof carpoolCard>;

/** A carpool as one person sees it. */
export const carpoolView = z
  .object({
    ...common,
    sight: z.enum(['AREA', 'RIDER', 'OWNER']),
    cancelReason: z.string(),
    stops: z.array(placeShown),
    pickupKm: z.number().int().nullable(),
    cost: z.object({ amount: z.number().int(), currency: z.string() }).nullable(),
    welcome: z.array(z.enum(welcomed)),
    note: z.string(),
    carNote: z.string(),
    whoMayAsk: z.enum(askers),
    movedWhat: z.array(z.enum(carpoolChanges)),
    mustAcknowledge: z.boolean(),
    /** Its huddle has moved, and its owner is asked what follows. */
    huddleMoved: z.boolean(),
    rides: z.array(ride),
    /** The conversation of those who ride together. */
    roomId: z.string().nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'Carpool' });
export type CarpoolView = z.output<typeof carpoolView>;
