import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/decision.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { isPast } from '../rules/huddle-facts.ts';
import { changePlaces, type Outcome } from './change-places.ts';
import { factsOf } from './row-facts.ts';

/** Takes the offered place, or leaves it to the next party in the queue. */
export function answerOffer(
  platform: Platform,
  viewer: Viewer,
  huddleId: HuddleId,
  take: boolean,
): Promise<Outcome> {
  const { personId } = viewer;
  return changePlaces(platform, huddleId, {
    caller: { personId },
    decide({ row, ledger, now }, me) {
      const huddle = factsOf(row);
      if (huddle.status === 'CANCELLED') return refuse('HUDDLE_CANCELLED');
      if (isPast(huddle, now)) return refuse('HUDDLE_PAST');
      if (me.place !== 'OFFERED') return refuse('NO_OFFER');
      if (!take) {
        ledger.release(personId);
        return [{ type: 'huddle.rsvp-withdrawn', huddleId, personId }];
      }
      const refused = ledger.takeOffer(personId, now);
      if (refused) return refused;
      const guestCount = me.party - 1;
      return [
        { type: 'huddle.rsvp-answered', huddleId, personId, answer: 'YES', place: 'CONFIRMED', guestCount },
      ];
    },
  });
}
