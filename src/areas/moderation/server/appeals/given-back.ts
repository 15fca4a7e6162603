import { returnedRides } from '#areas/carpool/server/public.ts';
import { namesOfVisibleHuddles, returnedParts } from '#areas/huddle/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { DecisionAboutMe } from '../../contract/appeals.ts';
import { returnOfPart, returnOfRide } from '../../rules/given-back.ts';
import type { OwnDecisionRow } from './reads.ts';

type Given = DecisionAboutMe['givenBack'][number];
type Of = Pick<OwnDecisionRow, 'community_id' | 'at'>;

/** Of each decision that was undone, what came back to its subject of places and seats, and what did not. */
export async function givenBackTo(db: Db, personId: PersonId): Promise<(decision: Of) => Given[]> {
  const parts = (await returnedParts(db, personId)).map((row) => ({ row, what: returnOfPart(row.became) }));
  const rides = (await returnedRides(db, personId)).map((row) => ({ row, what: returnOfRide(row.became) }));
  const rows = [...parts, ...rides];
  const ids = rows.map(({ row }) => row.huddleId);
  const names = await namesOfVisibleHuddles(db, personId, ids);
  return ({ community_id, at }) =>
    rows.flatMap(({ row: { huddleId, communityId, since }, what }) => {
      if (!what || communityId !== community_id || since.getTime() !== at.getTime()) return [];
      const name = names.get(huddleId);
      return [{ what, huddle: name === undefined ? null : { id: huddleId, name } }];
    });
}
