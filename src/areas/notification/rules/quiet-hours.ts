import { instantIn, wallAfter, wallIn } from '#platform/shared/zoned-time.ts';

/** Minutes of the day; over midnight where `to` is the smaller one. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

const DAY_MS = 86_400_000;

/**
 * When the quiet hours end that this instant falls into, by the clocks of the person's zone; undefined outside them.
 * An end that a change of the clock skips comes as much later; one that it repeats is the first.
 */
export function quietUntil({ from, to }: QuietHours, now: Date, timeZone: string): Date | undefined {
  const wall = wallIn(now, timeZone);
  const minute = minuteOf(wall.slice(11));
  const isOverMidnight = from > to;
  const isInside = isOverMidnight ? minute >= from || minute < to : minute >= from && minute < to;
  if (!isInside) return undefined;
  const ends = isOverMidnight && minute >= from ? dayAfter(wall) : wall.slice(0, 10);
  const end = instantIn(`${ends}T${timeOf(to)}`, timeZone);
  return end && end > now ? end : undefined;
}

/** Evening, when the day's rest is told. */
const EVENING = 18 * 60;

/** When what was too much for the day comes as one: in the evening, or else as the next morning begins. */
export function foldedAt(morning: number, now: Date, timeZone: string): Date {
  const evening = nextDigestAt({ digest: 'DAILY', at: EVENING, day: 1 }, now, timeZone);
  const early = nextDigestAt({ digest: 'DAILY', at: morning, day: 1 }, now, timeZone);
  const times = [evening, early].flatMap((time) => (time ? [time.getTime()] : []));
  return new Date(Math.min(...times));
}

export interface DigestTimes {
  readonly digest: 'NEVER' | 'DAILY' | 'WEEKLY';
  /** Minute of the day. */
  readonly at: number;
  /** Monday is 1. */
  readonly day: number;
}

/** When the next digest after this instant is due, once a day or week whatever the clocks do; null without one. */
export function nextDigestAt({ digest, at, day }: DigestTimes, after: Date, timeZone: string): Date | null {
  if (digest === 'NEVER') return null;
  let date = wallIn(after, timeZone).slice(0, 10);
  for (let days = 0; days <= 8; days += 1) {
    const due = instantIn(`${date}T${timeOf(at)}`, timeZone);
    const isDay = digest === 'DAILY' || weekday(date) === day;
    if (isDay && due && due > after) return due;
    date = dayAfter(`${date}T12:00`);
  }
  return null;
}

const weekday = (date: string) => new Date(`${date}T12:00Z`).getUTCDay() || 7;
const dayAfter = (wall: string) => wallAfter(wall, DAY_MS)?.slice(0, 10) ?? '';

/** '07:30' */
export function timeOf(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
