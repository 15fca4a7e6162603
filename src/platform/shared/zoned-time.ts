/**
 * The instant at which clocks in a zone show this wall time, `YYYY-MM-DDTHH:mm`; undefined when it is no time.
 * A time that a clock change skips is read as the same distance after the change; of a repeated one the first
 * is meant.
 */
export function instantIn(wall: string, timeZone: string): Date | undefined {
  const asUtc = Date.parse(`${wall}Z`);
  if (wall === '' || Number.isNaN(asUtc) || asUtc >= NEVER) return undefined;
  const before = asUtc - offsetAt(asUtc - DAY_MS, timeZone);
  const after = asUtc - offsetAt(asUtc + DAY_MS, timeZone);
  const matches = [before, after].filter((at) => at + offsetAt(at, timeZone) === asUtc);
  return new Date(matches.length > 0 ? Math.min(...matches) : before);
}

/** What clocks in a zone show at an instant: `YYYY-MM-DDTHH:mm`. */
export function wallIn(instant: Date, timeZone: string): string {
  const at = instant.getTime();
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 16);
}

/** An instant as clocks in a zone show it, with how far they are ahead of UTC: '2026-06-20T08:00:00+02:00'. */
export function isoInZone(instant: Date, timeZone: string): string {
  const ahead = Math.round(offsetAt(instant.getTime(), timeZone) / 60_000);
  const two = (number: number) => String(number).padStart(2, '0');
  const offset = `${two(Math.floor(Math.abs(ahead) / 60))}:${two(Math.abs(ahead) % 60)}`;
  return `${wallIn(instant, timeZone)}:00${ahead < 0 ? '-' : '+'}${offset}`;
}

/** What the same clock shows so many milliseconds later, whatever its zone; undefined when it is no time. */
export function wallAfter(wall: string, milliseconds: number): string | undefined {
  const later = Date.parse(`${wall}Z`) + milliseconds;
  return later > 0 && later < NEVER ? new Date(later).toISOString().slice(0, 16) : undefined;
}

const DAY_MS = 86_400_000;
/** A year of five digits is a slip of the fingers. */
const NEVER = Date.UTC(9999, 0);

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What words the instants of a zone. To make one costs some fifty times what it costs to use it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Milliseconds that the zone is ahead of UTC at an instant. */
function offsetAt(at: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(new Date(at));
  const text = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value;
  // While a year is typed it is one of the first ones for a moment: '0002' on the way to '2026'.
  const year = text('year')?.padStart(4, '0');
  const wall = `${year}-${text('month')}-${text('day')}T${text('hour')}:${text('minute')}:${text('second')}Z`;
  return Date.parse(wall) - Math.floor(at / 1000) * 1000;
}
