import type { MailChoice } from './choices.ts';
import { type Kind, requestKinds } from './kinds.ts';

/** The parts of a digest, in the order in which they stand: new outings before all other news. */
export const digestParts = ['WAITING', 'OUTINGS', 'NEWS', 'FOLLOWED'] as const;
export type DigestPart = (typeof digestParts)[number];

export interface DigestFacts {
  readonly kind: Kind;
  readonly choice: MailChoice;
  /** What it asks can still be answered. */
  readonly open: boolean;
  readonly read: boolean;
  /** A mail of its own has gone out. */
  readonly mailed: boolean;
  readonly muted: boolean;
}

/**
 * Where a notification stands in the digest, if at all: what still waits for an answer even where it was mailed or read;
 * all else only where somebody wants it there and has not seen it.
 */
export function digestPart(facts: DigestFacts): DigestPart | undefined {
  if (facts.choice === 'NEVER' || facts.muted) return undefined;
  if (facts.open && requestKinds.includes(facts.kind)) return 'WAITING';
  if (facts.read || facts.mailed || facts.choice !== 'DIGEST') return undefined;
  if (facts.kind === 'HUDDLE_PLANNED') return 'OUTINGS';
  return facts.kind === 'INSPIRATION_PUBLISHED' ? 'FOLLOWED' : 'NEWS';
}

/** More lines are more than a mail; the app has all. */
export const MAX_LINES = 8;
