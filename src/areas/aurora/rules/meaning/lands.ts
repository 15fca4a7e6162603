import { countryIn, namesIn } from '#platform/shared/address-in.ts';
import type { Language } from './language.ts';
import { plain } from './words.ts';

/** A country or a state in it: what lies inside has an address that ends like its own. */
export interface Land {
  readonly name: string;
  readonly german: string;
  /** 'Wales, United Kingdom' */
  readonly address: string;
}

/** States that people name as a whole, by the gazetteer's names: other names behind '|', the German one behind '='. */
const states = `
GB: England, Scotland = Schottland, Wales, Northern Ireland = Nordirland
DE: Bavaria = Bayern, Baden-Wurttemberg|Baden-Wuerttemberg = Baden-Württemberg, Saxony = Sachsen, Saxony-Anhalt = Sachsen-Anhalt, Thuringia = Thüringen, Hesse = Hessen, Lower Saxony = Niedersachsen, Rheinland-Pfalz|Rhineland-Palatinate, Saarland, Brandenburg, Schleswig-Holstein, North Rhine-Westphalia = Nordrhein-Westfalen, Mecklenburg-Vorpommern
AT: Tyrol = Tirol, Vorarlberg, Styria = Steiermark, Carinthia = Kärnten, Upper Austria = Oberösterreich, Lower Austria = Niederösterreich, Burgenland
CH: Valais = Wallis, Ticino = Tessin, Grisons|Graubunden = Graubünden, Vaud = Waadt, Uri, Thurgau, Aargau, Jura
IT: Tuscany = Toskana, Lombardy = Lombardei, Piedmont = Piemont, Aosta Valley = Aostatal, Liguria = Ligurien, Veneto = Venetien, Umbria = Umbrien, Sicily = Sizilien, Sardinia = Sardinien, Apulia = Apulien, Calabria = Kalabrien, Abruzzo = Abruzzen
FR: Brittany = Bretagne, Normandy = Normandie, Corsica = Korsika
ES: Catalonia = Katalonien, Andalusia = Andalusien, Galicia = Galicien, Asturias = Asturien, Cantabria = Kantabrien, Basque Country = Baskenland, Navarre = Navarra, Canary Islands = Kanarische Inseln, Balearic Islands = Balearen
US: Alabama, Alaska, Arizona, Arkansas, California = Kalifornien, Colorado, Connecticut, Delaware, Florida, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah, Vermont, Virginia, West Virginia, Wisconsin, Wyoming
CA: Alberta, British Columbia, Manitoba, Newfoundland and Labrador|Newfoundland = Neufundland, Nova Scotia, Ontario, Saskatchewan, Yukon
AU: New South Wales, Queensland, South Australia, Tasmania = Tasmanien, Western Australia
`;

/** What people call a country beside its name in the lists. */
const alsoCalled = `
US: USA = USA, United States of America = USA
GB: UK = Großbritannien, Britain = Großbritannien, Great Britain = Großbritannien, Vereinigten Königreich = Vereinigtes Königreich
NL: Holland, Niederlanden = Niederlande
CZ: Czech Republic = Tschechien
TR: Turkey = Türkei
MK: Macedonia = Mazedonien
BA: Bosnia = Bosnien, Bosnien
`;

interface Written {
  readonly code: string;
  readonly names: readonly string[];
  readonly german: string;
}

function written(text: string): Written[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [code = '', all = ''] = line.split(': ');
      return all.split(', ').map((one) => {
        const [english = '', german] = one.split(' = ');
        const names = english.split('|');
        return { code, names, german: german ?? names.at(-1) ?? '' };
      });
    });
}

export const stateAddresses = written(states).map(
  ({ code, names }) => `${names[0]}, ${countryIn('en', code)}`,
);

/** Codes that stand for another by now ('UK', 'FX') are left out. */
const isCurrent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

function* countries(locale: string): Iterable<Land> {
  for (const [name, code] of namesIn(locale)) {
    const [address, german = name] = [countryIn('en', code), countryIn('de', code)];
    if (address && isCurrent(code)) yield { name, german, address };
  }
}

function* others(): Iterable<Land> {
  for (const { code, names, german } of written(alsoCalled)) {
    const address = countryIn('en', code) ?? '';
    for (const name of names) yield { name, german, address };
  }
  for (const { code, names, german } of written(states)) {
    const address = `${names[0]}, ${countryIn('en', code)}`;
    for (const name of names) yield { name, german, address };
    if (!names.includes(german)) yield { name: names.at(-1) ?? german, german, address };
  }
}

const keyed = (lands: Iterable<Land>, keyOf: (land: Land) => string) =>
  [...lands].map((land) => [plain(keyOf(land)), land] as const);

const english = new Map([
  ...keyed(others(), ({ german }) => german),
  ...keyed(others(), ({ name }) => name),
  ...keyed(countries('en'), ({ name }) => name),
]);
/** 'Island' is Iceland only to who asks in German. */
const german = new Map(keyed(countries('de'), ({ german: name }) => name));

const PART =
  /^(?:(?:north|south|east|west)(?:ern)?|central|nord|sud|ost|west|mittel)(?:lich\p{L}+)? ?(?=\p{L}{4})/u;

/** The country or state of this name; 'northern italy' is looked for in all of Italy. */
export function landOf(phrase: string, language: Language): Land | undefined {
  const called = (key: string) => (language === 'de' ? german.get(key) : undefined) ?? english.get(key);
  const key = plain(phrase);
  return called(key) ?? called(key.replace(PART, ''));
}
