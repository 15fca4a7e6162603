import { kmBetween } from '#areas/place/rules/distance.ts';
import { bare } from './recognise/tokens.ts';

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

const MINE =
  /\b(?:already busy|double ?booked|(?:am|are) (?:i|we) (?:\w+ )?free|(?:something|anything) else (?:\w+ ){0,2}(?:on|that day|then|planned)|(?:my|our) (?:\w+ )?(?:plans?|outings?|huddles?|hikes?|tours?|trips?)\b.*\b(?:way|overlap|clash|collide|same time)|(?:clash\w*|overlap\w*|collide\w*) with (?:any\w*|something) (?:else )?(?:of mine|i)|schon was vor|schon etwas vor|schon anderswo|schon verplant|habe? ich (?:da|dann|an dem tag) (?:\w+ )?(?:zeit|frei)|(?:uberschneid\w*|kommen) sich (?:meine|unsere)|(?:meine|unsere) (?:\w+ )?(?:touren|plane|wanderungen|termine)\b.*\b(?:uberschneid\w*|in die quere|gleichzeitig))\b/;

/** Whether somebody asks if something gets in the way of what they have planned. */
export function asksOfClashes(question: string): boolean {
  return MINE.test(bare(question));
}
