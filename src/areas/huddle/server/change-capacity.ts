import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/decision.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { isPast } from '../rules/huddle-facts.ts';
import { changePlaces, type Outcome } from './change-places.ts';
import { factsOf } from './row-facts.ts';

/** A host changes the limit: more room moves the queue up, less than what is taken is refused. */
export function changeCapacity(
  platform: Platform,
  viewer: Viewer,
  huddleId: HuddleId,
  capacity: number | null,
): Promise<Outcome> {
  const { personId } = viewer;
  return changePlaces(platform, huddleId, {
    caller: { personId },
    opensRoom: true,
    hostsOnly: true,
    decide({ row, ledger, now }) {
      if (isPast(factsOf(row), now)) return refuse('HUDDLE_PAST');
      const refused = ledger.changeCapacity(capacity);
      return refused ?? [{ type: 'huddle.capacity-changed', huddleId, personId }];
    },
  });
}
