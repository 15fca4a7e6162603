import { type Clock, dayNumber, formatDateTime, formatTime } from './time.ts';

/** 'Sat 28 Nov, 08:30 – 16:00', or with both days when it ends on another one. */
export function formatRange(start: Date, end: Date | null, now: Date, clock: Clock): string {
  const from = formatDateTime(start, now, clock);
  if (!end) return from;
  const sameDay = dayNumber(start, clock.timeZone) === dayNumber(end, clock.timeZone);
  return `${from} – ${sameDay ? formatTime(end, clock) : formatDateTime(end, now, clock)}`;
}
