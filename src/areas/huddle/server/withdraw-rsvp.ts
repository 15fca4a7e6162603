import type { Platform } from '#platform/server/platform.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { decideWithdrawal } from '../rules/rsvp.ts';
import { changePlaces, type Outcome } from './change-places.ts';
import { factsOf } from './row-facts.ts';

/** Takes the viewer's request, place in the queue or answer back and frees what it held. */
export function withdrawRsvp(platform: Platform, viewer: Viewer, huddleId: HuddleId): Promise<Outcome> {
  const { personId } = viewer;
  return changePlaces(platform, huddleId, {
    caller: { personId },
    decide({ row, ledger, now }, me) {
      const refused = decideWithdrawal(factsOf(row), me, now);
      if (refused) return refused;
      ledger.release(personId);
      return [{ type: 'huddle.rsvp-withdrawn', huddleId, personId }];
    },
  });
}
