import type { Locale } from '#platform/shared/locale.ts';

type Words = readonly [username: string, names: Readonly<Record<Locale, string>>];

const animals: readonly Words[] = [
  ['marmot', { en: 'Marmot', de: 'Murmeltier' }],
  ['ibex', { en: 'Ibex', de: 'Steinbock' }],
  ['chamois', { en: 'Chamois', de: 'Gämse' }],
  ['fox', { en: 'Fox', de: 'Fuchs' }],
  ['hare', { en: 'Hare', de: 'Hase' }],
  ['otter', { en: 'Otter', de: 'Otter' }],
  ['owl', { en: 'Owl', de: 'Eule' }],
  ['lynx', { en: 'Lynx', de: 'Luchs' }],
  ['badger', { en: 'Badger', de: 'Dachs' }],
  ['squirrel', { en: 'Squirrel', de: 'Eichhörnchen' }],
  ['hedgehog', { en: 'Hedgehog', de: 'Igel' }],
  ['beaver', { en: 'Beaver', de: 'Biber' }],
  ['falcon', { en: 'Falcon', de: 'Falke' }],
  ['swift', { en: 'Swift', de: 'Mauersegler' }],
];

const places: readonly Words[] = [
  ['lake', { en: 'by the Lake', de: 'am See' }],
  ['ridge', { en: 'on the Ridge', de: 'am Grat' }],
  ['wood', { en: 'in the Wood', de: 'im Wald' }],
  ['pass', { en: 'at the Pass', de: 'am Pass' }],
  ['brook', { en: 'by the Brook', de: 'am Bach' }],
  ['moor', { en: 'on the Moor', de: 'im Moor' }],
  ['snow', { en: 'in the Snow', de: 'im Schnee' }],
  ['mist', { en: 'in the Mist', de: 'im Nebel' }],
  ['dew', { en: 'in the Dew', de: 'im Tau' }],
  ['hut', { en: 'at the Hut', de: 'an der Hütte' }],
];

export interface SuggestedName {
  readonly displayName: string;
  readonly username: string;
}

/**
 * What somebody is called until they say it themselves; made of nothing that we know of them, least of all their
 * address. `random` answers a whole number from 0 up to its argument.
 */
export function suggestName(locale: Locale, random: (below: number) => number): SuggestedName {
  const pick = (words: readonly Words[]): Words => words[random(words.length)] ?? ['', { en: '', de: '' }];
  const [animal, animalNames] = pick(animals);
  const [place, placeNames] = pick(places);
  return {
    displayName: `${animalNames[locale]} ${placeNames[locale]}`,
    username: `${animal}.${place}.${1_000 + random(9_000)}`,
  };
}
