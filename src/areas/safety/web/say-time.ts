import { type Clock, dayNumber, formatDateTime, formatTime } from '#platform/shared/time.ts';

/** '17:30' where it is today, and with its day otherwise. */
export function sayTime(instant: Date, now: Date, clock: Clock): string {
  const isToday = dayNumber(instant, clock.timeZone) === dayNumber(now, clock.timeZone);
  return isToday ? formatTime(instant, clock) : formatDateTime(instant, now, clock);
}
