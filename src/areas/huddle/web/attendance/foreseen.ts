import { isRefusal } from '#platform/shared/decision.ts';
import type { HuddleView, ParticipationView } from '../../contract/views.ts';
import type { Guests } from '../../rules/guests.ts';
import { decideRsvp, type RsvpDecision } from '../../rules/rsvp.ts';
import type { Answer } from '../../rules/state.ts';
import { factsOfView, myFactsOfView } from '../facts-of-view.ts';

/** What a page needs to know of a huddle to say what an answer will lead to. */
type Foreseeable = Parameters<typeof factsOfView>[0] &
  Pick<HuddleView, 'sight' | 'participation' | 'capacity' | 'placesLeft' | 'participantsSummary'>;

/**
 * How my part will stand after this answer, by the rules of the server; null where only the server knows: it would be
 * refused, or may lead to a place in the queue.
 */
export function foreseen(
  huddle: Foreseeable,
  answer: Answer,
  guests: Guests,
  now: Date,
): ParticipationView | null {
  const mine = huddle.participation;
  if (!mine) return null;
  const decided = decideRsvp(factsOfView(huddle), myFactsOfView(huddle), { answer, guests }, now);
  if (isRefusal(decided)) return null;
  const confirmed = decided.wants === 'SPOT';
  if (confirmed && !hasRoom(huddle, decided)) return null;
  return {
    ...mine,
    ...noSpot,
    rsvped: true,
    rsvpType: answer,
    guests: decided.guests,
    guestCount: decided.party - 1,
    confirmed,
    requested: decided.wants === 'APPROVAL',
  };
}

/** The same after it was taken back. */
export function withdrawn(mine: ParticipationView): ParticipationView {
  return { ...mine, ...noSpot, rsvped: false, rsvpType: null, guests: {}, guestCount: 0 };
}

const noSpot = {
  confirmed: false,
  requested: false,
  waiting: false,
  offered: false,
  offerEndsAt: null,
  queuePosition: null,
} as const;

/** There is room for certain: without a limit, or where nobody waits and the party fits. */
function hasRoom(huddle: Foreseeable, { party }: RsvpDecision): boolean {
  // By a link alone one is not told whether there is a limit.
  if (huddle.sight === 'LINK') return false;
  if (huddle.capacity === null) return true;
  const mine = huddle.participation?.confirmed ? 1 + huddle.participation.guestCount : 0;
  const waiting = huddle.participantsSummary.totalWaitingParticipants;
  return huddle.placesLeft !== null && waiting === 0 && party <= huddle.placesLeft + mine;
}
