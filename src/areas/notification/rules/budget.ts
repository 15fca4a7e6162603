/** Pushes a day that are not urgent, unless somebody chooses otherwise (NOT-6). */
export const USUAL_PUSHES_A_DAY = 5;

/** What can be chosen; null is no limit. */
export const pushLimits = [3, 5, 10, 20, null] as const;

/** How many pushes somebody has had on one day of theirs. */
export interface Spent {
  readonly day: string;
  readonly sent: number;
}

/** How many of the pushes that are wanted now may go, and what is spent then; the rest comes as one later. */
export function spend(
  spent: Spent,
  { day, limit, wanted }: { readonly day: string; readonly limit: number; readonly wanted: number },
): { readonly granted: number; readonly spent: Spent } {
  const sent = spent.day === day ? spent.sent : 0;
  const granted = Math.max(0, Math.min(wanted, limit - sent));
  return { granted, spent: { day, sent: sent + granted } };
}
