import type { ActCard } from './card.ts';

/** OPEN can be confirmed, DONE was carried out (here or on its page), OVER is too late. */
export const actStates = ['OPEN', 'DONE', 'OVER'] as const;
export type ActState = (typeof actStates)[number];

/** How the asker stands at this moment to what an act would be done to. */
export interface ActFacts {
  /** They have said yes, follow or have asked to, belong or have asked to, sit in the car or have asked to. */
  readonly carriedOut: boolean;
  /** When it begins; null for what has no time. */
  readonly at: Date | null;
}

const TIMED: ReadonlySet<string> = new Set(['RSVP', 'MAYBE', 'DECLINE', 'RIDE']);

/** An act is offered once: not after it was carried out, and not for an outing that has begun (AUR-2). */
export function actStateOf({ act }: Pick<ActCard, 'act'>, state: ActFacts | undefined, now: Date): ActState {
  if (state?.carriedOut) return 'DONE';
  return TIMED.has(act) && state?.at && state.at <= now ? 'OVER' : 'OPEN';
}
