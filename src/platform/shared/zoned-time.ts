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

const DAY_MS = 86_400_000;
/** A year of five digits is a slip of the fingers. */
const NEVER = Date.UTC(9999, 0);

/** Milliseconds that the zone is ahead of UTC at an instant. */
function offsetAt(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    ...{
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    },
  } as Intl.DateTimeFormatOptions).formatToParts(new Date(at));
  const text = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value;
  // While a year is typed it is one of the first ones for a moment: '0002' on the way to '2026'.
  const year = text('year')?.padStart(4, '0');
  const wall = `${year}-${text('month')}-${text('day')}T${text('hour')}:${text('minute')}:${text('second')}Z`;
  return Date.parse(wall) - Math.floor(at / 1000) * 1000;
}
