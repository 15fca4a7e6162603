/** Cities with mountains, woods or water at the end of a bus line: name, country, degrees, hour of its picture. */
export const cities = [
  ['Zürich', 'CH', 47.37, 8.54, 8],
  ['Boulder', 'US', 40.01, -105.27, 6.5],
  ['Kathmandu', 'NP', 27.72, 85.32, 17.5],
  ['Cape Town', 'ZA', -33.92, 18.42, 19],
  ['Munich', 'DE', 48.14, 11.58, 10],
  ['Queenstown', 'NZ', -45.03, 168.66, 7],
  ['Chamonix', 'FR', 45.92, 6.87, 12],
] as const;

export type City = (typeof cities)[number];

/** The one an address names; nobody's own words come onto the page by it. */
export function cityOf(search: URLSearchParams): City | undefined {
  return cities.find(([name]) => name === search.get('city'));
}
