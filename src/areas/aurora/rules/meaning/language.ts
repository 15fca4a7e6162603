import { apart } from './activity-words.ts';
import { inEnglish } from './german/translate.ts';
import { mended } from './spelling.ts';
import { plain } from './words.ts';

/** The languages that the rules understand and answer in. */
export type Language = 'en' | 'de';

/** A question in plain English words, whatever its language, with the slips of its spelling mended. */
export function plainEnglish(question: string, language: Language): string {
  if (language === 'de') return inEnglish(plain(question));
  const capitals = question.match(/(?<=\S\s+)\p{Lu}[\p{L}’'-]+/gu) ?? [];
  return mended(apart(plain(question)), new Set(capitals.flatMap((name) => plain(name).split(' '))));
}
