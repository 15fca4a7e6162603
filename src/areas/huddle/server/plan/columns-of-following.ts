import { instantIn, wallIn } from '#platform/shared/zoned-time.ts';
import { daysBetween, shiftDays } from '../../rules/series.ts';
import type { HuddleRow } from '../row-facts.ts';
import { columnsOf, type PlanColumns, valuesOf } from './fields.ts';

const times = ['starts_at', 'ends_at', 'rsvp_starts_at', 'rsvp_ends_at', 'time_zone'] as const;

/**
 * What a later huddle of the series becomes when an earlier one is changed from `before` to `after`: the columns
 * that were changed, its own everywhere else. Times keep their distance in days, at the new hour of the venue.
 */
export function columnsOfFollowing(following: HuddleRow, before: HuddleRow, after: PlanColumns): PlanColumns {
  const [own, was] = [columnsOf(valuesOf(following)), columnsOf(valuesOf(before))];
  const changed = Object.entries(after).filter(
    ([name, value]) => !same(value, was[name as keyof PlanColumns]),
  );
  const columns = { ...own, ...Object.fromEntries(changed) };
  const moved = changed.some(([name]) => (times as readonly string[]).includes(name));
  return moved ? { ...columns, ...movedTimes(following, before, after) } : columns;
}

function movedTimes(following: HuddleRow, before: HuddleRow, after: PlanColumns) {
  const zone = after.time_zone;
  const days = daysBetween(
    wallIn(before.starts_at, before.time_zone),
    wallIn(following.starts_at, following.time_zone),
  );
  const later = (iso: string | null) => {
    if (iso === null) return null;
    return instantIn(shiftDays(wallIn(new Date(iso), zone), days), zone)?.toISOString() ?? iso;
  };
  return {
    starts_at: later(after.starts_at) ?? after.starts_at,
    ends_at: later(after.ends_at) ?? after.ends_at,
    rsvp_starts_at: later(after.rsvp_starts_at),
    rsvp_ends_at: later(after.rsvp_ends_at),
    time_zone: zone,
  };
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
