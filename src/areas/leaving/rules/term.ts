const DAY_MS = 24 * 3_600_000;

/** So long somebody may change their mind. */
export const DAYS_TO_STAY = 14;

/** When an account is deleted that its owner asks to delete now. */
export function dueAfter(now: Date): Date {
  return new Date(now.getTime() + DAYS_TO_STAY * DAY_MS);
}
