/** How a viewer reads time. `locale` is BCP 47, `timeZone` IANA. */
export interface Clock {
  readonly locale: string;
  readonly timeZone: string;
  /** How hours are counted; without it as the locale does. */
  readonly hours?: 'h12' | 'h23';
}

type Options = Intl.DateTimeFormatOptions;

/** A way to word instants, and its words for those before: a page says the same few again and again. */
type Format = readonly [intl: Intl.DateTimeFormat, said: Map<number, unknown>];

const formats = new Map<Options, Map<string, Format>>();

/** Intl objects cost about 50 µs to make and 2 µs to use, so both are kept: `options` are constants of this file. */
function format(clock: Clock, options: Options): Format {
  const inClocks = formats.get(options) ?? new Map<string, Format>();
  const key = `${clock.locale}|${clock.timeZone}|${clock.hours}`;
  const known = inClocks.get(key);
  if (known) return known;
  const counted = options.hour && clock.hours && { hourCycle: clock.hours };
  const wanted = { ...counted, ...options, timeZone: clock.timeZone };
  // Plain `en` means the order most of its readers use on a trail sign: day, then month.
  const locale = clock.locale === 'en' ? 'en-GB' : clock.locale;
  const made: Format = [new Intl.DateTimeFormat(locale, wanted), new Map()];
  formats.set(options, inClocks.set(key, made));
  return made;
}

/** One constant is always read the same way: as words, or as their parts. */
function read(instant: Date, clock: Clock, options: Options, how: 'format' | 'formatToParts'): unknown {
  const [intl, said] = format(clock, options);
  const at = instant.getTime();
  if (said.size > 300) said.clear();
  const found = said.get(at) ?? intl[how](at);
  said.set(at, found);
  return found;
}

/** An instant in one style; a style is a constant, because formats are kept by it. */
export function word(instant: Date, clock: Clock, options: Options): string {
  return read(instant, clock, options, 'format') as string;
}

function parts(instant: Date, clock: Clock, options: Options): Partial<Record<string, string>> {
  const found = read(instant, clock, options, 'formatToParts') as Intl.DateTimeFormatPart[];
  return Object.fromEntries(found.map((part) => [part.type, part.value]));
}

const YEAR = { year: 'numeric' } as const;
const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
export const DAY_AND_YEAR = { ...DAY, ...YEAR };

/** 'Sat 28 Nov', with the year when it is not the year of `now`. */
export function formatDay(instant: Date, now: Date, clock: Clock): string {
  const sameYear = word(instant, clock, YEAR) === word(now, clock, YEAR);
  return word(instant, clock, sameYear ? DAY : DAY_AND_YEAR).replace(',', '');
}

export const TIME = { hour: '2-digit', minute: '2-digit' } as const;
const TIME_OF_12 = { hour: 'numeric', minute: '2-digit' } as const;

/** '08:30' or '8:30 am', as the locale says it. */
export function formatTime(instant: Date, clock: Clock): string {
  return word(instant, clock, clock.hours === 'h12' ? TIME_OF_12 : TIME);
}

/** 'Sat 28 Nov, 08:30' */
export function formatDateTime(instant: Date, now: Date, clock: Clock): string {
  return `${formatDay(instant, now, clock)}, ${formatTime(instant, clock)}`;
}

/** 'Sat 28 Nov, 08:30, in 7 days' */
export function formatWhen(instant: Date, now: Date, clock: Clock): string {
  return `${formatDateTime(instant, now, clock)}, ${formatDistance(instant, now, clock)}`;
}

const distances = new Map<string, Intl.RelativeTimeFormat>();

function distanceWords(locale: string): Intl.RelativeTimeFormat {
  const made = distances.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  distances.set(locale, made);
  return made;
}

/** 'in 7 days', 'tomorrow', 'in 3 hours', '12 minutes ago': days are calendar days where the viewer is. */
export function formatDistance(instant: Date, now: Date, clock: Clock): string {
  const words = distanceWords(clock.locale);
  const minutes = Math.round((instant.getTime() - now.getTime()) / 60_000);
  // 'now', not 'this minute'.
  if (Math.abs(minutes) < 60) return words.format(minutes, minutes ? 'minute' : 'second');
  const days = dayNumber(instant, clock.timeZone) - dayNumber(now, clock.timeZone);
  if (days === 0 || Math.abs(minutes) < 6 * 60) return words.format(Math.round(minutes / 60), 'hour');
  if (Math.abs(days) < 14) return words.format(days, 'day');
  if (Math.abs(days) < 60) return words.format(Math.round(days / 7), 'week');
  if (Math.abs(days) < 365) return words.format(Math.round(days / 30.44), 'month');
  return words.format(Math.round(days / 365.25), 'year');
}

const BADGE = { ...DAY };

/** The three lines of a date badge: 'Sat', '28', 'Nov'. */
export function dateBadge(instant: Date, clock: Clock): { weekday: string; day: string; month: string } {
  const { weekday = '', day = '', month = '' } = parts(instant, clock, BADGE);
  return { weekday, day, month };
}

const WHOLE_DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** '4 May 2019' of the calendar day '2019-05-04', which is the same day everywhere; `style` is a constant. */
export function formatCalendarDay(day: string, locale: string, style: Options = WHOLE_DAY): string {
  return word(new Date(`${day}T00:00:00Z`), { locale, timeZone: 'UTC' }, style);
}

const HOUR = { ...TIME, hourCycle: 'h23' } as const;

/** The hour of the day in a zone, with its minutes as a fraction: 08:30 is 8.5. */
export function hourIn(instant: Date, timeZone: string): number {
  const clock = { locale: 'en', timeZone };
  const found = parts(instant, clock, HOUR);
  return Number(found.hour) + Number(found.minute) / 60;
}

const CALENDAR_DAY = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;

/** Days since 1970 on the calendar of a zone. */
export function dayNumber(instant: Date, timeZone: string): number {
  const clock = { locale: 'en', timeZone };
  const found = parts(instant, clock, CALENDAR_DAY);
  const at = Date.UTC(Number(found.year), Number(found.month) - 1, Number(found.day));
  return Math.round(at / 86_400_000);
}
