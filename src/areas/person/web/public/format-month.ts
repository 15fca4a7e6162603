/** 'May 2026' of the month '2026-05'. */
export function formatMonth(month: string, locale: string, width: 'long' | 'short' = 'long'): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  const year = width === 'long' ? ({ year: 'numeric' } as const) : {};
  return new Intl.DateTimeFormat(locale, { month: width, ...year, timeZone: 'UTC' }).format(first);
}
