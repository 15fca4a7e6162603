import { kmBetween } from '#areas/place/rules/distance.ts';

/** Less than this between two outings, and one gets in the other's way; and what the way between them takes. */
const TIGHT_HOURS = 3;
/** As the crow flies, with all that stands around a flight. */
const KM_AN_HOUR = 500;

const HOUR_MS = 3_600_000;

interface Times {
  readonly area: { readonly lat: number; readonly lng: number } | null;
  readonly startDateTime: string;
  readonly endDateTime: string;
}

/** Hours from the end of one to the start of the other, whichever comes first; less than none where they overlap. */
export function gapHours(one: Times, other: Times): number {
  const gap = (first: Times, second: Times) =>
    (Date.parse(second.startDateTime) - Date.parse(first.endDateTime)) / HOUR_MS;
  return Math.max(gap(one, other), gap(other, one));
}

/** Whether nobody goes to both without haste. */
export function isTight(one: Times, other: Times): boolean {
  const km = one.area && other.area ? kmBetween(one.area, other.area) : 0;
  return gapHours(one, other) < TIGHT_HOURS + km / KM_AN_HOUR;
}
