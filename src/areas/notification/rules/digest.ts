import type { MailChoice } from './choices.ts';
import { decideTelling } from './decide.ts';
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
  /** It was kept back while they were away. */
  readonly missed: boolean;
  /** Something later says all that it says. */
  readonly newer: boolean;
}

/**
 * Where a notification stands in the digest, if at all: what still waits for an answer even where it was mailed or read;
 * all else only where somebody wants it there, or missed it while away, and has not seen it.
 */
export function digestPart(facts: DigestFacts): DigestPart | undefined {
  const { kind, choice, open, read, mailed, muted, missed, newer } = facts;
  const asks = open && requestKinds.includes(kind);
  const wanted = missed || choice === 'DIGEST' || (asks && choice !== 'NEVER');
  const decision = decideTelling('DIGEST', {
    allowed: true,
    newer,
    read: (read || mailed) && !asks,
    seen: false,
    wanted,
    muted,
    away: false,
    reachable: true,
    urgent: false,
    fresh: false,
    quiet: false,
    full: false,
  });
  if (decision !== 'SEND') return undefined;
  if (asks) return 'WAITING';
  if (kind === 'HUDDLE_PLANNED') return 'OUTINGS';
  return kind === 'INSPIRATION_PUBLISHED' ? 'FOLLOWED' : 'NEWS';
}

const MAX_UNREAD_MS = 90 * 86_400_000;

/** Whether its reader has stayed away so long that the digest says goodbye, and ends (N14). */
export function isUnread(lastHere: Date, now: Date): boolean {
  return now.getTime() - lastHere.getTime() >= MAX_UNREAD_MS;
}

/** More lines are more than a mail; the app has all. */
export const MAX_LINES = 8;
