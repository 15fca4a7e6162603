import { dayNumber } from '#platform/shared/time.ts';
import { instantIn } from '#platform/shared/zoned-time.ts';
import { type Activity, activities } from './activity.ts';

/** What one tap above the list adds to what is looked for, in the order of the page. */
export const chips = ['WEEKEND', 'TODAY', 'NEAR', 'FITS', 'RIDE', 'FREE_PLACES', 'EASY'] as const;
export type Chip = (typeof chips)[number];

/** Days that are named as they come, so that an address kept for a month still means the next weekend. */
export const comingDays = ['WEEKEND', 'TODAY'] as const;
export type ComingDays = (typeof comingDays)[number];

/** How far around a place somebody looks who has not said how far. */
export const USUAL_WITHIN_KM = 50;

/** Of each chip so many are counted at most, so that counting costs no more than a page. */
export const MAX_COUNTED = 99;

const DAY_MS = 86_400_000;
/** Days since Monday: 1970 began on a Thursday. */
const weekdayOf = (day: number) => (((day + 3) % 7) + 7) % 7;
const [SATURDAY, SUNDAY] = [5, 6];

/** Whole days, `YYYY-MM-DD`; empty is open. */
interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** The first and the last of these days where somebody lives, `YYYY-MM-DD`; a weekend that has begun goes on from today. */
export function spanOf(which: ComingDays, now: Date, timeZone: string): DaySpan {
  const today = dayNumber(now, timeZone);
  if (which === 'TODAY') return { from: dayOf(today), to: dayOf(today) };
  const weekday = weekdayOf(today);
  const first = weekday === SUNDAY ? today : today + SATURDAY - weekday;
  return { from: dayOf(first), to: dayOf(today + SUNDAY - weekday) };
}

/** From the first moment of the first day to the first moment after the last, where somebody lives. */
export function instantsOf({ from, to }: DaySpan, timeZone: string) {
  const after = to && dayOf(Math.round(Date.parse(`${to}T00:00Z`) / DAY_MS) + 1);
  return {
    from: instantIn(from && `${from}T00:00`, timeZone),
    to: instantIn(after && `${after}T00:00`, timeZone),
  };
}

function dayOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Interests that are named otherwise than the activity they stand for. */
const otherNames: Readonly<Record<string, readonly Activity[]>> = {
  'family walks': ['WALKING'],
  'dogs on the trail': ['WALKING', 'HIKING'],
  running: ['TRAIL_RUNNING'],
  bouldering: ['CLIMBING'],
  kayaking: ['PADDLING'],
  canoeing: ['PADDLING'],
  'ski touring': ['SKIING'],
};

/** The activities among somebody's interests, whatever their case; `nameOf` is what their language calls them. */
export function activitiesOf(
  interests: readonly string[],
  nameOf: (activity: Activity) => string = () => '',
): readonly Activity[] {
  const said = new Set(interests.map((interest) => interest.trim().toLowerCase()));
  const others = new Set([...said].flatMap((interest) => otherNames[interest] ?? []));
  return activities.filter((activity) => {
    const names = [activity.toLowerCase().replaceAll('_', ' '), nameOf(activity).toLowerCase()];
    return activity !== 'GENERAL' && (others.has(activity) || names.some((name) => said.has(name)));
  });
}
