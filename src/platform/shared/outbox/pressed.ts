/** Says of a request that waited in an outbox when it was pressed, by the server's clock as the browser knew it (O7). */
export const PRESSED_AT = 'pressed-at';

const MINUTE_MS = 60_000;
/** What took no longer was a bad signal, and nobody needs to know. */
export const LATE_AFTER_MS = 2 * MINUTE_MS;
/** Nothing waits longer: a clock that says so is wrong. */
export const MAX_WAIT_MS = 90 * 24 * 60 * MINUTE_MS;

/** When something that is received now was pressed, if that is worth saying; a time that cannot be is not taken. */
export function pressedBefore(said: unknown, received: Date): Date | undefined {
  const pressed = pressedTime(said, received);
  return pressed && received.getTime() - pressed.getTime() >= LATE_AFTER_MS ? pressed : undefined;
}

/** The same however short ago, for what is held against other presses. */
export function pressedTime(said: unknown, received: Date): Date | undefined {
  if (typeof said !== 'string' || !/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(said)) return undefined;
  const late = received.getTime() - Date.parse(said);
  return late >= 0 && late <= MAX_WAIT_MS ? new Date(said) : undefined;
}

/** Less than this is no wrong clock: an answer is a while on its way, and counts whole seconds. */
export const CLOCK_IS_RIGHT_MS = 30_000;

/** How far the server's clock is ahead of this one, by the `Date` of an answer; undefined where it says none. */
export function clockOffset(date: string | null, now: number): number | undefined {
  const said = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(said)) return undefined;
  return Math.abs(said - now) < CLOCK_IS_RIGHT_MS ? 0 : said - now;
}

/** When an act is pressed; never before those that wait, so that their order outlives a clock that is put right. */
export function pressedAfter(waiting: readonly { readonly at: number }[], now: number): number {
  return Math.max(now, ...waiting.map(({ at }) => at + 1));
}
