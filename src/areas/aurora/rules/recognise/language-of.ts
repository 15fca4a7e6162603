import { wordInEnglish } from '../meaning/german/translate.ts';
import type { Language } from '../meaning/language.ts';
import { plain } from '../meaning/words.ts';
import { exampleWords } from './example-words.ts';
import { bare } from './tokens.ts';

/** 'Meld mich bei Families on trails an': the first words are seldom a name, and count for more. */
const OPENING = 3;
const FIRST = 1.5;
/** Nearer than this it could be either. */
const EITHER = 0.8;
/** No word alone decides. */
const MAX_OF_WORD = 2;
const RARE = 0.5;

/** The language of a question; one that could be either is in the language that its asker reads. */
export function languageOf(question: string, locale: string): Language {
  const words = bare(question).split(' ');
  const umlauts = /[äöüß]/i.test(question) ? 0.5 : 0;
  const german = words.reduce((sum, word, at) => sum + (at < OPENING ? FIRST : 1) * germanOf(word), umlauts);
  if (Math.abs(german) < EITHER) return locale.startsWith('de') ? 'de' : 'en';
  return german > 0 ? 'de' : 'en';
}

/** How much a word speaks for German, or with a minus for English, by the questions in which people use it. */
function germanOf(word: string): number {
  const { en, de } = exampleWords();
  const [english, german] = [en.get(word) ?? 0, de.get(word) ?? 0];
  if (english + german === 0) return wordInEnglish(plain(word)) ? 1 : 0;
  const odds = Math.log((german + RARE) / (english + RARE));
  return Math.max(-MAX_OF_WORD, Math.min(MAX_OF_WORD, odds));
}
