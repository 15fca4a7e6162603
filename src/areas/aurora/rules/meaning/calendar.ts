import { instantIn, wallIn } from '#platform/shared/zoned-time.ts';

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

export type Unit = 'day' | 'week' | 'month';

/** From an instant until before another, and how people call it. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
  readonly said: Said;
}

const DAY_MS = 86_400_000;

export const months = [
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

/** Calendar days of a zone as numbers, so that a change of clocks shifts nothing. */
export interface Calendar {
  readonly today: number;
  readonly weekday: number;
  span(from: number, days: number, what: Said['what'], more?: Pick<Said, 'count' | 'unit'>): Span;
}

export function calendarOf(now: Date, timeZone: string): Calendar {
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

export function saturday(c: Calendar): number {
  return c.today + ((6 - c.weekday + 7) % 7) - (c.weekday === 0 ? 7 : 0);
}

/** Some days in a row, this year's until they are over. */
export function daysFrom(c: Calendar, month: number, day: number, days: number): Span {
  const year = new Date(c.today * DAY_MS).getUTCFullYear();
  const first = (of: number) => Date.UTC(of, month, day) / DAY_MS;
  const begins = first(year) + days <= c.today ? first(year + 1) : first(year);
  const from = Math.max(begins, c.today);
  const span = c.span(from, begins + days - from, 'DATES');
  return { ...span, said: { ...span.said, last: new Date((begins + days - 1) * DAY_MS) } };
}

/** The Saturday and Sunday of the week of a date, as that date is called. */
export function weekendOf(c: Calendar, date: Span | undefined): Span | undefined {
  if (!date) return undefined;
  const day = date.said.day.getTime() / DAY_MS;
  const weekday = date.said.day.getUTCDay();
  const { from, to } = c.span(weekday === 0 ? day - 1 : day + 6 - weekday, 2, 'DATE');
  return { from, to, said: date.said };
}

export function monday(c: Calendar): number {
  return c.today - ((c.weekday + 6) % 7);
}

/** 'In two weeks' is not a day: some days around it are meant. */
export function inSome(count: number, unit: Unit, c: Calendar): Span {
  const more = { count, unit };
  if (unit === 'day') return c.span(c.today + count, 1, 'IN', more);
  if (unit === 'week') return c.span(c.today + count * 7 - 3, 7, 'IN', more);
  return c.span(c.today + count * 30 - 10, 21, 'IN', more);
}

export function monthFrom(c: Calendar, more: number, what: Said['what']): Span {
  const at = new Date(c.today * DAY_MS);
  const first = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + more, 1) / DAY_MS;
  const after = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + more + 1, 1) / DAY_MS;
  const from = Math.max(first, c.today);
  return c.span(from, after - from, what);
}

export function wholeMonth(c: Calendar, month: number): Span {
  const at = new Date(c.today * DAY_MS);
  return monthFrom(c, (month - at.getUTCMonth() + 12) % 12, 'MONTH');
}

/** From today to a day, this year's until it is over. */
export function untilDay(c: Calendar, month: number, day: number): Span | undefined {
  const last = onDate(c, month, day, 0);
  if (!last) return undefined;
  const days = last.said.day.getTime() / DAY_MS - c.today + 1;
  const span = c.span(c.today, days, 'DATES');
  return { ...span, said: { ...span.said, last: last.said.day } };
}

/** From today to the last day of a month. */
export function untilEndOf(c: Calendar, month: number): Span {
  const { from } = c.span(c.today, 1, 'TODAY');
  const days = Math.round((wholeMonth(c, month).to.getTime() - from.getTime()) / DAY_MS);
  const span = c.span(c.today, days, 'DATES');
  return { ...span, said: { ...span.said, last: new Date((c.today + days - 1) * DAY_MS) } };
}

const seasons: Readonly<Record<string, number>> = { spring: 2, summer: 5, autumn: 8, fall: 8, winter: 11 };

/** The three months of a season, this year's until they are over. */
export function seasonOf(c: Calendar, season: string): Span | undefined {
  const month = seasons[season];
  return month === undefined ? undefined : daysFrom(c, month, 1, 90);
}

export function monthOf(word: string): number {
  return months.findIndex((name) => name.startsWith(word.slice(0, 3)));
}

/** 'The 12th': of this month, or of the next where it has passed. */
export function onDayOfMonth(c: Calendar, day: number): Span | undefined {
  const at = new Date(c.today * DAY_MS);
  const month = at.getUTCMonth() + (day < at.getUTCDate() ? 1 : 0);
  return onDate(c, month % 12, day, at.getUTCFullYear() + Math.floor(month / 12));
}

/** 'The 22nd to the 28th', of this month or of the next. */
export function daysOfMonth(c: Calendar, first: number, last: number): Span | undefined {
  const from = onDayOfMonth(c, first);
  if (!from || last <= first) return undefined;
  return daysFrom(c, from.said.day.getUTCMonth(), first, last - first + 1);
}

/** From the first day of one month to the last of another, this year's until they are over. */
export function monthsFrom(c: Calendar, first: number, last: number): Span | undefined {
  if (last <= first) return undefined;
  const days = (Date.UTC(2_001, last + 1, 1) - Date.UTC(2_001, first, 1)) / DAY_MS;
  return daysFrom(c, first, 1, days);
}

/** Without a year the next such day that has not passed. */
export function onDate(c: Calendar, month: number, day: number, year: number): Span | undefined {
  if (month < 0 || month > 11 || day < 1 || day > 31) return undefined;
  const thisYear = new Date(c.today * DAY_MS).getUTCFullYear();
  const inYear = (of: number) => Date.UTC(of, month, day) / DAY_MS;
  const wanted = year || (inYear(thisYear) < c.today ? thisYear + 1 : thisYear);
  return c.span(inYear(wanted), 1, 'DATE');
}
