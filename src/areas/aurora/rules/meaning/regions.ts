/** South, west, north and east in degrees. */
type Box = readonly [south: number, west: number, north: number, east: number];

const alps: Box = [43.9, 5.2, 48.2, 16.2];
const britain: Box = [49.8, -8.7, 60.9, 1.8];
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
  britain,
  'great britain': britain,
  uk: britain,
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
  usa: [24.5, -125, 49.4, -66.9],
  oceania: [-48, 110, 0, 180],
};

export interface Region {
  readonly name: string;
  contains(point: { readonly lat: number; readonly lng: number }): boolean;
  readonly middle: { readonly lat: number; readonly lng: number };
}

/** The part of the world that one of these phrases names; the first of them counts. */
export function regionOf(phrases: readonly string[]): Region | undefined {
  const name = phrases.find((phrase) => Object.hasOwn(regions, phrase));
  const box = name === undefined ? undefined : regions[name];
  if (name === undefined || !box) return undefined;
  const [south, west, north, east] = box;
  return {
    name,
    contains: ({ lat, lng }) => lat >= south && lat <= north && lng >= west && lng <= east,
    middle: { lat: (south + north) / 2, lng: (west + east) / 2 },
  };
}
