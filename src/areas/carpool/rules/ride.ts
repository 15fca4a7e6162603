import type { CarpoolId, PersonId } from '#platform/shared/ids.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import type { Leg } from './trip.ts';

/**
 * What became of somebody's wish to ride. ASKED waits for the driver, OFFERED for the rider; WAITING has the
 * driver's yes and waits for a seat; only ACCEPTED holds seats.
 */
export const rideStates = [
  'ASKED',
  'OFFERED',
  'ACCEPTED',
  'WAITING',
  'DECLINED',
  'CANCELLED',
  'LEFT',
  'REMOVED',
] as const;
export type RideState = (typeof rideStates)[number];

/** States in which something can still come of it. */
export const openStates = ['ASKED', 'OFFERED', 'ACCEPTED', 'WAITING'] as const satisfies readonly RideState[];
export type OpenState = (typeof openStates)[number];

export function isOpen(state: RideState | null): boolean {
  return openStates.some((open) => open === state);
}

export interface RideWish {
  /** People, the rider included. */
  readonly party: number;
  readonly legs: readonly Leg[];
}

/** One person's part in a carpool, as its car keeps it. */
export interface Ride extends RideWish {
  readonly riderId: PersonId;
  readonly state: RideState;
  /** Order among those who wait for a seat. */
  readonly queueNumber: number | null;
}

/** What a rider says beside how many they are and which ways. */
export interface RideDetails {
  readonly pickup: PlaceValue | null;
  readonly pickupArea: unknown;
  readonly message: string;
  readonly needId: CarpoolId | null;
}
