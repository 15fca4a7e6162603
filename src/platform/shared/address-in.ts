interface Named {
  readonly name: string;
  readonly formattedAddress: string;
}

const A = 65;
/** Names that a country had when an address was stored, or has in a list that is older or newer than ours. */
const formerNames = { Turkey: 'TR', Türkiye: 'TR', 'Czech Republic': 'CZ', Swaziland: 'SZ', Macedonia: 'MK' };
let codes: ReadonlyMap<string, string> | undefined;

/**
 * An address in the reader's language: as it is stored it ends with the English name of its country, which is where
 * the country's code is read from.
 */
export function addressIn(locale: string, address: string): string {
  if (locale.startsWith('en')) return address;
  const at = address.lastIndexOf(', ') + 2;
  const start = at < 2 ? 0 : at;
  codes ??= new Map([...namesIn('en'), ...Object.entries(formerNames)]);
  const code = codes.get(address.slice(start));
  return code ? address.slice(0, start) + (namesOf(locale).of(code) ?? code) : address;
}

/** What an address says beside the name of its place. */
export function restOfAddress(locale: string, { name, formattedAddress }: Named): string {
  if (formattedAddress === name) return '';
  const beside = formattedAddress.startsWith(`${name}, `)
    ? formattedAddress.slice(name.length + 2)
    : formattedAddress;
  return addressIn(locale, beside);
}

/** The name of every country in a language, with its code. */
export function namesIn(locale: string): [name: string, code: string][] {
  const names = namesOf(locale);
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(A + at));
  const pairs = letters.flatMap((one) => letters.map((other) => one + other));
  return pairs.flatMap((code) => {
    const name = names.of(code);
    return name ? [[name, code]] : [];
  });
}

/** The name of a country by its two letters; undefined for letters that name none. */
export function countryIn(locale: string, code: string): string | undefined {
  return namesOf(locale).of(code);
}

function namesOf(locale: string): Intl.DisplayNames {
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
}
