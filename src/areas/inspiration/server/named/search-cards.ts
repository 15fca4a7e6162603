import { foundCommunities } from '#areas/community/server/public.ts';
import { foundHuddles, namesOfVisibleHuddles } from '#areas/huddle/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { searchPlaces } from '#platform/server/geo/search-places.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { NamedView } from '../../contract/views.ts';
import { findCommunityIds, findHuddleIds } from './reads.ts';

type Card = NamedView['cards'][number];

const PLACES = 5;

/** What an author may put beside the words: what they see themselves, by the rules of each area. */
export async function searchCards(platform: Platform, personId: PersonId, text: string): Promise<Card[]> {
  const { db, pool } = platform.database;
  const [huddles, communities, places] = await Promise.all([
    huddleCards(db, personId, text, platform.now()),
    communityCards(db, personId, text),
    searchPlaces(pool, { text, limit: PLACES }),
  ]);
  return [
    ...huddles,
    ...communities,
    ...places.map(({ id, name, formattedAddress }) =>
      cardOf('PLACE', { id: String(id), name, detail: formattedAddress }, `/place/${id}`),
    ),
  ];
}

/** Anybody who only asked to come knows the name of the huddle, not where it takes place. */
async function huddleCards(db: DbOrTx, personId: PersonId, text: string, now: Date): Promise<Card[]> {
  const ids = await findHuddleIds(db, personId, text, now);
  const [names, found] = await Promise.all([
    namesOfVisibleHuddles(db, personId, ids),
    foundHuddles(db, personId, ids),
  ]);
  const venues = new Map(found.map(({ id, placeName }) => [id, placeName]));
  return ids.flatMap((id) => {
    const name = names.get(id);
    if (name === undefined) return [];
    return [cardOf('HUDDLE', { id, name, detail: venues.get(id) ?? '' }, `/join/huddle/${id}`)];
  });
}

async function communityCards(db: DbOrTx, personId: PersonId, text: string): Promise<Card[]> {
  const ids = await findCommunityIds(db, personId, text);
  const found = new Map((await foundCommunities(db, personId, ids)).map((each) => [each.id, each]));
  return ids.flatMap((id) => {
    const community = found.get(id);
    if (!community) return [];
    const { title, placeName } = community;
    return [cardOf('COMMUNITY', { id, name: title, detail: placeName ?? '' }, `/join/community/${id}`)];
  });
}

function cardOf(
  kind: Card['kind'],
  { id, name, detail }: { readonly id: string; readonly name: string; readonly detail: string },
  to: string,
): Card {
  return { kind, id, name, detail, to };
}
