import { kinds } from '../kinds/kinds.ts';
import type { Language } from '../meaning/language.ts';
import { bare } from './tokens.ts';

/** In how many of these questions each word stands. */
export function countWords(questions: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const question of questions)
    for (const word of new Set(bare(question).split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

type Counts = Readonly<Record<Language, ReadonlyMap<string, number>>>;

let counted: Counts | undefined;

/** In how many of all example questions of a language each word stands; counted once. */
export function exampleWords(): Counts {
  const of = (language: Language) => countWords(kinds.flatMap(({ questions }) => questions[language]));
  counted ??= { en: of('en'), de: of('de') };
  return counted;
}
