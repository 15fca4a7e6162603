import { normaliseName } from '#platform/server/geo/normalise-name.ts';
import { searchPlaces } from '#platform/server/geo/search-places.ts';
import { type Region, regionOf } from '../../rules/meaning/regions.ts';
import type { Where } from '../../rules/meaning/where.ts';
import type { TopicPlace } from '../../rules/topic.ts';
import type { Asker } from './asker.ts';

/** Where a question means: a town on the map, only words, or nothing that is known. */
export interface FoundPlace {
  readonly place?: TopicPlace & { readonly id?: number; readonly address?: string };
  /** A part of the world, no town. */
  readonly region?: Region;
  /** How it is called in an answer; undefined for 'there' and 'near me' where nothing is known of it. */
  readonly name?: string | undefined;
  /** The words of the question that named it; empty for 'there' and 'near me'. */
  readonly phrase: string;
  /** Words that stood behind its name. */
  readonly leftOver: string;
}

export async function findPlace(asker: Asker, where: Where | undefined): Promise<FoundPlace | undefined> {
  if (!where) return undefined;
  if (where.kind === 'NAMED') return named(asker, where.phrases);
  const { topic, home, timeZone } = asker;
  const place = where.kind === 'THERE' ? topic.place : home && { ...home, timeZone };
  return place ? { place, name: place.name, phrase: '', leftOver: '' } : undefined;
}

/** The longest of the phrases that is the name of a town. */
async function named(asker: Asker, phrases: readonly string[]): Promise<FoundPlace> {
  const [longest = ''] = phrases;
  const near = asker.home ?? undefined;
  const region = regionOf(phrases);
  const { voice } = asker;
  if (region) {
    const { name } = region;
    return { region, name: voice.placeName(name), phrase: name, leftOver: longest.slice(name.length).trim() };
  }
  for (const phrase of phrases) {
    const [first] = await searchPlaces(asker.platform.database.pool, { text: phrase, near, limit: 1 });
    if (!first || !isMeant(phrase, first.name, first.formattedAddress)) continue;
    const { id, name, lat, lng, timeZone, formattedAddress: address } = first;
    const leftOver = longest.slice(phrase.length).trim();
    return { place: { id, name, lat, lng, timeZone, address }, name, phrase, leftOver };
  }
  return { name: voice.placeName(longest) || undefined, phrase: longest, leftOver: '' };
}

const MIN_FOR_SLIPS = 5;

/** Its name, its name and region, or its name with a slip; not a longer name that only begins like it. */
function isMeant(phrase: string, name: string, address: string): boolean {
  const [typed, town] = [normaliseName(phrase), normaliseName(name)];
  if (typed === town || `${normaliseName(address)} `.startsWith(`${typed} `)) return true;
  // 'munchen' is found as Munich: the gazetteer knows other names, and then nothing else begins so.
  const [first = ''] = typed.split(' ');
  if (town.startsWith(first) && typed.startsWith(town)) return true;
  return typed.length >= MIN_FOR_SLIPS && !typed.includes(' ') && !town.startsWith(typed);
}
