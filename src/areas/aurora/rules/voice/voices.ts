import type { Language } from '../meaning/language.ts';
import { english, type Voice } from './english.ts';
import { german } from './german.ts';

export type { Voice };

/** How Aurora speaks to somebody who asks in this language. */
export const voices: Readonly<Record<Language, Voice>> = { en: english, de: german };
