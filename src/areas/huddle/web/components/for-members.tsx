import { NameOf } from '#areas/person/web/parts/NameOf.tsx';
import type { HuddleView } from '../../contract-values.ts';
import type { ForMembers } from './DetailsCard.tsx';
import { OwnStatus } from './OwnStatus.tsx';

/** What stands in the Details card for whoever is inside the app. */
export function forMembers({ participation }: HuddleView): ForMembers {
  return {
    own: participation && <OwnStatus participation={participation} />,
    nameOf: (person) => <NameOf person={person} />,
  };
}
