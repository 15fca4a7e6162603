import type { DbOrTx } from '#platform/server/db/database.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Words } from '../contract-values.ts';
import { firstLinkOf, keysIn, tagsOf } from '../rules/content.ts';
import { MOST_TAGS } from '../rules/limits.ts';
import { namedPeople, namedPlaces } from './reads.ts';
import type { StoredParameter } from './views/reads.ts';
import type { Said } from './writes.ts';

/**
 * What the words of a post mean: people whom the writer may see, places of the gazetteer, hashtags, an address.
 * Whoever blocks the writer is as unknown as somebody who is not here. What no `{{key}}` names is left out.
 */
export async function readWords(db: DbOrTx, writer: PersonId, words: Words): Promise<Said | Refusal> {
  const used = keysIn(words.content);
  const people = Object.entries(words.taggedUsers).filter(([key]) => used.has(key));
  const places = Object.entries(words.taggedLocations).filter(([key]) => used.has(key));
  const known = await namedPeople(db, writer, [...new Set(people.map(([, id]) => id))]);
  const towns = await namedPlaces(db, [...new Set(places.map(([key]) => Number(key)))]);
  const parameters: StoredParameter[] = [];
  for (const [key, id] of people) {
    const person = known.find((each) => each.id === id);
    if (!person) return refuse('PERSON_UNKNOWN', { name: key });
    parameters.push({ key, type: 'PERSON', id, name: person.name, detail: person.username });
  }
  for (const [key, given] of places) {
    const town = towns.find(({ id }) => id === Number(key));
    if (!town) return refuse('PLACE_UNKNOWN', { name: given.name });
    const { name, formattedAddress: detail } = town;
    parameters.push({ key, type: 'PLACE', id: String(town.id), name, detail });
  }
  const url = firstLinkOf(words.content);
  return {
    content: words.content,
    parameters,
    people: known.map(({ id }) => id),
    places: towns.map(({ id }) => id),
    tags: tagsOf(words.content, MOST_TAGS),
    url: url && url.length <= 500 ? url : null,
  };
}
