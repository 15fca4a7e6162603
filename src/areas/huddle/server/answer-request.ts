import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { isPast } from '../rules/huddle-facts.ts';
import { changePlaces, type Outcome } from './change-places.ts';
import { factsOf } from './row-facts.ts';

/** A host accepts somebody's request, which gives them a place or one in the queue, or declines it. */
export function answerRequest(
  platform: Platform,
  viewer: Viewer,
  huddleId: HuddleId,
  asker: PersonId,
  accept: boolean,
): Promise<Outcome> {
  const hostId = viewer.personId;
  return changePlaces(platform, huddleId, {
    caller: { personId: hostId },
    about: asker,
    hostsOnly: true,
    decide({ row, ledger, now }) {
      if (isPast(factsOf(row), now)) return refuse('HUDDLE_PAST');
      const refused = accept ? ledger.approve(asker) : ledger.decline(asker);
      if (refused) return refused;
      if (!accept) return [{ type: 'huddle.request-declined', huddleId, personId: asker, hostId }];
      const { place } = ledger.partyOf(asker);
      return [{ type: 'huddle.request-accepted', huddleId, personId: asker, hostId, place }];
    },
  });
}
