/** How a huddle repeats: by weeks, on the same date of each month, or on the same weekday of it (second Saturday). */
export const paces = ['WEEK', 'TWO_WEEKS', 'MONTH_DATE', 'MONTH_WEEKDAY'] as const;
export type Pace = (typeof paces)[number];

const DAY_MS = 86_400_000;

/**
 * The wall times `YYYY-MM-DDTHH:mm` of the next occurrences after the first. The hour stays what clocks at the
 * venue show, so the instant moves when they are changed. A 31st falls on the last day of a shorter month, a
 * fifth Saturday on the last one.
 */
export function occurrencesAfter(first: string, pace: Pace, times: number): string[] {
  const [date = '', time = ''] = first.split('T');
  const day = new Date(`${date}T00:00:00Z`);
  return Array.from({ length: times }, (_, at) => `${textOf(nth(day, pace, at + 1))}T${time}`);
}

/** Whole days between the dates of two wall times. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to.slice(0, 10)}Z`) - Date.parse(`${from.slice(0, 10)}Z`)) / DAY_MS);
}

/** The same hour some days later; `days` may be negative. */
export function shiftDays(wall: string, days: number): string {
  const [date = '', time = ''] = wall.split('T');
  return `${textOf(new Date(Date.parse(`${date}Z`) + days * DAY_MS))}T${time}`;
}

function nth(day: Date, pace: Pace, step: number): Date {
  if (pace === 'WEEK') return new Date(day.getTime() + step * 7 * DAY_MS);
  if (pace === 'TWO_WEEKS') return new Date(day.getTime() + step * 14 * DAY_MS);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + step];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  if (pace === 'MONTH_DATE') return new Date(Date.UTC(year, month, Math.min(day.getUTCDate(), last)));
  const firstWeekday = new Date(Date.UTC(year, month, 1)).getUTCDay();
  const first = 1 + ((day.getUTCDay() - firstWeekday + 7) % 7);
  const week = Math.floor((day.getUTCDate() - 1) / 7);
  const date = first + week * 7;
  return new Date(Date.UTC(year, month, date > last ? date - 7 : date));
}

function textOf(day: Date): string {
  return day.toISOString().slice(0, 10);
}
