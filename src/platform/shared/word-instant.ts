import { DAY_AND_YEAR, TIME, word } from './time.ts';

const INSTANT = { ...DAY_AND_YEAR, ...TIME } as const;

/** An instant as people say it, with its year: 'Sat, 28 Nov 2026, 08:30', in the given IANA time zone. */
export function wordInstant(instant: Date, timeZone: string, locale: string): string {
  return word(instant, { locale, timeZone }, INSTANT);
}
