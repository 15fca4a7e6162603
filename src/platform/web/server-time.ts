import { clockOffset } from '#platform/shared/outbox/pressed.ts';

const KEY = 'clock_offset';
let measured: number | undefined;

/** What an answer of our server says of the clock of this device: phones are wrong by hours (O7). */
export function noteServerTime({ headers }: Pick<Response, 'headers'>): void {
  const offset = clockOffset(headers.get('date'), Date.now());
  if (offset === undefined) return;
  measured = offset;
  try {
    if (offset === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(offset));
  } catch {
    // A worker, or a browser that keeps nothing: it is known until it ends.
  }
}

/** Now by the clock of the server, as far as it was ever heard. */
export function serverNow(): number {
  return Date.now() + (measured ?? kept());
}

function kept(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}
