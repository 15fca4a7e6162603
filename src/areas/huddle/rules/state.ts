import type { Activity } from './activity.ts';
import type { AgeGroup } from './guests.ts';

export type Privacy = 'PUBLIC' | 'COMMUNITY' | 'PRIVATE';
export type Status = 'DRAFT' | 'PUBLISHED' | 'CANCELLED';
export type Answer = 'YES' | 'MAYBE' | 'NO';
export type Role = 'HOST' | 'CO_HOST' | 'PARTICIPANT';

/**
 * Whether somebody holds a spot: CONFIRMED and OFFERED do (an offer waits for their yes), REQUESTED waits for
 * a host, WAITING for room.
 */
export type AttendanceStatus = 'NONE' | 'CONFIRMED' | 'REQUESTED' | 'WAITING' | 'OFFERED';

/** What the rules need to know of a huddle. */
export interface HuddleFacts {
  readonly status: Status;
  readonly privacy: Privacy;
  readonly activity: Activity;
  readonly startsAt: Date;
  readonly rsvpStartsAt: Date | null;
  readonly rsvpEndsAt: Date | null;
  readonly approvalRequired: boolean;
  readonly decisiveRsvp: boolean;
  readonly guestAllowed: boolean;
  readonly guestLimit: number;
  readonly guestAllowedAges: readonly AgeGroup[];
  readonly paymentMode: 'FREE' | 'PAID';
}

/** What the rules need to know of one person at one huddle. */
export interface ParticipationFacts {
  readonly role: Role;
  readonly interested: boolean;
  readonly invited: boolean;
  readonly declined: boolean;
  readonly answer: Answer | null;
  readonly status: AttendanceStatus;
  readonly party: number;
}

export const stranger: ParticipationFacts = {
  role: 'PARTICIPANT',
  interested: false,
  invited: false,
  declined: false,
  answer: null,
  status: 'NONE',
  party: 1,
};

export function isHost(role: Role): boolean {
  return role === 'HOST' || role === 'CO_HOST';
}

/** Its start is over, with which answers and menu close (HUD-9); whether it is over itself is `courseOf`'s to say. */
export function isPast(huddle: Pick<HuddleFacts, 'startsAt'>, now: Date): boolean {
  return huddle.startsAt < now;
}

/** How an outing stands in time. */
export type Course = 'TO_COME' | 'UNDER_WAY' | 'OVER';

export interface Times {
  readonly startsAt: Date;
  /** Null where nobody has said when it ends. */
  readonly endsAt: Date | null;
}

/** How long an outing is thought to last of which nobody has said the end. */
const WITHOUT_END_MS = 12 * 3_600_000;

/**
 * The one rule for what is to come, under way and over (HUD-27); `server/course/reads.ts` asks the same of rows.
 * Answers close at the start (HUD-9), which is not yet its end.
 */
export function courseOf({ startsAt, endsAt }: Times, now: Date): Course {
  if (startsAt >= now) return 'TO_COME';
  const end = endsAt ?? new Date(startsAt.getTime() + WITHOUT_END_MS);
  return end < now ? 'OVER' : 'UNDER_WAY';
}

/** The same of what a page was told; of a draft without a date nothing has begun. */
export function courseOfView(
  { startDateTime, endDateTime }: { readonly startDateTime: string; readonly endDateTime: string },
  now: Date,
): Course {
  if (startDateTime === '') return 'TO_COME';
  return courseOf({ startsAt: new Date(startDateTime), endsAt: new Date(endDateTime) }, now);
}
