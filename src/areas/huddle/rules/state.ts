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
export interface HuddleState {
  readonly status: Status;
  readonly privacy: Privacy;
  readonly activity: Activity;
  readonly startsAt: Date;
  readonly rsvpStartsAt: Date | null;
  readonly rsvpEndsAt: Date | null;
  /** People still vote on the date. */
  readonly dateOpen: boolean;
  readonly approvalRequired: boolean;
  /** People without an account may answer by a link in a mail. */
  readonly mailAnswers: boolean;
  readonly decisiveRsvp: boolean;
  readonly guestAllowed: boolean;
  readonly guestLimit: number;
  readonly guestAllowedAges: readonly AgeGroup[];
  readonly paymentMode: 'FREE' | 'PAID';
}

/** What the rules need to know of one person at one huddle. */
export interface ParticipationState {
  readonly role: Role;
  readonly interested: boolean;
  readonly invited: boolean;
  readonly declined: boolean;
  readonly answer: Answer | null;
  readonly status: AttendanceStatus;
  readonly party: number;
}

export const stranger: ParticipationState = {
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
export function isPast(huddle: Pick<HuddleState, 'startsAt'>, now: Date): boolean {
  return huddle.startsAt < now;
}
