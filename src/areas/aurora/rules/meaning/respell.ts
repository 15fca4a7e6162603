import { exampleWords } from '../recognise/example-words.ts';
import { wordInEnglish } from './german/translate.ts';
import { germanWords } from './german/words.ts';
import type { Language } from './language.ts';
import { nearestOf } from './spelling.ts';
import { plain } from './words.ts';

const LEAST = 5;
const MIN_FOR_TWO = 9;
/** A word that fewer questions have may be a slip itself. */
const OFTEN = 4;

const known = new Map<Language, readonly string[]>();

/** What people ask in a language in several questions, and for German what the list of words holds. */
function knownWords(language: Language): readonly string[] {
  const found = known.get(language);
  if (found) return found;
  const often = [...exampleWords()[language]].flatMap(([word, count]) => (count >= OFTEN ? [word] : []));
  const words = [...often, ...(language === 'de' ? germanWords.keys() : [])];
  known.set(
    language,
    words.filter((word) => word.length >= LEAST),
  );
  return knownWords(language);
}

/** The word that was most likely meant; the same where somebody has asked with it before, or where none is near. */
export function respelled(word: string, language: Language): string {
  const { en, de } = exampleWords();
  if (word.length < LEAST || !/^\p{L}+$/u.test(word) || en.has(word) || de.has(word)) return word;
  if (language === 'de' && wordInEnglish(word) !== undefined) return word;
  return nearestOf(word, knownWords(language), word.length >= MIN_FOR_TWO ? 2 : 1) ?? word;
}

/** A question in plain words, each as it was most likely meant. */
export function respelledWords(question: string, language: Language): string[] {
  return plain(question)
    .split(' ')
    .map((word) => respelled(word, language));
}
