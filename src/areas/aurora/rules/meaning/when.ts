import {
  type Calendar,
  calendarOf,
  daysFrom,
  daysOfMonth,
  inSome,
  monday,
  monthFrom,
  monthOf,
  months,
  monthsFrom,
  onDate,
  onDayOfMonth,
  type Span,
  saturday,
  seasonOf,
  type Unit,
  untilDay,
  untilEndOf,
  weekendOf,
  wholeMonth,
} from './calendar.ts';
import { numberOf, without } from './words.ts';

interface FoundSpan {
  readonly span: Span;
  /** The question without the words that said it. */
  readonly rest: string;
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const monthWord = `${months.map((month) => `${month}|${month.slice(0, 3)}`).join('|')}|sept`;
/** 'The sun' is no Sunday. */
const SHORT_SUNDAY = '(?<!\\b(?:the|does|is|will) )sun(?! (?:ris|set|com|go|up|down|shin|burn|cream|hat))';
const shortDays = `${SHORT_SUNDAY}|mon|tues?|weds?|thu|thurs?|fri|sat`;
const dayWord = `${weekdays.map((day) => `${day}s?`).join('|')}|${shortDays}`;
/** 'Sunday 21 June' is said twice. */
const ON_DAY = `(?:(?:${dayWord}) )?`;
const A_FEW = 3;
const SOME_WEEKS = 4;
const MIDDLE = 15;

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

const weeks = ['first', 'second', 'third', 'fourth'];
const weeksBefore = (nth: string) =>
  /^\d/.test(nth) ? Number(nth[0]) - 1 : Math.max(0, nth === 'last' ? 3 : weeks.indexOf(nth));

/** The first that fits counts, so the longer expressions stand before their parts. */
const readings: readonly Reading[] = [
  ...holidays,
  [/\b(?:the )?day after tomorrow\b/, (_, c) => c.span(c.today + 2, 1, 'DAY_AFTER')],
  [
    /(?<!\bfrom )\b(?:today|tonight|this (?:morning|afternoon|evening))\b/,
    (_, c) => c.span(c.today, 1, 'TODAY'),
  ],
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
  [
    new RegExp(
      `\\b(?:from |between |on )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: ?[/&+-] ?| (?:(?:and|to|until|till|or) )?)(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthWord})\\b`,
    ),
    ([, first, last, m = ''], c) =>
      Number(last) > Number(first)
        ? daysFrom(c, monthOf(m), Number(first), Number(last) - Number(first) + 1)
        : undefined,
  ],
  [
    new RegExp(`\\b(?:until|till|by|up to) (?:the )?(?:mid|middle|mitte)(?: of| in)? (${monthWord})\\b`),
    ([, m = ''], c) => untilDay(c, monthOf(m), MIDDLE),
  ],
  [
    new RegExp(`\\b(?:until|till|by|up to) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthWord})\\b`),
    ([, d, m = ''], c) => untilDay(c, monthOf(m), Number(d)),
  ],
  [
    new RegExp(`\\b(?:until|till|by|up to) (?:the )?(?:end|ende) (?:of )?(${monthWord})\\b`),
    ([, m = ''], c) => untilEndOf(c, monthOf(m)),
  ],
  [
    new RegExp(`\\b(?:in |during )?(${monthWord}) (?:and|to|until|till|or) (?:in )?(${monthWord})\\b`),
    ([, first = '', last = ''], c) => monthsFrom(c, monthOf(first), monthOf(last)),
  ],
  [
    /\b(?:on |from )?(?:the )?(\d{1,2})(?:st|nd|rd|th) (?:and|to|until|till|or) (?:the )?(\d{1,2})(?:st|nd|rd|th)\b/,
    ([, first, last], c) => daysOfMonth(c, Number(first), Number(last)),
  ],
  [/\b(?:the )?weekend after next\b/, (_, c) => c.span(saturday(c) + 14, 2, 'WEEKEND_AFTER')],
  [
    /\b(?:on |at |over )?(?:the )?(?:next weekend|weekend after(?: (?:that|this|it))?)\b/,
    (_, c) => c.span(saturday(c) + 7, 2, 'NEXT_WEEKEND'),
  ],
  [
    /(?<!\b(?:an?|any|some|one|every|that) )\b(?:on |at |over )?(?:(?:this|the|coming|for the) )*weekend\b/,
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
  [
    /\b(?:in |during |over )?(?:(?:this|next|coming|over the) )(spring|summer|autumn|fall|winter)(?= ?$| (?:in|at|near|with|for|around|on|and|or)\b)/,
    ([, season = ''], c) => seasonOf(c, season),
  ],
  [
    /\b(?:in |within |over )?(?:the )?(?:next|coming) (day|week|month)s\b/,
    ([, unit = ''], c) =>
      c.span(
        c.today,
        (unit === 'day' ? A_FEW : unit === 'week' ? 7 * SOME_WEEKS : 90) + 1,
        'WITHIN',
        unit === 'day'
          ? { count: A_FEW, unit: 'day' }
          : unit === 'week'
            ? { count: SOME_WEEKS, unit: 'week' }
            : { count: 3, unit: 'month' },
      ),
  ],
  [/\b(?:in |on )?(?:(?:the|this) )?(?:next|coming) week\b/, (_, c) => c.span(monday(c) + 7, 7, 'NEXT_WEEK')],
  [
    new RegExp(
      `\\b(?:in |during )?(?:the )?(first|1st|second|2nd|third|3rd|fourth|4th|last) week (?:of|in) (${monthWord})\\b`,
    ),
    ([, nth = '', m = ''], c) => daysFrom(c, monthOf(m), 1 + 7 * weeksBefore(nth), 7),
  ],
  [/\b(?:in )?(?:the )?this week\b/, (_, c) => c.span(c.today, monday(c) + 7 - c.today, 'WEEK')],
  [/\b(?:in )?(?:the )?next month\b/, (_, c) => monthFrom(c, 1, 'NEXT_MONTH')],
  [/\b(?:in )?this month\b/, (_, c) => monthFrom(c, 0, 'THIS_MONTH')],
  [/\b(20\d\d)-(\d\d)-(\d\d)\b/, ([, y, m, d], c) => onDate(c, Number(m) - 1, Number(d), Number(y))],
  [
    /\b(\d{1,2})\.(\d{1,2})(?:\.(20\d\d)?)?/,
    ([, d, m, y], c) => onDate(c, Number(m) - 1, Number(d), Number(y)),
  ],
  [
    new RegExp(
      `\\b(?:on )?${ON_DAY}(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthWord})\\b(?: (20\\d\\d))?`,
    ),
    ([, d, m = '', y], c) => onDate(c, monthOf(m), Number(d), Number(y)),
  ],
  [
    new RegExp(`\\b(?:on )?${ON_DAY}(${monthWord}) (\\d{1,2})(?:st|nd|rd|th)?\\b(?: (20\\d\\d))?`),
    ([, m = '', d, y], c) => onDate(c, monthOf(m), Number(d), Number(y)),
  ],
  [
    new RegExp(
      `\\b(?:at |by |in )?(?:the )?(?:(early|beginning|start|anfang)|(mid|middle|mitte)|(?:late|end|ende))(?: of| in)?(?: the)? (${monthWord})\\b`,
    ),
    ([, early, middle, m = ''], c) =>
      early ? daysFrom(c, monthOf(m), 1, 10) : daysFrom(c, monthOf(m), middle ? 10 : 20, 11),
  ],
  [
    new RegExp(`\\b(?:on |at )?(?:the |(?:${dayWord}) (?:the )?)(\\d{1,2})(?:st|nd|rd|th)\\b`),
    ([, d], c) => onDayOfMonth(c, Number(d)),
  ],
  [
    new RegExp(`\\b(?:in|during|this|next) (?:my )?(${monthWord})\\b`),
    ([, m = ''], c) => wholeMonth(c, monthOf(m)),
  ],
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

const ANY_DAY = new RegExp(
  `\\b(?:(?:on |at )?(?:an?|any|some|every|each) (${weekdays.join('|')})|(?:on )?(${weekdays.map((day) => `${day}s`).join('|')}))\\b`,
);

/** 'On a Sunday' and 'on Sundays' are any of them; 0 is Sunday. */
export function anyDayIn(question: string): { readonly day: number; readonly rest: string } | undefined {
  const found = ANY_DAY.exec(question);
  const said = found?.[1] ?? found?.[2];
  if (!found || !said) return undefined;
  return { day: weekdays.findIndex((day) => said.startsWith(day)), rest: without(question, found) };
}

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
