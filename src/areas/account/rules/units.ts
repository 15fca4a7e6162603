import { measuresIn } from '#platform/shared/measures.ts';
import { homeRegion, localeIn } from '#platform/shared/region.ts';

export const unitChoices = {
  mass: ['KG', 'LB'],
  length: ['KM', 'MI'],
  volume: ['L', 'GAL'],
  energy: ['KCAL', 'KJ'],
  temperature: ['C', 'F'],
  time: ['H24', 'H12'],
} as const;

export type Units = { readonly [Kind in keyof typeof unitChoices]: (typeof unitChoices)[Kind][number] };

/** Units that people who live there expect: the prefilled answer of the onboarding form (P17). `home` is an address. */
export function unitsIn(timeZone: string, locale: string, home = ''): Units {
  const time = isTwelveHour(locale, timeZone) ? 'H12' : 'H24';
  const { length, mass } = measuresIn(timeZone, home);
  const isAmerican = homeRegion(timeZone, home) === 'US';
  return {
    mass,
    length,
    volume: isAmerican ? 'GAL' : 'L',
    energy: 'KCAL',
    temperature: isAmerican ? 'F' : 'C',
    time,
  };
}

/** As the locale counts hours; English without a country, or of another one than its reader's, as its reader's does. */
function isTwelveHour(locale: string, timeZone: string): boolean {
  const foreign = /^en(-US)?$/.test(locale);
  try {
    const counted = foreign ? localeIn('en', timeZone) : locale;
    return new Intl.DateTimeFormat(counted, { hour: 'numeric' }).resolvedOptions().hour12 === true;
  } catch {
    return false;
  }
}
