export const tripTypes = ['ROUND', 'DEPART', 'RETURN'] as const;
/** ROUND goes there and comes back, DEPART goes there only, RETURN comes back only (CAR-1). */
export type TripType = (typeof tripTypes)[number];

export const legs = ['OUT', 'BACK'] as const;
/** One way of a trip. */
export type Leg = (typeof legs)[number];

/** People or seats, a way. */
export type PerLeg = Readonly<Record<Leg, number>>;

export function legsOf(trip: TripType): readonly Leg[] {
  if (trip === 'ROUND') return legs;
  return trip === 'DEPART' ? ['OUT'] : ['BACK'];
}

/** When each way begins; null where the trip has no such way. */
export interface TripTimes {
  readonly departsAt: Date | null;
  readonly returnsAt: Date | null;
}

export function startOf(leg: Leg, times: TripTimes): Date | null {
  return leg === 'OUT' ? times.departsAt : times.returnsAt;
}
