import type { PerLeg, TripType } from './trip.ts';
import { type Leg, legsOf } from './trip.ts';

/** What the trip costs the driver: fuel, tolls, parking. `amount` in hundredths of the currency. */
export interface TripCost {
  readonly amount: number;
  readonly currency: string;
}

export const currencies = ['CHF', 'EUR', 'GBP', 'USD', 'CAD', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK'] as const;

/**
 * What each rider pays for these ways, in hundredths, rounded down. The cost is split over the ways, and each way over
 * everybody the car takes on it with the driver: so the driver bears a share too, also with every seat taken, and
 * nobody earns from it (CAR-2).
 */
export function shareOf(
  cost: Pick<TripCost, 'amount'>,
  trip: TripType,
  seats: PerLeg,
  ways: readonly Leg[],
): number {
  const driven = legsOf(trip);
  const ridden = driven.filter((leg) => ways.includes(leg));
  const exact = ridden.reduce((sum, leg) => sum + cost.amount / driven.length / (seats[leg] + 1), 0);
  return Math.floor(exact + 1e-9);
}
