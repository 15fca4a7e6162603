const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Pauses before the second try and those after it: within 24 hours, ever longer. */
const pausesMs = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  8 * HOUR_MS,
  8 * HOUR_MS,
] as const;

export const MAX_TRIES = pausesMs.length + 1;

/** A webhook to which nothing has arrived for so long is switched off. */
export const OFF_AFTER_MS = 3 * 24 * HOUR_MS;

const GONE = 410;

/** Whether what the other side answered says that it has what was sent; redirects are not followed and say nothing. */
export function hasArrived(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

export interface FailedTry {
  /** Tries of this delivery so far, this one among them. */
  readonly attempts: number;
  /** What the other side answered; null when nobody did. */
  readonly status: number | null;
  /** Since when nothing has arrived at this webhook. */
  readonly failingSince: Date;
  readonly now: Date;
}

export interface AfterFailure {
  /** When it is tried again; null when it is given up. */
  readonly nextAt: Date | null;
  /** Why the webhook is switched off now; null while it stays on. */
  readonly off: 'FAILING' | 'GONE' | null;
}

/**
 * What follows from a try that failed. A webhook is switched off when a delivery is given up and nothing else has
 * arrived for three days, so one that hears little is not judged by a single bad hour; 410 says that it is gone.
 */
export function afterFailure({ attempts, status, failingSince, now }: FailedTry): AfterFailure {
  if (status === GONE) return { nextAt: null, off: 'GONE' };
  const pause = pausesMs[attempts - 1];
  if (pause !== undefined) return { nextAt: new Date(now.getTime() + pause), off: null };
  const isLong = now.getTime() - failingSince.getTime() >= OFF_AFTER_MS;
  return { nextAt: null, off: isLong ? 'FAILING' : null };
}
