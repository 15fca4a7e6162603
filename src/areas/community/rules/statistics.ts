export const FIRST_YEAR = 1990;
export const LAST_YEAR = 2100;

const DAY_MS = 86_400_000;

/** All instants that some calendar on earth counts to this year; the venue's own calendar decides among them. */
export function spanOfYear(year: number): { readonly from: Date; readonly to: Date } {
  return {
    from: new Date(Date.UTC(year, 0, 1) - DAY_MS),
    to: new Date(Date.UTC(year + 1, 0, 1) + DAY_MS),
  };
}

/** The twelve months of a year, as 2026-05. */
export function monthsOf(year: number): string[] {
  return Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`);
}

/** Hundredths of those who took part that had never been out with the club before; null where nobody did. */
export function percentOfFirstTimers(firstTimers: number, persons: number): number | null {
  return persons === 0 ? null : Math.round((firstTimers / persons) * 100);
}
