import type { Activity } from '#areas/huddle/rules/activity.ts';
import { kmBetween } from '#areas/place/rules/distance.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import { type Bounds, isWithin } from './meaning/bounds.ts';
import type { Span } from './meaning/calendar.ts';
import type { Filters } from './meaning/filters.ts';
import { type Hours, isAtHours } from './meaning/hours.ts';

interface Within {
  contains(spot: { readonly lat: number; readonly lng: number }): boolean;
  /** What lies outside does not belong to it, whatever its words say. */
  readonly isExact?: boolean;
}

/** What is asked of an outing. */
export interface Conditions {
  readonly span?: Span | undefined;
  readonly activities?: readonly Activity[] | undefined;
  readonly filters: Filters;
  readonly bounds?: Bounds | undefined;
  readonly hours?: Hours | undefined;
  readonly place?: { readonly lat: number; readonly lng: number } | undefined;
  /** The part of the world that is meant. */
  readonly region?: Within | undefined;
  /** Those whose words name the place that is meant. */
  readonly named?: ReadonlySet<string> | undefined;
}

/** What counts of an outing. */
export interface Outing {
  readonly id: string;
  readonly activity: Activity;
  readonly startDateTime: string;
  readonly endDateTime: string;
  readonly timeZone: string;
  readonly difficulty: string | null;
  readonly payment: string;
  readonly carpooling: boolean;
  readonly dogsAllowed: boolean;
  readonly stepFree: boolean;
  readonly capacity: number | null;
  readonly placesLeft: number | null;
  readonly distanceMeters: number | null;
  readonly ascentMeters: number | null;
  readonly area: { readonly lat: number; readonly lng: number } | null;
}

export type Condition =
  | 'WHEN'
  | 'HOUR'
  | 'WHERE'
  | 'WHAT'
  | 'LEVEL'
  | 'MEASURE'
  | 'FREE'
  | 'PAID'
  | 'RIDE'
  | 'DOGS'
  | 'STEP_FREE'
  | 'ROOM'
  | 'FULL';

/** Kilometres that count as near. */
export const NEAR_KM = 60;

/** What of the question an outing does not fit; empty when it fits all of it. */
export function missedBy(outing: Outing, wanted: Conditions): Condition[] {
  const { activities, filters, bounds = {}, hours } = wanted;
  const misses: Array<[Condition, boolean]> = [
    ['WHEN', !isOnDays(outing, wanted)],
    ['HOUR', !isAtHours(outing, hours)],
    ['WHERE', !isThere(outing, wanted)],
    ['WHAT', activities !== undefined && !activities.includes(outing.activity)],
    ['LEVEL', !isOfLevel(outing, filters)],
    ['MEASURE', !isMeasured(outing, bounds)],
    ['FREE', filters.free === true && outing.payment !== 'FREE'],
    ['PAID', filters.paid === true && outing.payment === 'FREE'],
    ['RIDE', filters.ride === true && !outing.carpooling],
    ['DOGS', filters.dogs === true && !outing.dogsAllowed],
    ['STEP_FREE', filters.stepFree === true && !outing.stepFree],
    ['ROOM', !hasRoom(outing, filters.room)],
    ['FULL', filters.full === true && outing.placesLeft !== 0],
  ];
  return misses.filter(([, missed]) => missed).map(([condition]) => condition);
}

/** Whether something that starts then does so on the days that are asked for. */
export function isOnDays(
  outing: Pick<Outing, 'startDateTime' | 'timeZone'>,
  { span, filters }: Pick<Conditions, 'span' | 'filters'>,
): boolean {
  const at = new Date(outing.startDateTime);
  if (span && (at < span.from || at >= span.to)) return false;
  if (filters.weekend && !isAtWeekend(outing)) return false;
  if (filters.weekday && isAtWeekend(outing)) return false;
  return filters.day === undefined || weekdayOf(outing) === filters.day;
}

const WEEKEND: ReadonlySet<number> = new Set([0, 6]);

function isAtWeekend(outing: Pick<Outing, 'startDateTime' | 'timeZone'>): boolean {
  return WEEKEND.has(weekdayOf(outing));
}

/** Of the day on which it starts where it is. */
function weekdayOf({ startDateTime, timeZone }: Pick<Outing, 'startDateTime' | 'timeZone'>): number {
  return new Date(wallIn(new Date(startDateTime), timeZone).slice(0, 10)).getUTCDay();
}

function isThere(outing: Outing, { place, named, region }: Conditions): boolean {
  if (!place && !named && !region) return true;
  if (region?.isExact && outing.area) return region.contains(outing.area);
  if (named?.has(outing.id)) return true;
  if (region) return outing.area !== null && region.contains(outing.area);
  return place !== undefined && outing.area !== null && kmBetween(place, outing.area) <= NEAR_KM;
}

/** From the easiest to the hardest. */
export const levels: ReadonlyArray<string | null> = ['EASY', 'MODERATE', 'HARD', 'VERY_HARD'];

function isOfLevel({ difficulty }: Outing, { difficulty: wanted, orEasier }: Filters): boolean {
  if (wanted === undefined || difficulty === wanted) return true;
  return orEasier === true && difficulty !== null && levels.indexOf(difficulty) < levels.indexOf(wanted);
}

const MINUTE_MS = 60_000;

function isMeasured(outing: Outing, { length, ascent, duration }: Bounds): boolean {
  const minutes = (Date.parse(outing.endDateTime) - Date.parse(outing.startDateTime)) / MINUTE_MS;
  return (
    isWithin(outing.distanceMeters, length) &&
    isWithin(outing.ascentMeters, ascent) &&
    isWithin(minutes, duration)
  );
}

/** A count that its hosts do not show says nothing, so it does not count as room. */
function hasRoom(outing: Outing, room: number | undefined): boolean {
  if (room === undefined || outing.capacity === null) return true;
  return outing.placesLeft !== null && outing.placesLeft >= room;
}

/** What weighs most in a question: the place, then the day, then what one does. */
const weights: Readonly<Record<Condition, number>> = {
  WHERE: 3,
  WHEN: 2.5,
  WHAT: 2,
  HOUR: 1.5,
  LEVEL: 1,
  MEASURE: 1.5,
  ROOM: 1,
  FULL: 1,
  RIDE: 1,
  DOGS: 1.5,
  STEP_FREE: 1.5,
  FREE: 1,
  PAID: 1,
};

/** Words that fit wholly outweigh one condition that does not. */
const LIKENESS = 2.5;

/** How far an outing is from what was asked; `likeness` is how well its words fit, 0 when they do not. */
export function distanceFrom(missed: readonly Condition[], likeness: number): number {
  const cost = missed.reduce((sum, condition) => sum + weights[condition], 0);
  return cost - LIKENESS * Math.min(1, likeness);
}
