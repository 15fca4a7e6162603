import type { Words } from '../kinds/kind.ts';

/** What a forecast calls a day: the WMO codes (table 4677) up to each number, in plain words. */
const skies: readonly (readonly [upTo: number, sky: Words])[] = [
  [0, { en: 'clear', de: 'klar' }],
  [2, { en: 'sun and clouds', de: 'Sonne und Wolken' }],
  [3, { en: 'overcast', de: 'bedeckt' }],
  [48, { en: 'fog', de: 'Nebel' }],
  [57, { en: 'drizzle', de: 'Nieselregen' }],
  [67, { en: 'rain', de: 'Regen' }],
  [77, { en: 'snow', de: 'Schnee' }],
  [82, { en: 'showers', de: 'Schauer' }],
  [86, { en: 'snow showers', de: 'Schneeschauer' }],
  [99, { en: 'thunderstorms', de: 'Gewitter' }],
];

/** Undefined for a code that is none. */
export function skyOf(code: number | null): Words | undefined {
  if (code === null || code < 0) return undefined;
  return skies.find(([upTo]) => code <= upTo)?.[1];
}
