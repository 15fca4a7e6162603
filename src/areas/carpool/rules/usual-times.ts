import { kmBetween } from '#areas/place/rules/distance.ts';

const MINUTE_MS = 60_000;
const STEP_MINUTES = 5;
/** Roads wind, and people arrive before they start. */
const ROAD_TO_LINE = 1.3;
const KM_AN_HOUR = 60;
const EARLY_MINUTES = 15;
/** Where it is not known how far it is. */
const UNKNOWN_MINUTES = 60;

interface Point {
  readonly lat: number;
  readonly lng: number;
}

interface Outing {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly venue: Point | null;
}

/** When one usually leaves for an outing and drives back: proposed, for the driver to correct (CAR-3). */
export function usualTimes({ startsAt, endsAt, venue }: Outing, origin: Point | null) {
  const minutes = venue && origin ? minutesBetween(venue, origin) : UNKNOWN_MINUTES;
  const early = Math.ceil((minutes + EARLY_MINUTES) / STEP_MINUTES) * STEP_MINUTES;
  return { departsAt: new Date(startsAt.getTime() - early * MINUTE_MS), returnsAt: endsAt };
}

function minutesBetween(one: Point, other: Point): number {
  return ((kmBetween(one, other) * ROAD_TO_LINE) / KM_AN_HOUR) * 60;
}
