import { MAX_DAYS_AHEAD } from '../../rules/limits.ts';

const DAY_MS = 24 * 3_600_000;

interface Outing {
  readonly sight: 'LINK' | 'CARD' | 'INSIDE' | 'HOST';
  readonly status: 'DRAFT' | 'PUBLISHED' | 'CANCELLED';
  readonly startDateTime: string;
  readonly endDateTime: string;
}

/**
 * Whether a return plan is of use to somebody who looks at an outing: to hosts as soon as one can be started, to those
 * who go from the day before on; to both until the day after, when a late party is back.
 */
export function isPlanDue({ sight, status, startDateTime, endDateTime }: Outing, now: Date): boolean {
  if (status !== 'PUBLISHED' || (sight !== 'INSIDE' && sight !== 'HOST')) return false;
  const [starts, ends] = [Date.parse(startDateTime), Date.parse(endDateTime)];
  const from = sight === 'HOST' ? ends - MAX_DAYS_AHEAD * DAY_MS : starts - DAY_MS;
  return now.getTime() >= from && now.getTime() <= ends + DAY_MS;
}

/** Whether a plan is to stand on the first page: it runs, and they are expected within a day, or overdue. */
export function isBackSoon(
  { endedAt, expectedAt }: { readonly endedAt: string | null; readonly expectedAt: string },
  now: Date,
): boolean {
  return endedAt === null && Date.parse(expectedAt) - now.getTime() <= DAY_MS;
}
