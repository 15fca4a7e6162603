const HOUR_MS = 3_600_000;
const NEAR_MS = 48 * HOUR_MS;
const OFFER_MS = 24 * HOUR_MS;

/** Near the start there is no time to ask: a free place goes to the next party at once (HUD-14). */
export function isNear(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() <= NEAR_MS;
}

/** How long an offer stands: 24 hours, and never into the last 24 before the start. */
export function offerEnd(startsAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + OFFER_MS, startsAt.getTime() - OFFER_MS));
}
