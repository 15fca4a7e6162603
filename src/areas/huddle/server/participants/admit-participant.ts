import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { isPast } from '../../rules/huddle-facts.ts';
import { changePlaces, type Outcome } from '../change-places.ts';
import { factsOf } from '../row-facts.ts';

/** A host takes somebody off the huddle, at any time, which frees their places; or lets them answer again. */
export function admitParticipant(
  platform: Platform,
  viewer: Viewer,
  about: { readonly huddleId: HuddleId; readonly personId: PersonId },
  admitted: boolean,
): Promise<Outcome> {
  const hostId = viewer.personId;
  const { huddleId, personId } = about;
  return changePlaces(platform, huddleId, {
    caller: { personId: hostId },
    about: personId,
    hostsOnly: true,
    decide({ row, ledger, now }) {
      if (admitted && isPast(factsOf(row), now)) return refuse('HUDDLE_PAST');
      const refused = admitted ? ledger.readmit(personId) : ledger.remove(personId);
      if (refused) return refused;
      const type = admitted ? 'huddle.participant-readmitted' : 'huddle.participant-removed';
      return [{ type, huddleId, personId, hostId }];
    },
  });
}
