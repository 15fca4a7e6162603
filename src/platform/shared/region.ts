/** Where people write dates, and measure ways and weights, in a manner of their own. */
export type Region = 'US' | 'GB' | 'ELSEWHERE';

const AMERICAN = new RegExp(
  '^(US/.+|Navajo|Pacific/Honolulu|America/(New_York|Detroit|Chicago|Menominee|Denver|Boise|Phoenix|Los_Angeles' +
    '|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Fort_Wayne|Indianapolis|Louisville|Shiprock' +
    '|Indiana/.+|Kentucky/.+|North_Dakota/.+))$',
);
const BRITISH = /^(Europe\/(London|Belfast|Jersey|Guernsey|Isle_of_Man)|GB|GB-Eire)$/;

/** The region of a time zone: where somebody lives says more than the language of their browser (P17). */
export function regionOf(timeZone: string): Region {
  if (AMERICAN.test(timeZone)) return 'US';
  return BRITISH.test(timeZone) ? 'GB' : 'ELSEWHERE';
}

/**
 * The region of where somebody says that they live, an address that ends with the English name of its country; of their
 * time zone where they do not say it. A traveller keeps the units of home.
 */
export function homeRegion(timeZone: string, address = ''): Region {
  if (address === '') return regionOf(timeZone);
  if (/(^|, )United States$/.test(address)) return 'US';
  return /(^|, )United Kingdom$/.test(address) ? 'GB' : 'ELSEWHERE';
}

/** A language as it is written there: plain English begins a date with its day, but in the United States. */
export function localeIn(language: string, timeZone: string): string {
  if (language !== 'en') return language;
  return regionOf(timeZone) === 'US' ? 'en-US' : 'en-GB';
}
