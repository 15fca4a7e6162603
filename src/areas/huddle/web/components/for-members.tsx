import { NameOf } from '#areas/person/web/parts/NameOf.tsx';
import type { HuddleView } from '../../contract-values.ts';
import type { ForMembers } from './DetailsCard.tsx';
import { OwnStatus } from './OwnStatus.tsx';

/** What stands in the Details card for whoever is inside the app. */
export function forMembers({ participation, status, endDateTime }: HuddleView): ForMembers {
  const past = new Date(endDateTime) < new Date();
  return {
    own: participation && status !== 'CANCELLED' && <OwnStatus participation={participation} past={past} />,
    nameOf: (person) => <NameOf person={person} />,
  };
}
