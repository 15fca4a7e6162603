import { searchPlaces } from '#platform/server/geo/search-places.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { NamedView } from '../../contract-values.ts';
import { findCommunities, findHuddles } from './reads.ts';

type Card = NamedView['cards'][number];

const PLACES = 5;

/** What an author may put beside the words: what they see themselves, by the rules of each area. */
export async function searchCards(platform: Platform, personId: PersonId, text: string): Promise<Card[]> {
  const { db, pool } = platform.database;
  const [huddles, communities, places] = await Promise.all([
    findHuddles(db, personId, text, platform.now()),
    findCommunities(db, personId, text),
    searchPlaces(pool, { text, limit: PLACES }),
  ]);
  return [
    ...huddles.map((each) => cardOf('HUDDLE', each, `/join/huddle/${each.id}`)),
    ...communities.map((each) => cardOf('COMMUNITY', each, `/join/community/${each.id}`)),
    ...places.map(({ id, name, formattedAddress }) =>
      cardOf('PLACE', { id: String(id), name, detail: formattedAddress }, `/place/${id}`),
    ),
  ];
}

interface Found {
  readonly id: string;
  readonly name: string;
  readonly detail: string | null;
}

function cardOf(kind: Card['kind'], { id, name, detail }: Found, to: string): Card {
  return { kind, id, name, detail: detail ?? '', to };
}
