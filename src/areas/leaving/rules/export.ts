import { type Refusal, refuse } from '#platform/shared/decision.ts';

const DAY_MS = 24 * 3_600_000;

/** So many days an export may be downloaded; then the file is deleted. */
export const DAYS_TO_FETCH = 7;
/** So many exports somebody may ask for within 24 hours. */
export const MAX_A_DAY = 3;

/** What is written into each export and asked for by each import. */
export const FORMAT = 'trailfolk-export';
/** Goes up when an older program would misread what is written. */
export const VERSION = 1;

export interface Earlier {
  readonly state: 'WAITING' | 'RUNNING' | 'READY' | 'FAILED' | 'ENDED';
  readonly askedAt: Date;
}

/** Whether somebody may ask for an export now: one at a time, a few a day; one that failed does not count. */
export function decideExport(earlier: readonly Earlier[], now: Date): 'YES' | Refusal {
  if (earlier.some(({ state }) => isUnderWay(state))) return refuse('EXPORT_RUNS', {}, 'conflict');
  const dayAgo = now.getTime() - DAY_MS;
  const today = earlier.filter(({ state, askedAt }) => state !== 'FAILED' && askedAt.getTime() > dayAgo);
  return today.length < MAX_A_DAY ? 'YES' : refuse('EXPORTS_TODAY', { most: MAX_A_DAY }, 'conflict');
}

export function isUnderWay(state: Earlier['state']): boolean {
  return state === 'WAITING' || state === 'RUNNING';
}

/** Until when an export may be downloaded that is ready now. */
export function fetchUntil(now: Date): Date {
  return new Date(now.getTime() + DAYS_TO_FETCH * DAY_MS);
}
