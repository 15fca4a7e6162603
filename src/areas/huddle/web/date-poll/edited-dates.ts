import { wallAfter, wallIn } from '#platform/shared/zoned-time.ts';
import type { HuddleView } from '../../contract/views.ts';

/** A date while a host edits the list, by the clocks at the venue. */
export interface Line {
  /** For the list of the page alone. */
  readonly key: string;
  readonly start: string;
}

const DAY_MS = 86_400_000;
/** How long people usually have to vote, and how long before the first date a vote ends at the latest. */
const USUAL_VOTE_MS = 4 * DAY_MS;
const USUAL_LEAD_MS = DAY_MS;

type Times = Pick<HuddleView, 'startDateTime' | 'timeZone'>;

/** One day after `start`, at the same hour. */
export function newLine(start: string): Line {
  return { key: crypto.randomUUID(), start: wallAfter(start, DAY_MS) ?? '' };
}

/** The dates of the vote; of a new one the date of the plan, and the same hour a week later. */
export function firstDates({ startDateTime, timeZone }: Times, starts: readonly string[]): Line[] {
  const lineAt = (instant: string) => ({
    key: crypto.randomUUID(),
    start: wallIn(new Date(instant), timeZone),
  });
  if (starts.length > 0) return starts.map(lineAt);
  const first = lineAt(startDateTime);
  return [first, { key: crypto.randomUUID(), start: wallAfter(first.start, 7 * DAY_MS) ?? '' }];
}

/** In four days; earlier where the first date is near: a day before it, or halfway to it. */
export function usualEnd({ startDateTime, timeZone }: Times, now: Date): string {
  const start = Date.parse(startDateTime);
  const halfway = (now.getTime() + start) / 2;
  const end = Math.min(now.getTime() + USUAL_VOTE_MS, Math.max(start - USUAL_LEAD_MS, halfway));
  return wallIn(new Date(Math.floor(end / 900_000) * 900_000), timeZone);
}
