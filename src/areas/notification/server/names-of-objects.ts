import { namesOfVisibleCarpools } from '#areas/carpool/server/public.ts';
import { namesOfVisibleRooms } from '#areas/chat/server/public.ts';
import { namesOfVisibleCommunities } from '#areas/community/server/public.ts';
import { namesOfVisibleHuddles } from '#areas/huddle/server/public.ts';
import { professionsOfBadges, titlesOfInspirations } from '#areas/inspiration/server/public.ts';
import { namesOfDecisions } from '#areas/moderation/server/public.ts';
import { namesOfAwards, namesOfVisiblePeople } from '#areas/person/server/public.ts';
import { wordsOfPosts } from '#areas/post/server/public.ts';
import { namesOfReturnPlans } from '#areas/safety/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { asObjectId } from '#platform/server/object-id.ts';
import type { ObjectId, PersonId } from '#platform/shared/ids.ts';
import type { AboutObject, ObjectType } from '../rules/objects.ts';
import { wordsOfAnnouncements } from './announcements/reads.ts';

/** The names among these ids that the person may see now, each through the reading rule of its area. */
type NamesOf = (
  db: DbOrTx,
  personId: PersonId,
  ids: readonly ObjectId[],
) => Promise<ReadonlyMap<string, string>>;

const readers: Readonly<Record<ObjectType, NamesOf>> = {
  HUDDLE: (db, personId, ids) => namesOfVisibleHuddles(db, personId, ids),
  PERSON: (db, personId, ids) => namesOfVisiblePeople(db, personId, ids),
  POST: (db, personId, ids) => wordsOfPosts(db, personId, ids),
  INSPIRATION: (db, personId, ids) => titlesOfInspirations(db, personId, ids),
  BADGE: professionsOfBadges,
  AWARD: namesOfAwards,
  DECISION: namesOfDecisions,
  // It has no name: the sentence says what it is.
  EXPORT: async () => new Map(),
  SITE: async () => new Map(),
  SYSTEM: wordsOfAnnouncements,
  COMMUNITY: (db, personId, ids) => namesOfVisibleCommunities(db, personId, ids),
  CARPOOL: (db, personId, ids) => namesOfVisibleCarpools(db, personId, ids),
  RETURN_PLAN: (db, personId, ids) => namesOfReturnPlans(db, personId, ids),
  ROOM: (db, personId, ids) => namesOfVisibleRooms(db, personId, ids),
};

/** The name of each object for this person; null of what they may no longer see. */
export async function namesOfObjects(
  db: DbOrTx,
  personId: PersonId,
  objects: readonly AboutObject[],
): Promise<(object: AboutObject) => string | null> {
  const names = new Map<string, string>();
  const types = [...new Set(objects.map(({ type }) => type))];
  for (const type of types) {
    const ids = [
      ...new Set(objects.filter((object) => object.type === type).map(({ id }) => asObjectId(id))),
    ];
    for (const [id, name] of await readers[type](db, personId, ids)) names.set(`${type} ${id}`, name);
  }
  return ({ type, id }) => names.get(`${type} ${id}`) ?? null;
}
