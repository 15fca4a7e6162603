import { wallAfter } from '#platform/shared/zoned-time.ts';
import type { Activity } from './activity.ts';
import type { HuddleForm } from './fields.ts';
import type { Reading } from './sentence.ts';
import { shiftDays } from './series.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const A_DAY_OUT = 450;

/** How long people usually are out, in minutes. */
const usualMinutes: Readonly<Record<Activity, number>> = {
  GENERAL: 180,
  HIKING: A_DAY_OUT,
  BACKPACKING: A_DAY_OUT,
  CAMPING: A_DAY_OUT,
  CYCLING: 240,
  MOUNTAIN_BIKING: 240,
  TRAIL_RUNNING: 90,
  WALKING: 120,
  CLIMBING: 180,
  PADDLING: 240,
  SKIING: A_DAY_OUT,
  SNOWSHOEING: 360,
  BIRDWATCHING: 180,
  FISHING: 240,
  YOGA: 75,
  VOLUNTEERING: 240,
};
const EVENING = 'T17:00';
const MAX_EVENING_MINUTES = 180;

/** When it probably ends, as the clocks of the venue show it; empty while the start is no time. */
export function guessEnd(start: string, activity: Activity): string {
  const usual = usualMinutes[activity];
  const minutes = start.slice(10) >= EVENING ? Math.min(usual, MAX_EVENING_MINUTES) : usual;
  return wallAfter(start, minutes * MINUTE_MS) ?? '';
}

type Day = Pick<Reading, 'weekday' | 'inDays' | 'time'>;

/**
 * The start that somebody means: the next such day, at the hour they say, after `now`. What they do not say is as in
 * `start`. All of them as the clocks of the venue show it.
 */
export function guessStart({ weekday, inDays, time }: Day, start: string, now: string): string {
  const clock = time === undefined ? start.slice(10) : clockOf(time);
  const days = inDays ?? (weekday === undefined ? undefined : (weekday - weekdayOf(now) + 7) % 7);
  if (days === undefined) return start.slice(0, 10) + clock;
  const meant = shiftDays(now, days).slice(0, 10) + clock;
  return meant <= now && inDays === undefined ? shiftDays(meant, 7) : meant;
}

function clockOf(minutes: number): string {
  return new Date((minutes % DAY_MINUTES) * MINUTE_MS).toISOString().slice(10, 16);
}

function weekdayOf(wall: string): number {
  return new Date(`${wall}Z`).getUTCDay();
}

/** The fields that a sentence fills in beside the name. */
export type ReadFields = Partial<Pick<HuddleForm, 'activity' | 'start' | 'end' | 'capacity' | 'whatToBring'>>;

/** What a sentence means for a form that was opened as `first`. */
export function fieldsOfReading(reading: Reading, first: HuddleForm, now: string): ReadFields {
  const { activity = first.activity, people, bring } = reading;
  const start = guessStart(reading, first.start, now);
  const isTimed = start !== first.start || activity !== first.activity;
  return {
    ...(reading.activity && { activity }),
    ...(isTimed && { start, end: guessEnd(start, activity) }),
    ...(people !== undefined && { capacity: String(people) }),
    ...(bring !== undefined && { whatToBring: bring }),
  };
}

/**
 * The changes that a new reading makes to what the form holds: a field that was filled in by hand stays, and one that
 * was read before and is no longer said is again as it was first.
 */
export function changesByReading(
  form: HuddleForm,
  first: HuddleForm,
  before: ReadFields,
  now: ReadFields,
): ReadFields {
  const names = new Set([...Object.keys(before), ...Object.keys(now)] as (keyof ReadFields)[]);
  const changes = [...names].flatMap((name) => {
    const stands = before[name] ?? first[name];
    const next = now[name] ?? first[name];
    return form[name] === stands && next !== stands ? [[name, next]] : [];
  });
  return Object.fromEntries(changes) as ReadFields;
}
