import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityRefusal } from '../messages.ts';

/** A person may own at most so many communities (COM-6). */
export const MAX_OWNED = 10;

export const daysToKeep = 14;

export function decideFounding(owned: number): Refusal<CommunityRefusal> | undefined {
  return owned >= MAX_OWNED ? refuse('TOO_MANY_COMMUNITIES', { most: MAX_OWNED }, 'conflict') : undefined;
}

/** `day` is a calendar day, `2019-05-04`; a day that has begun anywhere on earth is not the future. */
export function decideFoundedOn(day: string | null, now: Date): Refusal<CommunityRefusal> | undefined {
  const furthest = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
  return day !== null && day > furthest ? refuse('FOUNDED_IN_FUTURE') : undefined;
}
