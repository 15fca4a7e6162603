import type { Kind } from './kinds.ts';

/** What of a notice decides how much it hurries. */
export interface HurryFacts {
  /** When what it is about begins; null where it does not. */
  readonly startsAt: Date | null;
  /** Hours before, of a reminder. */
  readonly hours?: number | undefined;
}

const DAY_MS = 24 * 3_600_000;

const always: ReadonlySet<Kind> = new Set<Kind>([
  'HUDDLE_CANCELLED',
  'CARPOOL_CANCELLED',
  'HUDDLE_OFFER',
  'RETURN_ASKED',
  'RETURN_OVERDUE',
  'RETURN_ALL_BACK',
]);

/** Changes of what somebody is about to set out for. */
const soon: ReadonlySet<Kind> = new Set<Kind>([
  'HUDDLE_RETURNED',
  'HUDDLE_MOVED',
  'HUDDLE_PROMOTED',
  'HUDDLE_MOVED_UP_BY_HAND',
  'HUDDLE_LET_IN',
  'HUDDLE_REMOVED',
  'HUDDLE_MESSAGE',
  'CARPOOL_MOVED',
  'CARPOOL_HUDDLE_MOVED',
  'CARPOOL_MOVED_UP',
  'CARPOOL_REMOVED',
  'CARPOOL_LEFT',
]);

/**
 * Whether a notice passes quiet hours and mutes (NOT-6): called off, a place that is held for me, somebody who is not back, changed within 24
 * hours of its beginning, or the reminder of what begins in two hours.
 */
export function isUrgent(kind: Kind, { startsAt, hours }: HurryFacts, now: Date): boolean {
  if (always.has(kind)) return startsAt === null || startsAt > now;
  if (kind === 'HUDDLE_REMINDER') return hours === 2;
  if (!soon.has(kind) || !startsAt) return false;
  const ahead = startsAt.getTime() - now.getTime();
  return ahead > 0 && ahead <= DAY_MS;
}

/** Whether a kind hurries at times: what is left to those who want to hear only of that. */
export function canBeUrgent(kind: Kind): boolean {
  return always.has(kind) || soon.has(kind) || kind === 'HUDDLE_REMINDER';
}
