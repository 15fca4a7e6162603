import type { Said } from '../meaning/calendar.ts';
import type { Hours } from '../meaning/hours.ts';
import { clock } from './clock.ts';

const days: Readonly<Partial<Record<Said['what'], string>>> = {
  TODAY: 'today',
  TOMORROW: 'tomorrow',
  DAY_AFTER: 'the day after tomorrow',
  WEEKEND: 'this weekend',
  NEXT_WEEKEND: 'next weekend',
  WEEKEND_AFTER: 'the weekend after next',
  WEEK: 'this week',
  NEXT_WEEK: 'next week',
  THIS_MONTH: 'this month',
  NEXT_MONTH: 'next month',
};

/** 'on Saturday', 'in July', 'in 2 weeks' */
export function said({ what, count = 1, unit = 'day', day, last = day }: Said): string {
  const worded = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(day);
  const dayOf = (date: Date) =>
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(date);
  const units = `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (what === 'WEEKDAY') return `on ${worded({ weekday: 'long' })}`;
  if (what === 'DATE') return `on ${dayOf(day)}`;
  if (what === 'DATES') return `from ${dayOf(day)} to ${dayOf(last)}`;
  if (what === 'MONTH') return `in ${worded({ month: 'long' })}`;
  if (what === 'IN') return `in ${units}`;
  return what === 'WITHIN' ? `in the next ${units}` : (days[what] ?? '');
}

/** 'between 12:00 and 17:00', 'over by 14:00' */
export function hoursSaid({ from, before, overBy }: Hours): string {
  const start =
    from !== undefined && before !== undefined
      ? `starting between ${clock(from)} and ${clock(before)}`
      : from !== undefined
        ? `starting at ${clock(from)} or later`
        : before !== undefined && `starting before ${clock(before)}`;
  return [start, overBy !== undefined && `over by ${clock(overBy)}`].filter(Boolean).join(' and ');
}

/** What is said of a plan beside its name; its hour in minutes since midnight. */
export interface SaidPlan {
  readonly span: Said | undefined;
  readonly time: number | undefined;
  readonly people: number | undefined;
}

/** ' on Sunday at 9:00 for up to 8 people' */
export function planSaid({ span, time, people }: SaidPlan): string {
  return [
    span && ` ${said(span)}`,
    time !== undefined && ` at ${clock(time)}`,
    people !== undefined && ` for up to ${people} people`,
  ]
    .filter(Boolean)
    .join('');
}

/** 0 is Sunday, as 4 January 1970 was. */
export function dayName(day: number): string {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(1970, 0, 4 + day),
  );
}
