import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { DateId } from '#platform/shared/ids.ts';
import type { HuddleRefusal } from '../messages.ts';

export const MIN_DATES = 2;
export const MAX_DATES = 12;
/** A vote ends so long before the first date, so that people can still plan. */
export const MIN_LEAD_MS = 3_600_000;

export const votes = ['YES', 'IF_NEEDED', 'NO'] as const;
export type Vote = (typeof votes)[number];

/** A date that people vote on, with how many could come. */
export interface DateTally {
  readonly id: DateId;
  readonly startsAt: Date;
  readonly yes: number;
  readonly ifNeeded: number;
}

/** What is wrong with these dates, or with the end of the vote (HUD-25). */
export function faultOfPoll(
  { starts, endsAt }: { readonly starts: readonly Date[]; readonly endsAt: Date },
  now: Date,
): Refusal<HuddleRefusal> | undefined {
  const times = starts.map((start) => start.getTime());
  if (new Set(times).size < MIN_DATES || new Set(times).size < times.length) return refuse('DATES_MISSING');
  if (endsAt <= now) return refuse('POLL_END_IN_PAST');
  if (endsAt.getTime() > Math.min(...times) - MIN_LEAD_MS) return refuse('POLL_ENDS_TOO_LATE');
  return undefined;
}

/**
 * The date that suits most people: the most who say yes, then the most who could if need be, then the earliest. None
 * where nobody could come on any, or where all of them have passed.
 */
export function chooseDate(dates: readonly DateTally[], now: Date): DateTally | undefined {
  const [best] = dates
    .filter(({ startsAt, yes, ifNeeded }) => startsAt > now && yes + ifNeeded > 0)
    .sort(
      (one, other) =>
        other.yes - one.yes ||
        other.ifNeeded - one.ifNeeded ||
        one.startsAt.getTime() - other.startsAt.getTime(),
    );
  return best;
}

/** Whether votes are still taken; a vote that has ended without a date waits for the hosts. */
export function isPollOpen(pollEndsAt: Date | null, now: Date): boolean {
  return pollEndsAt !== null && now < pollEndsAt;
}
