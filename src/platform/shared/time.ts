/** How a viewer reads time. `locale` is BCP 47, `timeZone` IANA. */
export interface Clock {
  readonly locale: string;
  readonly timeZone: string;
  /** How hours are counted; without it as the locale does. */
  readonly hours?: 'h12' | 'h23';
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Intl objects cost about 50 µs to make and 1 µs to use, and pages word many dates. */
function format(clock: Clock, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${clock.locale}|${clock.timeZone}|${clock.hours}|${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const counted = options.hour && clock.hours ? { hourCycle: clock.hours } : {};
  const wanted = { ...counted, ...options, timeZone: clock.timeZone };
  const made = new Intl.DateTimeFormat(dayFirst(clock.locale), wanted);
  formats.set(key, made);
  return made;
}

/** Plain `en` means the order most of its readers use on a trail sign: day, then month. */
function dayFirst(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale;
}

function parts(instant: Date, clock: Clock, options: Intl.DateTimeFormatOptions): Map<string, string> {
  return new Map(
    format(clock, options)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
}

/** 'Sat 28 Nov', with the year when it is not the year of `now`. */
export function formatDay(instant: Date, now: Date, clock: Clock): string {
  const year = { year: 'numeric' } as const;
  const sameYear = format(clock, year).format(instant) === format(clock, year).format(now);
  const options = { weekday: 'short', day: 'numeric', month: 'short', ...(sameYear ? {} : year) } as const;
  return format(clock, options).format(instant).replace(',', '');
}

/** '08:30' or '8:30 am', as the locale says it. */
export function formatTime(instant: Date, clock: Clock): string {
  const hour = clock.hours === 'h12' ? 'numeric' : '2-digit';
  return format(clock, { hour, minute: '2-digit' }).format(instant);
}

/** 'Sat 28 Nov, 08:30' */
export function formatDateTime(instant: Date, now: Date, clock: Clock): string {
  return `${formatDay(instant, now, clock)}, ${formatTime(instant, clock)}`;
}

/** An instant as people say it, with its year: 'Sat, 28 Nov 2026, 08:30', in the given IANA time zone. */
export function wordInstant(instant: Date, timeZone: string, locale: string): string {
  const clock = { locale, timeZone };
  const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  return format(clock, { ...day, hour: '2-digit', minute: '2-digit' }).format(instant);
}

/** 'Sat 28 Nov, 08:30, in 7 days' */
export function formatWhen(instant: Date, now: Date, clock: Clock): string {
  return `${formatDateTime(instant, now, clock)}, ${formatDistance(instant, now, clock)}`;
}

/** 'Sat 28 Nov, 08:30 – 16:00', or with both days when it ends on another one. */
export function formatRange(start: Date, end: Date | null, now: Date, clock: Clock): string {
  const from = formatDateTime(start, now, clock);
  if (!end) return from;
  const sameDay = dayNumber(start, clock.timeZone) === dayNumber(end, clock.timeZone);
  return `${from} – ${sameDay ? formatTime(end, clock) : formatDateTime(end, now, clock)}`;
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
  if (Math.abs(minutes) < 60) return words.format(minutes, 'minute');
  const days = dayNumber(instant, clock.timeZone) - dayNumber(now, clock.timeZone);
  if (days === 0 || Math.abs(minutes) < 6 * 60) return words.format(Math.round(minutes / 60), 'hour');
  if (Math.abs(days) < 14) return words.format(days, 'day');
  if (Math.abs(days) < 60) return words.format(Math.round(days / 7), 'week');
  if (Math.abs(days) < 365) return words.format(Math.round(days / 30.44), 'month');
  return words.format(Math.round(days / 365.25), 'year');
}

/** The three lines of a date badge: 'Sat', '28', 'Nov'. */
export function dateBadge(instant: Date, clock: Clock): { weekday: string; day: string; month: string } {
  const found = parts(instant, clock, { weekday: 'short', day: 'numeric', month: 'short' });
  return {
    weekday: found.get('weekday') ?? '',
    day: found.get('day') ?? '',
    month: found.get('month') ?? '',
  };
}

const WHOLE_DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** '4 May 2019' of the calendar day '2019-05-04', which is the same day everywhere. */
export function formatCalendarDay(
  day: string,
  locale: string,
  options: Intl.DateTimeFormatOptions = WHOLE_DAY,
): string {
  return format({ locale, timeZone: 'UTC' }, options).format(new Date(`${day}T00:00:00Z`));
}

/** The hour of the day in a zone, with its minutes as a fraction: 08:30 is 8.5. */
export function hourIn(instant: Date, timeZone: string): number {
  const clock = { locale: 'en', timeZone };
  const found = parts(instant, clock, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return Number(found.get('hour')) + Number(found.get('minute')) / 60;
}

/** '3 h 30 min', '45 min', '2 d 4 h' */
export function formatDuration(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  const words = [days && `${days} d`, hours && `${hours} h`, !days && rest && `${rest} min`].filter(Boolean);
  return words.join(' ') || '0 min';
}

/** Days since 1970 on the calendar of a zone. */
function dayNumber(instant: Date, timeZone: string): number {
  const clock = { locale: 'en', timeZone };
  const found = parts(instant, clock, { year: 'numeric', month: 'numeric', day: 'numeric' });
  const at = Date.UTC(Number(found.get('year')), Number(found.get('month')) - 1, Number(found.get('day')));
  return Math.round(at / 86_400_000);
}

/** Whether IANA knows a zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(format({ locale: 'en', timeZone: name }, { hour: 'numeric' }));
  } catch {
    return false;
  }
}
