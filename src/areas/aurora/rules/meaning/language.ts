import { apart } from './activity-words.ts';
import { inEnglish } from './german/translate.ts';
import { withDayNumbers } from './ordinal-days.ts';
import { mended } from './spelling.ts';
import { plain } from './words.ts';

/** The languages that the rules understand and answer in. */
export type Language = 'en' | 'de';

/** What is called otherwise in Scotland, the north and America. */
const dialect: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:wee )?(?:bairns?|weans?)\b/g, 'kids'],
  [/\bwi\b/g, 'with'],
  [/\bcannae\b/g, 'cannot'],
  [/\b(?:dinnae|dinna)\b/g, 'do not'],
  [
    /\b(?:labradors?|terriers?|spaniels?|retrievers?|poodles?|beagles?|collies?|huskys?|huskies|dachshunds?)\b/g,
    'dog',
  ],
  [/\b(?:pushchairs?|buggy|buggies|strollers?)\b/g, 'pram'],
];

/** A question in plain English words, whatever its language, with the slips of its spelling mended. */
export function plainEnglish(question: string, language: Language): string {
  if (language === 'de') return inEnglish(withDayNumbers(plain(question)));
  const capitals = question.match(/(?<=\S\s+)\p{Lu}[\p{L}’'-]+/gu) ?? [];
  const said = dialect.reduce(
    (text, [word, means]) => text.replace(word, means),
    apart(withDayNumbers(plain(question))),
  );
  return mended(said, new Set(capitals.flatMap((name) => plain(name).split(' '))));
}
