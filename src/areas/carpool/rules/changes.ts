import type { PlaceValue } from '#platform/shared/wire-values.ts';
import type { TripTimes } from './trip.ts';

export const carpoolChanges = ['DEPARTURE', 'RETURN', 'ORIGIN', 'DESTINATION', 'STOPS'] as const;
export type CarpoolChange = (typeof carpoolChanges)[number];

export interface Route extends TripTimes {
  readonly origin: PlaceValue;
  readonly destination: PlaceValue;
  readonly stops: readonly PlaceValue[];
}

const MINUTE_MS = 60_000;
/** Nobody walks to another place because a point was set again on the map: about 50 metres. */
const SAME_SPOT_DEGREES = 0.0005;

/** The changes that accepted riders are told and asked to acknowledge (CAR-5). */
export function changesOfRoute(before: Route, after: Route): CarpoolChange[] {
  const moved: Readonly<Record<CarpoolChange, boolean>> = {
    DEPARTURE: isOtherTime(before.departsAt, after.departsAt),
    RETURN: isOtherTime(before.returnsAt, after.returnsAt),
    ORIGIN: isElsewhere(before.origin, after.origin),
    DESTINATION: isElsewhere(before.destination, after.destination),
    STOPS:
      before.stops.length !== after.stops.length ||
      before.stops.some((stop, at) => {
        const next = after.stops[at];
        return !next || isElsewhere(stop, next);
      }),
  };
  return carpoolChanges.filter((change) => moved[change]);
}

function isOtherTime(before: Date | null, after: Date | null): boolean {
  if (!before || !after) return before !== after;
  return Math.abs(before.getTime() - after.getTime()) >= MINUTE_MS;
}

function isElsewhere(before: PlaceValue, after: PlaceValue): boolean {
  if (before.name.trim().toLowerCase() !== after.name.trim().toLowerCase()) return true;
  const away = Math.hypot(before.lat - after.lat, before.lng - after.lng);
  return away > SAME_SPOT_DEGREES;
}

/** Whether a rider is asked to say that they have seen the last change. */
export function mustAcknowledge(
  movedAt: Date | null,
  ride: { readonly state: string; readonly acknowledgedAt: Date | null } | null,
): boolean {
  if (movedAt === null || ride?.state !== 'ACCEPTED') return false;
  return ride.acknowledgedAt === null || ride.acknowledgedAt < movedAt;
}
