/** How an outing stands in time. */
export type Course = 'TO_COME' | 'UNDER_WAY' | 'OVER';

export interface Times {
  readonly startsAt: Date;
  /** Null where nobody has said when it ends. */
  readonly endsAt: Date | null;
}

/** How long an outing is thought to last of which nobody has said the end. */
export const WITHOUT_END_MS = 12 * 3_600_000;

/**
 * The one rule for what is to come, under way and over (HUD-27); `server/course.sql.ts` asks the same of rows.
 * Answers close at the start (HUD-9), which is not yet its end.
 */
export function courseOf({ startsAt, endsAt }: Times, now: Date): Course {
  if (startsAt >= now) return 'TO_COME';
  const end = endsAt ?? new Date(startsAt.getTime() + WITHOUT_END_MS);
  return end < now ? 'OVER' : 'UNDER_WAY';
}

/** The same of what a page was told; of a draft without a date nothing has begun. */
export function courseOfView(
  { startDateTime, endDateTime }: { readonly startDateTime: string; readonly endDateTime: string },
  now: Date,
): Course {
  if (startDateTime === '') return 'TO_COME';
  return courseOf({ startsAt: new Date(startDateTime), endsAt: new Date(endDateTime) }, now);
}
