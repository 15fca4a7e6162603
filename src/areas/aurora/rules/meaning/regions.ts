import { germanNameOf } from './german/words.ts';
import { landOf } from './lands.ts';
import type { Language } from './language.ts';
import { plain } from './words.ts';

/** South, west, north and east in degrees. */
export type Box = readonly [south: number, west: number, north: number, east: number];

const alps: Box = [43.9, 5.2, 48.2, 16.2];
const himalaya: Box = [26, 73, 36, 97];
const andes: Box = [-55, -80, 11, -62];

/** Parts of the world that people name and that are no towns; roughly where they are is enough to look there. */
const regions: Readonly<Record<string, Box>> = {
  alps,
  'swiss alps': [45.8, 5.9, 47.8, 10.5],
  'french alps': [43.9, 5.2, 46.5, 7.8],
  'italian alps': [44.1, 6.6, 47.1, 13.8],
  dolomites: [46, 11.2, 46.9, 12.7],
  pyrenees: [42, -2, 43.4, 3.3],
  'black forest': [47.5, 7.5, 49, 8.9],
  'lake district': [54.2, -3.6, 54.8, -2.6],
  highlands: [56.3, -6.5, 58.7, -2.9],
  'british isles': [49.8, -10.7, 60.9, 1.8],
  scandinavia: [54.5, 4.5, 71.2, 31.6],
  balkans: [36.4, 13.4, 46.9, 29.7],
  himalaya,
  himalayas: himalaya,
  andes,
  patagonia: [-56, -76, -38, -62],
  rockies: [31, -125, 60, -103],
  'rocky mountains': [31, -125, 60, -103],
  'middle east': [12, 32, 42, 60],
  europe: [35, -25, 71.5, 40],
  africa: [-35, -18, 37.4, 51.5],
  asia: [-11, 40, 77, 180],
  'north america': [14, -168, 72, -52],
  'central america': [7, -92.3, 18.5, -77],
  'south america': [-56, -82, 13, -34],
  oceania: [-48, 110, 0, 180],
};

/** Parts of a state: a rough box inside it. */
const partsOfStates: Readonly<Record<string, readonly [box: Box, address: string, german: string]>> = {
  'bernese oberland': [[46.3, 7.0, 46.85, 8.5], 'Bern, Switzerland', 'Berner Oberland'],
  'berner oberland': [[46.3, 7.0, 46.85, 8.5], 'Bern, Switzerland', 'Berner Oberland'],
  'south tyrol': [[46.2, 10.3, 47.1, 12.5], 'Trentino-Alto Adige, Italy', 'Südtirol'],
  sudtirol: [[46.2, 10.3, 47.1, 12.5], 'Trentino-Alto Adige, Italy', 'Südtirol'],
};

interface Spot {
  readonly lat: number;
  readonly lng: number;
}

/** A part of the world: a box, a country or state by the end of its addresses, or both. */
export interface Region {
  /** As the question has it. */
  readonly phrase: string;
  readonly name: string;
  readonly german: string | undefined;
  readonly box?: Box;
  /** 'Wales, United Kingdom': what the address of each of its places ends with. */
  readonly address?: string;
  /** `address` is that of the town next to the spot; nobody knows it of a spot far from all. */
  contains(spot: Spot & { readonly address?: string | undefined }): boolean;
}

/** The part of the world that one of these phrases names; the first of them counts. */
export function regionOf(phrases: readonly string[], language: Language): Region | undefined {
  for (const phrase of phrases) {
    const found = named(phrase, language);
    if (found) return { ...found, phrase, contains: (spot) => isInside(spot, found) };
  }
  return undefined;
}

type Limits = Pick<Region, 'box' | 'address'>;

function named(phrase: string, language: Language): (Limits & Pick<Region, 'name' | 'german'>) | undefined {
  const key = plain(phrase);
  const box = Object.hasOwn(regions, key) ? regions[key] : undefined;
  if (box) return { name: key, german: germanNameOf(key), box };
  const part = Object.hasOwn(partsOfStates, key) ? partsOfStates[key] : undefined;
  if (part) return { name: key, box: part[0], address: part[1], german: part[2] };
  return landOf(phrase, language);
}

function isInside({ lat, lng, address }: Parameters<Region['contains']>[0], limits: Limits): boolean {
  if (limits.address && !`, ${address}`.endsWith(`, ${limits.address}`)) return false;
  if (!limits.box) return true;
  const [south, west, north, east] = limits.box;
  return lat >= south && lat <= north && lng >= west && lng <= east;
}

/** The middle of a box. */
export function middleOf([south, west, north, east]: Box): Spot {
  return { lat: (south + north) / 2, lng: (west + east) / 2 };
}
