/** What is known of a device as its push service answers. */
export interface DeviceRecord {
  /** Whether the service has ever taken a message for it. */
  readonly everAccepted: boolean;
  /** How often it refused since. */
  readonly refused: number;
}

/** What follows from the answer of a push service (RFC 8030, section 8). */
export type PushVerdict =
  | { readonly is: 'ACCEPTED' }
  | { readonly is: 'GONE' }
  | { readonly is: 'SHRINK' }
  | { readonly is: 'REFUSED' }
  | { readonly is: 'LATER'; readonly afterSeconds: number };

const MAX_REFUSED = 3;
const MAX_ATTEMPTS = 5;
const MAX_WAIT = 3_600;

export function judgeAnswer(
  status: number,
  retryAfter: string | undefined,
  attempt: number,
  device: DeviceRecord,
  now: Date,
): PushVerdict {
  if (status >= 200 && status < 300) return { is: 'ACCEPTED' };
  if (status === 404 || status === 410) return { is: 'GONE' };
  if (status === 413) return { is: 'SHRINK' };
  if (status === 0 || status === 429 || status >= 500) {
    if (attempt >= MAX_ATTEMPTS) return { is: 'REFUSED' };
    return { is: 'LATER', afterSeconds: secondsOf(retryAfter, now) ?? 15 * 4 ** (attempt - 1) };
  }
  // A service that has never taken anything and says no each time has another key, or is none.
  const isHopeless = !device.everAccepted && device.refused + 1 >= MAX_REFUSED;
  return isHopeless ? { is: 'GONE' } : { is: 'REFUSED' };
}

/** `Retry-After` is a number of seconds or a date; an hour at most, so that nobody is silenced for good. */
function secondsOf(retryAfter: string | undefined, now: Date): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - now.getTime()) / 1_000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 1), MAX_WAIT);
}

/** Days after which a device where nothing was opened is not trusted to show anything. */
const PROVEN_MS = 14 * 86_400_000;

/** The app was opened after this where a push has surely been seen: a service that takes it proves nothing. */
export function provenSince(now: Date): Date {
  return new Date(now.getTime() - PROVEN_MS);
}

export function isProven(seenAt: Date, now: Date): boolean {
  return seenAt >= provenSince(now);
}
