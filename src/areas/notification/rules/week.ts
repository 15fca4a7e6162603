import type { Choice } from './choices.ts';
import { type Kind, requestKinds } from './kinds.ts';
import { canBeUrgent } from './urgency.ts';

const DAY_MS = 86_400_000;
/** A kind of which nothing was opened for so long may be too much. */
export const UNOPENED_MS = 30 * DAY_MS;
/** How far back is looked: what was told a month ago and since. */
export const LOOKED_BACK_MS = 60 * DAY_MS;
export const WEEK_MS = 7 * DAY_MS;

/** What somebody was told of one kind in the time that is looked back. */
export interface KindNumbers {
  readonly kind: Kind;
  readonly told: number;
  readonly firstAt: Date;
  /** When one of them was last opened; null where none was. */
  readonly openedAt: Date | null;
}

/** Fewer say nothing about what somebody wants. */
const FEW = 3;

/**
 * Whether a kind is offered for lowering (NOT-6): told for 30 days and some times, none of it opened in that time, and it
 * rings or is mailed. What can be urgent or asks for an answer is never offered.
 */
export function isOffered(
  { kind, told, firstAt, openedAt }: KindNumbers,
  choice: Choice,
  now: Date,
): boolean {
  if (canBeUrgent(kind) || requestKinds.includes(kind)) return false;
  if (!choice.push && choice.mail === 'NEVER') return false;
  const since = new Date(now.getTime() - UNOPENED_MS);
  return told >= FEW && firstAt <= since && (openedAt === null || openedAt <= since);
}
