import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleRefusal } from '../messages.ts';
import type { HuddleState, ParticipationState } from './huddle-facts.ts';

const EARLIEST_MS = 3 * 3_600_000;

/** From when on hosts may note who came: people gather before the start. */
export function attendanceOpensAt(startsAt: Date): Date {
  return new Date(startsAt.getTime() - EARLIEST_MS);
}

/** Whether a host may note how many of this party came. */
export function decideAttendance(
  huddle: Pick<HuddleState, 'startsAt'>,
  them: Pick<ParticipationState, 'place'>,
  now: Date,
): Refusal<HuddleRefusal> | undefined {
  const opens = attendanceOpensAt(huddle.startsAt);
  if (now < opens) return refuse('ATTENDANCE_TOO_EARLY', { date: opens.toISOString() });
  return them.place === 'CONFIRMED' ? undefined : refuse('NOT_CONFIRMED');
}

/** Whether a host may note that this person has paid; it decides nothing about their place (HUD-19). */
export function decidePayment(
  huddle: Pick<HuddleState, 'paymentMode'>,
  them: Pick<ParticipationState, 'answer'>,
): Refusal<HuddleRefusal> | undefined {
  if (huddle.paymentMode === 'FREE') return refuse('HUDDLE_IS_FREE');
  return them.answer === 'YES' ? undefined : refuse('NOT_A_PARTICIPANT', {}, 'conflict');
}
