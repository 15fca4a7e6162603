import { kmBetween } from '#areas/place/rules/distance.ts';
import { extentOf } from '#platform/server/geo/in-land.ts';
import { normaliseName } from '#platform/server/geo/normalise-name.ts';
import { isNameOf, searchPlaces } from '#platform/server/geo/search-places.ts';
import { middleOf, type Region, regionOf } from '../../rules/meaning/regions.ts';
import { slipsBetween } from '../../rules/meaning/spelling.ts';
import type { Where } from '../../rules/meaning/where.ts';
import type { TopicPlace } from '../../rules/topic.ts';
import type { Asker } from './asker.ts';

/** Where a question means: a town on the map, only words, or nothing that is known. */
export interface FoundPlace {
  readonly place?: TopicPlace & { readonly id?: number; readonly address?: string };
  /** A part of the world, no town. */
  readonly region?: Region;
  /** A circle that holds all of the region. */
  readonly around?: Around | undefined;
  /** As an answer says it: 'near Bern', 'in Wales'; undefined where nothing is known of it. */
  readonly said?: string | undefined;
  /** The words of the question that named it; empty for 'there' and 'near me'. */
  readonly phrase: string;
  /** Words that stood behind its name. */
  readonly leftOver: string;
}

interface Around {
  readonly lat: number;
  readonly lng: number;
  readonly withinKm: number;
}

export async function findPlace(asker: Asker, where: Where | undefined): Promise<FoundPlace | undefined> {
  if (!where) return undefined;
  if (where.kind === 'NAMED') return named(asker, where.phrases);
  const { topic, home, timeZone, voice } = asker;
  const place = where.kind === 'THERE' ? topic.place : home && { ...home, timeZone };
  return place ? { place, said: voice.near(place.name), phrase: '', leftOver: '' } : undefined;
}

/** The same, where it is on the map: words behind an 'at' or 'in' are often no place. */
export async function findKnown(asker: Asker, where: Where | undefined): Promise<FoundPlace | undefined> {
  const found = await findPlace(asker, where);
  return found?.place || found?.region ? found : undefined;
}

/** A part of the world, else the longest of the phrases that is the name of a town. */
async function named(asker: Asker, phrases: readonly string[]): Promise<FoundPlace> {
  const [longest = ''] = phrases;
  const { voice } = asker;
  const region = regionOf(phrases, voice.locale);
  if (region) {
    const leftOver = longest.slice(region.phrase.length).trim();
    const around = await aroundOf(asker, region);
    return { region, around, said: voice.inside(region), phrase: region.phrase, leftOver };
  }
  for (const phrase of phrases) {
    const found = await townOf(asker, phrase);
    if (!found) continue;
    const { id, name, lat, lng, timeZone, formattedAddress: address } = found;
    const leftOver = longest.slice(phrase.length).trim();
    return { place: { id, name, lat, lng, timeZone, address }, said: voice.near(name), phrase, leftOver };
  }
  const name = voice.placeName(longest);
  return { said: name ? voice.near(name) : undefined, phrase: longest, leftOver: '' };
}

async function aroundOf({ platform }: Asker, { box, address = '' }: Region): Promise<Around | undefined> {
  const extent = box ?? (await extentOf(platform.database.db, address));
  if (!extent) return undefined;
  const [south, west, north, east] = extent;
  const middle = middleOf(extent);
  const corners = [south, north].flatMap((lat) => [west, east].map((lng) => ({ lat, lng })));
  return { ...middle, withinKm: Math.max(...corners.map((corner) => kmBetween(middle, corner))) + MARGIN_KM };
}

/** A border lies beyond the outermost towns. */
const MARGIN_KM = 30;
const SEARCHED = 4;

async function townOf({ platform, home }: Asker, phrase: string) {
  const { pool } = platform.database;
  const found = await searchPlaces(pool, { text: phrase, near: home ?? undefined, limit: SEARCHED });
  for (const town of found) {
    if (isMeant(phrase, town.name, town.formattedAddress)) return town;
    // 'munchen' is Munich: the gazetteer knows other names.
    if (await isNameOf(pool, town.id, phrase)) return town;
  }
  return undefined;
}

const MIN_FOR_SLIPS = 5;
const MIN_FOR_TWO = 9;

/** Its name, its name and region, or its name with a slip; not a longer name that only begins like it. */
function isMeant(phrase: string, name: string, address: string): boolean {
  const [typed, town] = [normaliseName(phrase), normaliseName(name)];
  if (typed === town || `${normaliseName(address)} `.startsWith(`${typed} `)) return true;
  const [first = ''] = typed.split(' ');
  if (town.startsWith(first) && typed.startsWith(town)) return true;
  if (typed.length < MIN_FOR_SLIPS || typed[0] !== town[0]) return false;
  // 'zermat' is Zermatt, 'west' is no Westerland.
  if (town.startsWith(typed)) return town.length === typed.length + 1;
  return slipsBetween(typed, town) <= (typed.length < MIN_FOR_TWO ? 1 : 2);
}
