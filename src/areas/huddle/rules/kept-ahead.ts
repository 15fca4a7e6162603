const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long before an outing it is kept without being asked to (OFF-1). */
const AHEAD_MS = 7 * DAY_MS;
/** It is read again after this, and more often when it is close. */
const OLD_MS = 6 * HOUR_MS;
const OLD_WHEN_CLOSE_MS = HOUR_MS;

interface Outing {
  readonly startDateTime: string;
  readonly endDateTime: string;
}

/** Whether an outing of mine is kept now; `readAt` is when that was done last. */
export function isDueAhead(outing: Outing, readAt: number | undefined, now: Date): boolean {
  const [start, end] = [Date.parse(outing.startDateTime), Date.parse(outing.endDateTime)];
  const at = now.getTime();
  if (start - at > AHEAD_MS || end < at) return false;
  if (readAt === undefined) return true;
  return at - readAt >= (start - at > DAY_MS ? OLD_MS : OLD_WHEN_CLOSE_MS);
}

/** What was taken along is kept a week longer than the outing lasts. */
export function keptUntil({ endDateTime }: Pick<Outing, 'endDateTime'>): number {
  return Date.parse(endDateTime) + AHEAD_MS;
}
