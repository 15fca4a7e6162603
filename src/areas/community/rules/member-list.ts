import type { CommunityRole } from './state.ts';

/** What a list of members is narrowed to (COM-12). */
export interface MemberFilter {
  readonly role?: CommunityRole | undefined;
  /** A calendar day. */
  readonly joinedSince?: string | undefined;
  readonly dues?: 'OPEN' | undefined;
  /** Nothing done in the club for so many months. */
  readonly quietMonths?: number | undefined;
}

export const memberOrders = ['STANDING', 'JOINED', 'QUIET', 'DUES'] as const;
export type MemberOrder = (typeof memberOrders)[number];

/** Each filter has the order in which one works through it, so that its page is found at once. */
export function orderOf({ joinedSince, dues, quietMonths }: MemberFilter): MemberOrder {
  if (dues) return 'DUES';
  if (quietMonths !== undefined) return 'QUIET';
  return joinedSince ? 'JOINED' : 'STANDING';
}

/** The instant before which somebody was last active to count as quiet for so many months. */
export function quietBefore(now: Date, months: number): Date {
  const at = new Date(now);
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() - months);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, last));
  return at;
}
