import { clockNumber, clockWords } from '#areas/huddle/rules/spelled-times.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import { without } from './words.ts';

/** When on its day an outing may start and be over, in minutes since midnight where it is. */
export interface Hours {
  readonly from?: number;
  readonly before?: number;
  readonly overBy?: number;
}

const HOUR = 60;
const NOON = 12 * HOUR;
const EARLY = 9 * HOUR;
const EVENING = 17 * HOUR;

/** No number of kilometres, people or days. */
const NO_MEASURE =
  '(?! ?(?:of|or|to|k|km|kilomet\\w*|mi|miles?|m|met\\w*|hours?|hrs?|minutes?|min|days?|weeks?|months?|years?|people|persons|adults|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\\d|[/-]))';
const TIME = `(?:(?<hour>\\d{1,2}|${clockWords.join('|')})(?:[:.](?<minute>\\d\\d))?(?: ?(?<half>am|pm|h|oclock))?\\b${NO_MEASURE}|(?<noon>noon|midday|lunch(?:time)?))`;
const PART = '(?: in the (?<part>morning|afternoon|evening))?';

const OVER = '(?:back|home|over|done|finish(?:ed|es|ing)?|ends?|ending)';
const AGAIN = '(?: home| at home| again| in [a-z]+(?= (?:by|before|at|until)))*';
/** 'And I must be'. */
const NEEDED =
  '(?:and |but )*(?:i |we |it |that |which )*(?:must |need to |have to |got to |gotta |should |want to |can )?(?:be |get )*';

/** 'In the evening', 'Sunday evening', 'evening hikes'; 'an evening above the city' is no hour. */
function partOf(part: string): RegExp {
  const day = '\\w+day|today|tomorrow|weekends?';
  return new RegExp(
    `\\b(?:(?:in|on|for|during) (?:the )?(?:early |late )?|(?:this|every|each|early|late) |(?<=\\b(?:${day}) ))${part}\\b|\\b${part}(?= (?:hik|walk|run|ride|tour|trip|outing|stroll|climb|paddl|swim|yoga|bird)\\w*)|^${part}$`,
  );
}

type Reading = readonly [pattern: RegExp, read: (found: Readonly<Record<string, string>>) => Hours];

/** The first that fits counts. */
const readings: readonly Reading[] = [
  [
    new RegExp(`\\b${NEEDED}${OVER}${AGAIN} (?:by|before|at|until)(?: about)? ${TIME}${PART}`),
    (found) => ({ overBy: minutesOf(found, 8) }),
  ],
  [
    new RegExp(
      `\\b${NEEDED}(?:by|before|until)(?: about)? ${TIME}${PART} (?:again )?(?:be )?${OVER}${AGAIN}\\b`,
    ),
    (found) => ({ overBy: minutesOf(found, 8) }),
  ],
  [
    new RegExp(`\\b(?:that )?(?:start(?:s|ing)? )?(?:not|no) (?:before|earlier than) ${TIME}${PART}`),
    (found) => ({ from: minutesOf(found, 5) }),
  ],
  [
    new RegExp(
      `\\b(?:that )?(?:start(?:s|ing)? )?(?:after|later than|from(?= \\S+ (?:am|pm|h|oclock|onwards))) ${TIME}${PART}(?: onwards)?`,
    ),
    (found) => ({ from: minutesOf(found, 7) }),
  ],
  [
    new RegExp(`\\b(?:that )?(?:start(?:s|ing)? )?(?:before|earlier than) ${TIME}${PART}`),
    (found) => ({ before: minutesOf(found, 4) }),
  ],
  [
    /\b(?:(?:not|no|without|dont like|hate) (?:too |very |so |an? )*early (?:starts?|mornings?|rising)|late (?:start|riser)s?|(?:can |to )?(?:sleep|lie) in)\b/,
    () => ({ from: EARLY }),
  ],
  [
    /\b(?:an? |with |the )*(?:very |really )?early (?:starts?|(?:in the )?mornings?)\b/,
    () => ({ before: EARLY }),
  ],
  [partOf('mornings?'), () => ({ before: NOON })],
  [partOf('afternoons?'), () => ({ from: NOON, before: EVENING })],
  [partOf('evenings?'), () => ({ from: EVENING })],
  [/\b(?:tonight|after (?:my )?work(?:ing hours)?)\b/, () => ({ from: EVENING })],
];

interface FoundHours {
  readonly hours: Hours;
  /** The question without the words that said it; 'this evening' is still today. */
  readonly rest: string;
}

/** The hours that a question sets. `question` is plain. */
export function hoursIn(question: string): FoundHours | undefined {
  for (const [pattern, read] of readings) {
    const found = pattern.exec(question);
    if (!found) continue;
    const isToday = /^(?:this |tonight)/.test(found[0]);
    return {
      hours: read(found.groups ?? {}),
      rest: isToday ? question.replace(found[0], 'today') : without(question, found),
    };
  }
  return undefined;
}

/** 'five' is in the afternoon where `latest` is at least 5. */
function minutesOf(
  { hour = '', minute, half, noon, part }: Readonly<Record<string, string>>,
  latest: number,
): number {
  if (noon) return NOON;
  const said = clockNumber(hour);
  const isOpen = half === undefined && part === undefined;
  const isLate = half === 'pm' || part === 'afternoon' || part === 'evening' || (isOpen && said <= latest);
  return (
    ((said % 12) + (isLate || (said === 12 && half !== 'am') || said > 12 ? 12 : 0)) * HOUR +
    Number(minute ?? 0)
  );
}

interface Times {
  readonly startDateTime: string;
  readonly endDateTime: string;
  readonly timeZone: string;
}

/** Whether an outing starts and ends at such hours, by the clocks where it is; one that ends on another day is not over. */
export function isAtHours(
  { startDateTime, endDateTime, timeZone }: Times,
  wanted: Hours | undefined,
): boolean {
  if (!wanted) return true;
  const [start, end] = [startDateTime, endDateTime].map((at) => wallIn(new Date(at), timeZone));
  const isOver =
    start?.slice(0, 10) === end?.slice(0, 10) && clockOf(end) <= (wanted.overBy ?? Number.POSITIVE_INFINITY);
  const from = clockOf(start);
  return (
    from >= (wanted.from ?? 0) &&
    from < (wanted.before ?? Number.POSITIVE_INFINITY) &&
    (wanted.overBy === undefined || isOver)
  );
}

/** Minutes since midnight of 'YYYY-MM-DDTHH:MM'. */
function clockOf(wall = ''): number {
  return Number(wall.slice(11, 13)) * HOUR + Number(wall.slice(14, 16));
}
