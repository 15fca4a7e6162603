import { instantIn, wallIn } from '#platform/shared/zoned-time.ts';
import { numberOf, without } from './words.ts';

/** How a span was said, for a sentence in any language. */
export interface Said {
  readonly what:
    | 'TODAY'
    | 'TOMORROW'
    | 'DAY_AFTER'
    | 'WEEKEND'
    | 'NEXT_WEEKEND'
    | 'WEEKEND_AFTER'
    | 'WEEK'
    | 'NEXT_WEEK'
    | 'THIS_MONTH'
    | 'NEXT_MONTH'
    | 'WEEKDAY'
    | 'DATE'
    | 'DATES'
    | 'MONTH'
    | 'IN'
    | 'WITHIN';
  readonly count?: number;
  /** The last day of several, as midnight of UTC. */
  readonly last?: Date;
  readonly unit?: Unit;
  /** The first day, as midnight of UTC. */
  readonly day: Date;
}

type Unit = 'day' | 'week' | 'month';

/** From an instant until before another, and how people call it. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
  readonly said: Said;
}

interface FoundSpan {
  readonly span: Span;
  /** The question without the words that said it. */
  readonly rest: string;
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const monthWord = months.map((month) => `${month}|${month.slice(0, 3)}`).join('|');
const dayWord = weekdays.map((day) => `${day}s?|${day.slice(0, 3)}`).join('|');
const DAY_MS = 86_400_000;
const A_FEW = 3;

/** Calendar days of a zone as numbers, so that a change of clocks shifts nothing. */
interface Calendar {
  readonly today: number;
  readonly weekday: number;
  span(from: number, days: number, what: Said['what'], more?: Pick<Said, 'count' | 'unit'>): Span;
}

function calendarOf(now: Date, timeZone: string): Calendar {
  const today = Math.floor(Date.parse(`${wallIn(now, timeZone).slice(0, 10)}T00:00Z`) / DAY_MS);
  const midnight = (day: number) => {
    const wall = `${new Date(day * DAY_MS).toISOString().slice(0, 10)}T00:00`;
    return instantIn(wall, timeZone) ?? new Date(day * DAY_MS);
  };
  return {
    today,
    weekday: new Date(today * DAY_MS).getUTCDay(),
    span: (from, days, what, more) => ({
      from: midnight(from),
      to: midnight(from + days),
      said: { what, ...more, day: new Date(from * DAY_MS) },
    }),
  };
}

type Reading = readonly [pattern: RegExp, read: (found: RegExpExecArray, days: Calendar) => Span | undefined];

const CHRISTMAS = 'christmas|xmas|weihnachten';
const NEW_YEAR = '(?:the )?new years?|neujahr|silvester';

/** Holidays that are on the same days each year. */
const holidays: readonly Reading[] = [
  [
    new RegExp(`\\bbetween (?:${CHRISTMAS}) and (?:${NEW_YEAR})\\b|\\bbetween (?:the )?years\\b`),
    (_, c) => daysFrom(c, 11, 26, 6),
  ],
  [
    new RegExp(`\\b(?:over|at|on|during|around|for)? ?(?:${CHRISTMAS})(?: (?:eve|day|days|holidays?))?\\b`),
    (_, c) => daysFrom(c, 11, 24, 3),
  ],
  [
    new RegExp(`\\b(?:over|at|on|for)? ?(?:(?:${NEW_YEAR})(?:s)? eve|silvester)\\b`),
    (_, c) => onDate(c, 11, 31, 0),
  ],
  [/\b(?:over|at|on|for)? ?(?:new years?(?: day)?|neujahr)\b/, (_, c) => onDate(c, 0, 1, 0)],
];

/** The first that fits counts, so the longer expressions stand before their parts. */
const readings: readonly Reading[] = [
  ...holidays,
  [/\b(?:the )?day after tomorrow\b/, (_, c) => c.span(c.today + 2, 1, 'DAY_AFTER')],
  [/\b(?:today|tonight|this (?:morning|afternoon|evening))\b/, (_, c) => c.span(c.today, 1, 'TODAY')],
  [
    /\b(?:tomorrow|tmrw|tmr)(?: (?:morning|afternoon|evening|night))?\b/,
    (_, c) => c.span(c.today + 1, 1, 'TOMORROW'),
  ],
  [
    new RegExp(
      `\\b(?:on |at |over )?(?:(?:this|the) )*weekend (?:of |from |around |on )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?:[ /-]\\d{1,2})?(?: of)? (${monthWord})\\b`,
    ),
    ([, d, m = ''], c) => weekendOf(c, onDate(c, monthOf(m), Number(d), 0)),
  ],
  [/\b(?:the )?weekend after next\b/, (_, c) => c.span(saturday(c) + 14, 2, 'WEEKEND_AFTER')],
  [/\b(?:on |at |over )?(?:the )?next weekend\b/, (_, c) => c.span(saturday(c) + 7, 2, 'NEXT_WEEKEND')],
  [
    /(?<!\b(?:an?|any|some|one|every) )\b(?:on |at |over )?(?:(?:this|the|coming|for the) )*weekend\b/,
    (_, c) => {
      const from = c.weekday === 0 ? c.today : saturday(c);
      return c.span(from, c.weekday === 0 ? 1 : 2, 'WEEKEND');
    },
  ],
  [
    /\bin (?:about )?(\d{1,2}|a|one|two|three|four|five|six) (day|week|month)s?(?: time)?\b/,
    ([, count = '', unit = ''], c) => inSome(numberOf(count), unit as Unit, c),
  ],
  [
    /\b(?:in |within |over )?(?:the )?(?:next|coming) (\d{1,2}|two|three|four|five|six|couple of|few) (day|week|month)s?\b/,
    ([, count = '', unit = ''], c) => {
      const many = count === 'few' ? A_FEW : count === 'couple of' ? 2 : numberOf(count);
      const days = many * (unit === 'day' ? 1 : unit === 'week' ? 7 : 30);
      return c.span(c.today, days + 1, 'WITHIN', { count: many, unit: unit as Unit });
    },
  ],
  [/\b(?:in |on )?(?:(?:the|this) )?(?:next|coming) week\b/, (_, c) => c.span(monday(c) + 7, 7, 'NEXT_WEEK')],
  [/\b(?:in )?(?:the )?this week\b/, (_, c) => c.span(c.today, monday(c) + 7 - c.today, 'WEEK')],
  [/\b(?:in )?(?:the )?next month\b/, (_, c) => monthFrom(c, 1, 'NEXT_MONTH')],
  [/\b(?:in )?this month\b/, (_, c) => monthFrom(c, 0, 'THIS_MONTH')],
  [/\b(20\d\d)-(\d\d)-(\d\d)\b/, ([, y, m, d], c) => onDate(c, Number(m) - 1, Number(d), Number(y))],
  [
    /\b(\d{1,2})\.(\d{1,2})(?:\.(20\d\d)?)?/,
    ([, d, m, y], c) => onDate(c, Number(m) - 1, Number(d), Number(y)),
  ],
  [
    new RegExp(`\\b(?:on )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthWord})\\b(?: (20\\d\\d))?`),
    ([, d, m = '', y], c) => onDate(c, monthOf(m), Number(d), Number(y)),
  ],
  [
    new RegExp(`\\b(?:on )?(${monthWord}) (\\d{1,2})(?:st|nd|rd|th)?\\b(?: (20\\d\\d))?`),
    ([, m = '', d, y], c) => onDate(c, monthOf(m), Number(d), Number(y)),
  ],
  [new RegExp(`\\b(?:in|during|this|next) (${monthWord})\\b`), ([, m = ''], c) => wholeMonth(c, monthOf(m))],
  [
    new RegExp(
      `\\b(?:on |by )?(?:this |coming |(next ))?(${dayWord})(?: (?:morning|afternoon|evening|night))?\\b`,
    ),
    ([, isNext, word = ''], c) => {
      const day = weekdays.findIndex((name) => name.startsWith(word.slice(0, 3)));
      const ahead = (day - c.weekday + 7) % 7;
      // 'Next Saturday' said on a Saturday is not today.
      return isNext && ahead === 0 ? c.span(c.today + 7, 1, 'DATE') : c.span(c.today + ahead, 1, 'WEEKDAY');
    },
  ],
];

/** When a question means, in the asker's time zone. `question` is plain. */
export function spanIn(question: string, now: Date, timeZone: string): FoundSpan | undefined {
  const calendar = calendarOf(now, timeZone);
  for (const [pattern, read] of readings) {
    const found = pattern.exec(question);
    const span = found && read(found, calendar);
    if (found && span) return { span, rest: without(question, found) };
  }
  return undefined;
}

function saturday(c: Calendar): number {
  return c.today + ((6 - c.weekday + 7) % 7) - (c.weekday === 0 ? 7 : 0);
}

/** Some days in a row, this year's until they are over. */
function daysFrom(c: Calendar, month: number, day: number, days: number): Span {
  const year = new Date(c.today * DAY_MS).getUTCFullYear();
  const first = (of: number) => Date.UTC(of, month, day) / DAY_MS;
  const begins = first(year) + days <= c.today ? first(year + 1) : first(year);
  const from = Math.max(begins, c.today);
  const span = c.span(from, begins + days - from, 'DATES');
  return { ...span, said: { ...span.said, last: new Date((begins + days - 1) * DAY_MS) } };
}

/** The Saturday and Sunday of the week of a date, as that date is called. */
function weekendOf(c: Calendar, date: Span | undefined): Span | undefined {
  if (!date) return undefined;
  const day = date.said.day.getTime() / DAY_MS;
  const weekday = date.said.day.getUTCDay();
  const { from, to } = c.span(weekday === 0 ? day - 1 : day + 6 - weekday, 2, 'DATE');
  return { from, to, said: date.said };
}

function monday(c: Calendar): number {
  return c.today - ((c.weekday + 6) % 7);
}

/** 'In two weeks' is not a day: some days around it are meant. */
function inSome(count: number, unit: Unit, c: Calendar): Span {
  const more = { count, unit };
  if (unit === 'day') return c.span(c.today + count, 1, 'IN', more);
  if (unit === 'week') return c.span(c.today + count * 7 - 3, 7, 'IN', more);
  return c.span(c.today + count * 30 - 10, 21, 'IN', more);
}

function monthFrom(c: Calendar, more: number, what: Said['what']): Span {
  const at = new Date(c.today * DAY_MS);
  const first = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + more, 1) / DAY_MS;
  const after = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + more + 1, 1) / DAY_MS;
  const from = Math.max(first, c.today);
  return c.span(from, after - from, what);
}

function wholeMonth(c: Calendar, month: number): Span {
  const at = new Date(c.today * DAY_MS);
  return monthFrom(c, (month - at.getUTCMonth() + 12) % 12, 'MONTH');
}

function monthOf(word: string): number {
  return months.findIndex((name) => name.startsWith(word.slice(0, 3)));
}

/** Without a year the next such day that has not passed. */
function onDate(c: Calendar, month: number, day: number, year: number): Span | undefined {
  if (month < 0 || month > 11 || day < 1 || day > 31) return undefined;
  const thisYear = new Date(c.today * DAY_MS).getUTCFullYear();
  const inYear = (of: number) => Date.UTC(of, month, day) / DAY_MS;
  const wanted = year || (inYear(thisYear) < c.today ? thisYear + 1 : thisYear);
  return c.span(inYear(wanted), 1, 'DATE');
}
