import type { Words } from '../kinds/kind.ts';

/** What is said of a day in a forecast, in the reader's units; undefined where the service did not say. */
export interface Weather {
  readonly place: string;
  readonly day: string;
  readonly sky: Words | undefined;
  /** From the lowest to the highest. */
  readonly temperatures: readonly [string, string] | undefined;
  /** Percent. */
  readonly rainChance: number | undefined;
  readonly gusts: string | undefined;
  readonly askedAt: string;
  readonly source: string;
}

/** One sentence of the day, and how old the forecast is and from whom. */
export function sayWeather(language: keyof Words, weather: Weather): string {
  const { place, day, sky, temperatures, rainChance, gusts, askedAt, source } = weather;
  const isGerman = language === 'de';
  const parts = [
    sky?.[language],
    temperatures?.join(isGerman ? ' bis ' : ' to '),
    rainChance === undefined
      ? undefined
      : isGerman
        ? `Regen zu ${rainChance} %`
        : `${rainChance}% chance of rain`,
    gusts && (isGerman ? `Böen bis ${gusts}` : `gusts up to ${gusts}`),
  ].filter(Boolean);
  const age = isGerman
    ? `Vorhersage von ${source}, ${askedAt}. Sieh am Abend vorher noch einmal nach.`
    : `Forecast by ${source}, ${askedAt}. Look again the evening before.`;
  return `**${place}**, ${day}: ${parts.join(', ')}. ${age}`;
}

export function sayTooFar(language: keyof Words, place: string, day: string): string {
  return language === 'de'
    ? `Für **${place}**, ${day}, gibt es noch keine Vorhersage: Sie reicht 16 Tage. Frag näher am Tag noch einmal.`
    : `There is no forecast for **${place}**, ${day}, yet: it reaches 16 days. Ask again closer to the day.`;
}
