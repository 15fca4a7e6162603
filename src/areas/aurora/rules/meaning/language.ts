import { apart } from './activity-words.ts';
import { inEnglish, wordInEnglish } from './german/translate.ts';
import { mended } from './spelling.ts';
import { plain } from './words.ts';

/** The languages that the rules understand and answer in. */
export type Language = 'en' | 'de';

// Words of both languages ('am', 'in', 'so', 'was', 'die', 'will', 'see') say nothing about which it is.
const english = new Set(
  (
    'the a is are what who when where how i my me on near for with to and of at it there do does any can should not ' +
    'which this that next some one you we us they have has get from about into up down out before after by be me ' +
    'hike hikes hiking walk walks walking climb climbing easy somebody something people club clubs'
  ).split(' '),
);
const both = new Set(
  'am in an so die was will see man war hat bald rad still pass tag wind bus club yoga tour august april september november winter camping ski trekking person warm lang oder lauf platz verein trek mag alt'.split(
    ' ',
  ),
);

/** The language of a question; one that could be either is in the language that its asker reads. */
export function languageOf(question: string, locale: string): Language {
  // 'im' is a word of German, 'I’m' is not.
  const words = plain(question.replace(/\b(\p{L}+)['’](?:m|re|s|ll|ve|d)\b/giu, '$1')).split(' ');
  const spoken = words.filter((word) => english.has(word)).length;
  const german = words.filter((word) => !both.has(word) && !english.has(word) && wordInEnglish(word)).length;
  const umlauts = /[äöüß]/i.test(question) ? 0.5 : 0;
  if (german + umlauts !== spoken) return german + umlauts > spoken ? 'de' : 'en';
  return locale.startsWith('de') ? 'de' : 'en';
}

/** A question in plain English words, whatever its language, with the slips of its spelling mended. */
export function plainEnglish(question: string, language: Language): string {
  if (language === 'de') return inEnglish(plain(question));
  const capitals = question.match(/(?<=\S\s+)\p{Lu}[\p{L}’'-]+/gu) ?? [];
  return mended(apart(plain(question)), new Set(capitals.flatMap((name) => plain(name).split(' '))));
}
