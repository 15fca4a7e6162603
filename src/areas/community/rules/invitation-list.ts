import { isEmail } from '#areas/account/rules/email.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityRefusal } from '../messages.ts';
import { may } from './rights.ts';
import type { CommunityState, MembershipState, MembershipStatus } from './state.ts';

/** So many lines of one list, and so many invitations of one community in 24 hours (COM-10). */
export const MAX_LINES = 5_000;

/** What happens to one line of a list of addresses. */
export const lineOutcomes = [
  'INVITE',
  'NO_ADDRESS',
  'DOUBLE',
  'MEMBER',
  'REQUESTED',
  'BANNED',
  'INVITED',
] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

/** What has become of an invitation that was mailed. */
export const sentStates = ['HELD', 'WAITING', 'SENT', 'FAILED', 'TAKEN', 'REVOKED', 'OVER'] as const;
export type SentState = (typeof sentStates)[number];

/** One mailbox whatever its case. */
export function addressOf(typed: string): string {
  return typed.trim().toLowerCase();
}

interface Known {
  /** How who proved the address stands to the community. */
  readonly standings: ReadonlyMap<string, MembershipStatus>;
  /** Addresses with an invitation that still stands. */
  readonly invited: ReadonlySet<string>;
}

/** What happens to each of these addresses, in their order: the first of two alike counts. */
export function judgeLines(emails: readonly string[], { standings, invited }: Known): LineOutcome[] {
  const met = new Set<string>();
  return emails.map((typed) => {
    const email = addressOf(typed);
    if (!isEmail(email)) return 'NO_ADDRESS';
    if (met.has(email)) return 'DOUBLE';
    met.add(email);
    const status = standings.get(email) ?? 'NONE';
    if (status !== 'NONE') return status;
    return invited.has(email) ? 'INVITED' : 'INVITE';
  });
}

/** Lists are for admins: each line goes to somebody who has not asked for it. */
export function decideList(
  community: CommunityState,
  me: MembershipState,
): Refusal<CommunityRefusal> | undefined {
  if (!may(me, 'TAKE_IN')) return refuse('NOT_AN_ADMIN', {}, 'forbidden');
  return community.archived || community.ending ? refuse('COMMUNITY_ARCHIVED') : undefined;
}

/** `today` is how many went out in the last 24 hours. */
export function decideSending(lines: number, today: number): Refusal<CommunityRefusal> | undefined {
  if (lines === 0) return refuse('NOBODY_ON_LIST');
  return lines + today > MAX_LINES ? refuse('TOO_MANY_INVITATIONS', { most: MAX_LINES }) : undefined;
}
