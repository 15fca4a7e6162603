import { usernamesIn, withKeys } from '#areas/person/rules/mentions.ts';
import { peopleOfUsernames } from '#areas/person/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Words } from '../../contract/views.ts';
import { firstLinkOf, keysIn, tagsOf } from '../../rules/content.ts';
import { MAX_PEOPLE, MAX_TAGS, MAX_WORDS } from '../../rules/limits.ts';
import { namedPeople, namedPlaces } from '../reads.ts';
import type { StoredParameter } from '../views.sql.ts';
import type { Said } from '../writes.ts';

/**
 * What the words of a post mean: people whom the writer may see, places of the gazetteer, hashtags, an address.
 * Anyone who blocks the writer is as unknown as somebody who is not here. What no `{{key}}` names is left out.
 */
export async function readWords(db: DbOrTx, writer: PersonId, words: Words): Promise<Said | Refusal> {
  const { content, taggedUsers } = await withTypedNames(db, writer, words);
  const used = keysIn(content);
  const people = Object.entries(taggedUsers).filter(([key]) => used.has(key));
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
  const url = firstLinkOf(content);
  return {
    content,
    parameters,
    people: known.map(({ id }) => id),
    places: towns.map(({ id }) => id),
    tags: tagsOf(content, MAX_TAGS),
    url: url && url.length <= 500 ? url : null,
  };
}

/** Who is named by a typed @username instead of a chosen name counts as chosen (P16), while both limits hold. */
async function withTypedNames(
  db: DbOrTx,
  writer: PersonId,
  { content, taggedUsers }: Words,
): Promise<Pick<Words, 'content' | 'taggedUsers'>> {
  const room = MAX_PEOPLE - Object.keys(taggedUsers).length;
  const found = await peopleOfUsernames(db, writer, usernamesIn(content));
  const typed = found
    .filter(({ id, username }) => (taggedUsers[username] ?? id) === id)
    .slice(0, Math.max(0, room));
  const keyed = withKeys(content, typed);
  if (keyed.length > MAX_WORDS) return { content, taggedUsers };
  const ids = typed.map(({ id, username }) => [username, id]);
  return { content: keyed, taggedUsers: Object.assign(Object.fromEntries(ids), taggedUsers) };
}
