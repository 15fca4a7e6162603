import { namesOfVisibleCarpools } from '#areas/carpool/server/reads.ts';
import { namesOfVisibleCommunities } from '#areas/community/server/reads.ts';
import { foundHuddles } from '#areas/huddle/server/reads.ts';
import { titlesOfInspirations } from '#areas/inspiration/server/reads.ts';
import { namesOfVisiblePeople } from '#areas/person/server/reads.ts';
import { wordsOfPosts } from '#areas/post/server/reads.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type {
  CarpoolId,
  CommunityId,
  HuddleId,
  InspirationId,
  PersonId,
  PostId,
} from '#platform/shared/ids.ts';
import type { AnswerCard, CardKind } from '../rules/card.ts';

type Sight = (
  db: DbOrTx,
  personId: PersonId,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, unknown>>;

const sights: Readonly<Partial<Record<CardKind, Sight>>> = {
  // A card holds words of the huddle: who may know no more than its name and date is not to read them.
  HUDDLE: async (db, personId, ids) =>
    new Map((await foundHuddles(db, personId, ids as HuddleId[])).map((found) => [found.id, found])),
  COMMUNITY: (db, personId, ids) => namesOfVisibleCommunities(db, personId, ids as CommunityId[]),
  PERSON: (db, personId, ids) => namesOfVisiblePeople(db, personId, ids as PersonId[]),
  CARPOOL: (db, personId, ids) => namesOfVisibleCarpools(db, personId, ids as CarpoolId[]),
  INSPIRATION: (db, personId, ids) => titlesOfInspirations(db, personId, ids as InspirationId[]),
  POST: (db, personId, ids) => wordsOfPosts(db, personId, ids as PostId[]),
};

/**
 * An answer is kept, a right is not: of what an answer has shown, only what the asker may see at this moment is
 * shown again.
 */
export async function stillSeenOf(
  db: DbOrTx,
  personId: PersonId,
  cards: readonly AnswerCard[],
): Promise<(card: AnswerCard) => boolean> {
  const byKind = Map.groupBy(cards, ({ kind }) => kind);
  const seen = new Map<CardKind, ReadonlyMap<string, unknown>>();
  for (const [kind, ofKind] of byKind) {
    const look = sights[kind];
    const ids = [...new Set(ofKind.map(({ id }) => id))];
    if (look) seen.set(kind, await look(db, personId, ids));
  }
  return ({ kind, id }) => kind === 'PLACE' || seen.get(kind)?.has(id) === true;
}
