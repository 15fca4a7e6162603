import { type Decision, isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleRefusal } from '../messages.ts';
import type { ClosedRefusal } from '../page-messages.ts';
import { decideGuests, type Guests, partySize } from './guests.ts';
import { type Answer, type HuddleState, isHost, isPast, type ParticipationState } from './state.ts';

export interface RsvpCommand {
  readonly answer: Answer;
  readonly guests: Readonly<Record<string, number>> | undefined;
}

/** What an allowed answer asks of the ledger: a spot for the party, a host's word, or none. */
export interface RsvpDecision {
  readonly answer: Answer;
  readonly guests: Guests;
  readonly party: number;
  readonly wants: 'SPOT' | 'APPROVAL' | 'NOTHING';
}

/** Whether this person may give this answer now (HUD-8 … HUD-12); room is the ledger's matter. */
export function decideRsvp(
  huddle: HuddleState,
  me: ParticipationState,
  command: RsvpCommand,
  now: Date,
): Decision<RsvpDecision, HuddleRefusal> {
  const closed = whyRsvpIsClosed(huddle, me, now);
  if (closed) return closed;
  if (command.answer === 'MAYBE' && huddle.decisiveRsvp) return refuse('TENTATIVE_NOT_OFFERED');
  if (command.answer === 'NO') {
    if (Object.keys(command.guests ?? {}).length > 0) return refuse('GUESTS_NOT_ALLOWED');
    return { answer: 'NO', guests: {}, party: 1, wants: 'NOTHING' };
  }
  if (me.declined) return refuse('REQUEST_DECLINED');
  const guests = decideGuests(huddle, command.guests);
  if (isRefusal(guests)) return guests;
  const party = partySize(guests);
  if (command.answer === 'MAYBE') return { answer: 'MAYBE', guests, party, wants: 'NOTHING' };
  if (!needsApproval(huddle, me)) return { answer: 'YES', guests, party, wants: 'SPOT' };
  return { answer: 'YES', guests, party, wants: 'APPROVAL' };
}

/** The refusal that any answer would meet, so that the page can disable its buttons with the same rule. */
export function whyRsvpIsClosed(
  huddle: HuddleState,
  me: ParticipationState,
  now: Date,
): Refusal<ClosedRefusal> | undefined {
  if (isHost(me.role)) return refuse('HOST_MAY_NOT_RSVP', {}, 'forbidden');
  if (huddle.status === 'CANCELLED') return refuse('HUDDLE_CANCELLED');
  if (huddle.status === 'DRAFT') return refuse('HUDDLE_NOT_PUBLISHED');
  if (isPast(huddle, now)) return refuse('HUDDLE_PAST');
  if (huddle.dateOpen) return refuse('DATE_OPEN');
  if (huddle.rsvpStartsAt && now < huddle.rsvpStartsAt) {
    return refuse('RSVP_NOT_STARTED', { date: huddle.rsvpStartsAt.toISOString() });
  }
  if (huddle.rsvpEndsAt && now > huddle.rsvpEndsAt) {
    return refuse('RSVP_ENDED', { date: huddle.rsvpEndsAt.toISOString() });
  }
  return undefined;
}

/** A link to a private huddle is the right to ask, so a host has the last word unless they invited (LINK-3). */
export function needsApproval(huddle: HuddleState, me: ParticipationState): boolean {
  if (me.invited || me.status === 'CONFIRMED' || me.status === 'WAITING' || me.status === 'OFFERED')
    return false;
  return huddle.approvalRequired || huddle.privacy === 'PRIVATE';
}

/** Whether a request, a position in the queue or any other answer may be taken back: until the start, window or not. */
export function decideWithdrawal(
  huddle: HuddleState,
  me: ParticipationState,
  now: Date,
): Refusal<HuddleRefusal> | undefined {
  if (isHost(me.role)) return refuse('HOST_MAY_NOT_RSVP', {}, 'forbidden');
  if (isPast(huddle, now)) return refuse('HUDDLE_PAST');
  if (me.answer === null) return refuse('NOTHING_TO_WITHDRAW');
  return undefined;
}

/** Interested is a bookmark that hosts see counted; it needs no window, only a huddle to come (HUD-8, HUD-9). */
export function decideInterest(
  huddle: HuddleState,
  me: ParticipationState,
  now: Date,
): Refusal<HuddleRefusal> | undefined {
  if (isHost(me.role)) return refuse('HOST_MAY_NOT_RSVP', {}, 'forbidden');
  if (huddle.status === 'CANCELLED') return refuse('HUDDLE_CANCELLED');
  if (isPast(huddle, now)) return refuse('HUDDLE_PAST');
  return undefined;
}
