/** How somebody misses an outing that they had a place at. */
export const missedKinds = ['GAVE_BACK_LATE', 'DID_NOT_COME'] as const;
export type Missed = (typeof missedKinds)[number];

export const MAX_MISSED_REPLY = 300;

const LATE_MS = 24 * 3_600_000;
const FADES_AFTER_MONTHS = 12;

interface Outing {
  readonly startsAt: Date;
  /** Of the last change of time or place. */
  readonly movedAt: Date | null;
}

/** Whether a place given back now is late: in the day before the start, unless time or place changed less than a day ago. */
export function isLateToGiveBack({ startsAt, movedAt }: Outing, now: Date): boolean {
  if (now.getTime() <= startsAt.getTime() - LATE_MS) return false;
  return movedAt === null || now.getTime() >= movedAt.getTime() + LATE_MS;
}

/** When hosts no longer see that somebody missed an outing: twelve months after its start, in UTC. */
export function missedFadesAt(startsAt: Date): Date {
  const at = new Date(startsAt);
  const day = at.getUTCDate();
  at.setUTCMonth(at.getUTCMonth() + FADES_AFTER_MONTHS);
  // 29 February is 28 February a year later.
  if (at.getUTCDate() !== day) at.setUTCDate(0);
  return at;
}
