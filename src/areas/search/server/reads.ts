import { searchPlaces } from '#platform/server/geo/search-places.ts';
import type { Nearest } from '#platform/server/meaning/messages.ts';
import { asObjectId } from '#platform/server/object-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Found } from '#platform/shared/found.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { type SearchKind, searchKinds } from '../rules/kinds.ts';
import { type Candidate, candidatesFor } from './candidates/reads.ts';
import { finders } from './finders.ts';
import { nearByMeaning } from './meanings/near-by-meaning.ts';

export type { SearchKind };

export interface SearchQuery {
  readonly text: string;
  /** The whole sentence, where `text` is only its telling words. */
  readonly meaning?: string | undefined;
  readonly kinds?: readonly SearchKind[] | undefined;
  readonly limit: number;
  /** Also what holds only some of the words. */
  readonly bySomeWords?: boolean | undefined;
  /** Also what says the same in other words, and what holds only some of the words. */
  readonly byMeaning?: boolean | undefined;
}

export interface Hit extends Found {
  readonly kind: SearchKind;
  readonly score: number;
}

const TRIES = 5;
/** So many more than wanted are asked for at a time: most of the best are usually the viewer's to see. */
const SPARE = 1.25;
const MAX_PLACES = 3;
/** Texts less alike than this have nothing to do with each other. */
const MIN_LIKENESS = 0.3;
/** Where no word of a search is found anywhere, only what is as much alike as this was meant (P28). */
const MIN_WITHOUT_WORDS = 0.4;

/** What fits and the viewer may see, best first. */
export async function search(
  platform: Platform,
  viewer: { readonly personId: PersonId },
  query: SearchQuery,
): Promise<Hit[]> {
  const kinds = query.kinds ?? searchKinds;
  const [candidates, places] = await Promise.all([
    rankedFor(platform, { ...query, kinds }),
    kinds.includes('PLACE') ? placesFor(platform, query.text, kinds.length === 1) : [],
  ]);
  const hits: Hit[] = [];
  // A page of what is not the viewer's to see must not end the search.
  const batch = batchOf(query);
  for (let turn = 0; turn < TRIES && hits.length < query.limit; turn += 1) {
    const some = candidates.slice(turn * batch, (turn + 1) * batch);
    if (some.length === 0) break;
    hits.push(...(await visibleOf(platform, viewer.personId, some)));
  }
  return [...hits, ...places].sort((one, other) => other.score - one.score).slice(0, query.limit);
}

function batchOf({ limit }: SearchQuery): number {
  return Math.ceil(limit * SPARE);
}

const nothing: Nearest = { near: [], isRead: false };

type KindQuery = SearchQuery & { readonly kinds: readonly SearchKind[] };

async function rankedFor(platform: Platform, query: KindQuery): Promise<Candidate[]> {
  const { text, meaning = text, kinds, byMeaning = false, bySomeWords: any = byMeaning } = query;
  const limit = batchOf(query) * TRIES;
  const [byWords, byHeart] = await Promise.all([
    candidatesFor(platform.database.db, { text, kinds, any, now: platform.now(), limit }),
    byMeaning ? nearByMeaning(platform, meaning, limit * 2) : nothing,
  ]);
  return merged([...byWords, ...alikeOf(byHeart, query, byWords.length > 0)]);
}

/** What says something alike; of a search that finds no word, nothing unless it was made of words and comes near. */
function alikeOf({ near, isRead }: Nearest, { kinds }: KindQuery, hasWords: boolean): Candidate[] {
  if (!hasWords && !isRead) return [];
  const least = hasWords ? MIN_LIKENESS : MIN_WITHOUT_WORDS;
  return near.flatMap(({ key, likeness }) => {
    const [kind, id] = key.split(' ') as [SearchKind, string];
    const fits = likeness >= least && kinds.includes(kind);
    return fits ? [{ kind, id, score: (likeness - MIN_LIKENESS) * 2 }] : [];
  });
}

/** What is found both by words and by meaning counts for both. */
function merged(candidates: readonly Candidate[]): Candidate[] {
  const byKey = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const key = `${candidate.kind} ${candidate.id}`;
    const before = byKey.get(key);
    byKey.set(key, before ? { ...before, score: before.score + candidate.score } : candidate);
  }
  return [...byKey.values()].sort((one, other) => other.score - one.score);
}

async function visibleOf(
  platform: Platform,
  personId: PersonId,
  candidates: readonly Candidate[],
): Promise<Hit[]> {
  const perKind = searchKinds.map(async (kind) => {
    if (kind === 'PLACE') return [];
    const scores = new Map(candidates.flatMap((one) => (one.kind === kind ? [[one.id, one.score]] : [])));
    if (scores.size === 0) return [];
    const found = await finders[kind](platform.database.db, personId, [...scores.keys()].map(asObjectId));
    return found.map((each) => ({ ...each, kind, score: scores.get(each.id) ?? 0 }));
  });
  return (await Promise.all(perKind)).flat();
}

/** Towns that one names; those that are only spelled alike where nothing but places is looked for. */
async function placesFor(platform: Platform, text: string, guess: boolean): Promise<Hit[]> {
  const places = await searchPlaces(platform.database.pool, { text, limit: MAX_PLACES, exact: !guess });
  return places
    .filter(({ name }) => guess || isMeant(name, text))
    .map(({ id, name, formattedAddress, timeZone }, at) => ({
      kind: 'PLACE',
      id: String(id),
      title: name,
      line: formattedAddress,
      when: null,
      timeZone,
      placeName: name,
      pictureUrl: null,
      path: `/place/${id}`,
      score: A_TOWN - at / 10,
    }));
}

/** About what a title weighs that holds the word. */
const A_TOWN = 0.8;

function isMeant(name: string, text: string): boolean {
  const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
  return compare(name.slice(0, text.trim().length), text.trim()) === 0;
}
