import { instantIn, wallAfter } from '#platform/shared/zoned-time.ts';

/** So many years what somebody was in a community is kept after it is over (C11). */
export const HISTORY_YEARS = 3;

const DAY_MS = 86_400_000;

/** The instant at which a calendar day is over in a zone: what is read as of a day is what stood then. */
export function endOfDay(day: string, timeZone: string): Date | undefined {
  return instantIn(wallAfter(`${day}T00:00`, DAY_MS) ?? '', timeZone);
}

/** Before this instant nothing of the history is kept any more. */
export function historyEnds(now: Date): Date {
  const at = new Date(now);
  at.setUTCFullYear(at.getUTCFullYear() - HISTORY_YEARS);
  return at;
}

/** What came of somebody's membership between two days, or by one change. */
export type MemberChange = 'JOINED' | 'LEFT' | 'CHANGED';

export function changeOf(before: object | null, after: object | null): MemberChange {
  if (before && after) return 'CHANGED';
  return after ? 'JOINED' : 'LEFT';
}
