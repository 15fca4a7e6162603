import { wallIn } from '#platform/shared/zoned-time.ts';

/** What happened in one month, as 2026-05. */
export interface TrendMonth {
  readonly month: string;
  readonly outings: number;
  readonly hosted: number;
  readonly distanceMeters: number;
  readonly ascentMeters: number;
  readonly peopleMet: number;
}

/** The last months up to the one of `now` on the reader's calendar, oldest first, as 2026-05. */
export function lastMonths(now: Date, count: number, timeZone: string): string[] {
  const [year = 0, thisMonth = 1] = wallIn(now, timeZone).split('-').map(Number);
  const newest = year * 12 + thisMonth - 1;
  return Array.from({ length: count }, (_, at) => {
    const month = newest - count + 1 + at;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** Every one of these months, those without an outing too. */
export function fillMonths(months: readonly string[], known: readonly TrendMonth[]): TrendMonth[] {
  const byMonth = new Map(known.map((each) => [each.month, each]));
  const nothing = { outings: 0, hosted: 0, distanceMeters: 0, ascentMeters: 0, peopleMet: 0 };
  return months.map((month) => byMonth.get(month) ?? { month, ...nothing });
}
