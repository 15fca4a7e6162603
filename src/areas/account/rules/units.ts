export const unitChoices = {
  mass: ['KG', 'LB'],
  length: ['KM', 'MI'],
  volume: ['L', 'GAL'],
  energy: ['KCAL', 'KJ'],
  temperature: ['C', 'F'],
  time: ['H24', 'H12'],
} as const;

export type Units = { readonly [Kind in keyof typeof unitChoices]: (typeof unitChoices)[Kind][number] };

const metric: Units = {
  mass: 'KG',
  length: 'KM',
  volume: 'L',
  energy: 'KCAL',
  temperature: 'C',
  time: 'H24',
};

/** Units that people of a locale expect (`en-US`): the prefilled answer of the onboarding form. */
export function unitsOfLocale(locale: string): Units {
  const region = regionOf(locale);
  const time = isTwelveHour(locale) ? 'H12' : 'H24';
  if (region === 'US' || region === 'LR' || region === 'MM') {
    return { mass: 'LB', length: 'MI', volume: 'GAL', energy: 'KCAL', temperature: 'F', time };
  }
  if (region === 'GB') return { ...metric, length: 'MI', time };
  return { ...metric, time };
}

function regionOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).maximize().region;
  } catch {
    return undefined;
  }
}

function isTwelveHour(locale: string): boolean {
  try {
    return new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true;
  } catch {
    return false;
  }
}
