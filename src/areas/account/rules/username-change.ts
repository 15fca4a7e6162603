import { type Refusal, refuse } from '#platform/shared/decision.ts';

const DAY_MS = 24 * 3_600_000;
const WITHIN_MS = 30 * DAY_MS;
const MAX_CHANGES = 2;
/** A name that somebody has left leads to them, and is nobody else's, for so long. */
export const KEPT_MS = 90 * DAY_MS;

/** From when on a username may be changed again; undefined when it may be now. `changes` are all of them, in any order. */
export function nextChangeAt(changes: readonly Date[], now: Date): Date | undefined {
  const recent = changes
    .map((at) => at.getTime())
    .filter((at) => at > now.getTime() - WITHIN_MS)
    .sort((one, other) => other - one);
  const last = recent[MAX_CHANGES - 1];
  return last === undefined ? undefined : new Date(last + WITHIN_MS);
}

/** Twice in 30 days, and not once more (GATE-11). */
export function refuseChange(changes: readonly Date[], now: Date): Refusal | undefined {
  const again = nextChangeAt(changes, now);
  return again && refuse('USERNAME_CHANGED_OFTEN', { date: again.toISOString() }, 'conflict');
}
