import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleRefusal } from '../messages.ts';
import type { HuddleFacts, ParticipationFacts } from './state.ts';

const EARLIEST_MS = 3 * 3_600_000;

/** From when on hosts may note who came: people gather before the start. */
export function turnoutOpensAt(startsAt: Date): Date {
  return new Date(startsAt.getTime() - EARLIEST_MS);
}

/** Whether a host may note how many of this party came. */
export function decideTurnout(
  huddle: Pick<HuddleFacts, 'startsAt'>,
  them: Pick<ParticipationFacts, 'status'>,
  now: Date,
): Refusal<HuddleRefusal> | undefined {
  const opens = turnoutOpensAt(huddle.startsAt);
  if (now < opens) return refuse('ATTENDANCE_TOO_EARLY', { date: opens.toISOString() });
  return them.status === 'CONFIRMED' ? undefined : refuse('NOT_CONFIRMED');
}

/** Whether a host may note that this person has paid; it decides nothing about their spot (HUD-19). */
export function decidePayment(
  huddle: Pick<HuddleFacts, 'paymentMode'>,
  them: Pick<ParticipationFacts, 'answer'>,
): Refusal<HuddleRefusal> | undefined {
  if (huddle.paymentMode === 'FREE') return refuse('HUDDLE_IS_FREE');
  return them.answer === 'YES' ? undefined : refuse('NOT_A_PARTICIPANT', {}, 'conflict');
}
