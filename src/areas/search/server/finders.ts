import { foundCarpools } from '#areas/carpool/server/public.ts';
import { foundCommunities } from '#areas/community/server/public.ts';
import { foundHuddles } from '#areas/huddle/server/public.ts';
import { foundInspirations } from '#areas/inspiration/server/public.ts';
import { foundPeople } from '#areas/person/server/public.ts';
import { foundPosts } from '#areas/post/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Found } from '#platform/shared/found.ts';
import type { ObjectId, PersonId } from '#platform/shared/ids.ts';
import type { SearchKind } from '../rules/kinds.ts';

type Finder = (db: DbOrTx, personId: PersonId, ids: readonly ObjectId[]) => Promise<Found[]>;

/** Each kind through the reading rule of its area: what somebody may not see is not found. */
export const finders: Readonly<Record<Exclude<SearchKind, 'PLACE'>, Finder>> = {
  HUDDLE: (db, personId, ids) => foundHuddles(db, personId, ids),
  COMMUNITY: (db, personId, ids) => foundCommunities(db, personId, ids),
  CARPOOL: (db, personId, ids) => foundCarpools(db, personId, ids),
  PERSON: (db, personId, ids) => foundPeople(db, personId, ids),
  INSPIRATION: (db, personId, ids) => foundInspirations(db, personId, ids),
  POST: (db, personId, ids) => foundPosts(db, personId, ids),
};
