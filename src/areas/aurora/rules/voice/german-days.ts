import type { Said } from '../meaning/calendar.ts';
import type { Hours } from '../meaning/hours.ts';
import { clock } from './clock.ts';
import type { SaidPlan } from './english-days.ts';

const days: Readonly<Partial<Record<Said['what'], string>>> = {
  TODAY: 'heute',
  TOMORROW: 'morgen',
  DAY_AFTER: 'übermorgen',
  WEEKEND: 'an diesem Wochenende',
  NEXT_WEEKEND: 'am nächsten Wochenende',
  WEEKEND_AFTER: 'am übernächsten Wochenende',
  WEEK: 'in dieser Woche',
  NEXT_WEEK: 'in der nächsten Woche',
  THIS_MONTH: 'in diesem Monat',
  NEXT_MONTH: 'im nächsten Monat',
};

const units = {
  day: ['Tag', 'Tagen'],
  week: ['Woche', 'Wochen'],
  month: ['Monat', 'Monaten'],
} as const;
/** 'am Samstag', 'im Juli', 'in 2 Wochen' */
export function said({ what, count = 1, unit = 'day', day, last = day }: Said): string {
  const worded = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('de', { ...options, timeZone: 'UTC' }).format(day);
  const dayOf = (date: Date) =>
    new Intl.DateTimeFormat('de', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(date);
  if (what === 'WEEKDAY') return `am ${worded({ weekday: 'long' })}`;
  if (what === 'DATE') return `am ${dayOf(day)}`;
  if (what === 'DATES') return `vom ${dayOf(day)} bis ${dayOf(last)}`;
  if (what === 'MONTH') return `im ${worded({ month: 'long' })}`;
  if (what === 'IN')
    return count === 1 && unit === 'week'
      ? 'in einer Woche'
      : `in ${count} ${units[unit][count === 1 ? 0 : 1]}`;
  return what === 'WITHIN' ? `in den nächsten ${count} ${units[unit][1]}` : (days[what] ?? '');
}

/** 'Beginn zwischen 12:00 und 17:00', 'Ende bis 14:00' */
export function hoursSaid({ from, before, overBy }: Hours): string {
  const start =
    from !== undefined && before !== undefined
      ? `Beginn zwischen ${clock(from)} und ${clock(before)}`
      : from !== undefined
        ? `Beginn ab ${clock(from)}`
        : before !== undefined && `Beginn vor ${clock(before)}`;
  return [start, overBy !== undefined && `Ende bis ${clock(overBy)}`].filter(Boolean).join(', ');
}

/** ' am Sonntag um 9:00 für höchstens 8 Leute' */
export function planSaid({ span, time, people }: SaidPlan): string {
  return [
    span && ` ${said(span)}`,
    time !== undefined && ` um ${clock(time)}`,
    people !== undefined && ` für höchstens ${people} Leute`,
  ]
    .filter(Boolean)
    .join('');
}

/** 0 is Sunday, as 4 January 1970 was. */
export function dayName(day: number): string {
  return new Intl.DateTimeFormat('de', { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(1970, 0, 4 + day),
  );
}
