const MAX_WORDS = 8;

/** Words of a sentence that say nothing of what is looked for. */
const SMALL_WORDS = new Set(
  `a about an and any are at be by can could do does for from get give has have how i in into is it its me my near
  of on or our please show some something that the their them there these they this to us want was we what when
  where which who whom will with would you your`.split(/\s+/),
);

/** The words of what was typed that are looked for, at most eight. */
export function wantedWords(typed: string): string[] {
  return (typed.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
}

/** The same of a sentence: without the small words, unless it has no others. */
export function tellingWords(sentence: string): string[] {
  const words = sentence.match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !SMALL_WORDS.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
}

/**
 * The words as a query of the text index: each begins a word, or with `whole` is one: all, or all but
 * the last, which is still being typed. All of them, or with `any` at least one.
 */
export function textQuery(
  words: readonly string[],
  how: { any?: boolean; whole?: 'ALL' | 'BUT_LAST' } = {},
): string {
  const endOf = (at: number) => {
    const isWhole = how.whole === 'ALL' || (how.whole === 'BUT_LAST' && at < words.length - 1);
    return isWhole ? '' : ':*';
  };
  return words.map((word, at) => `${word}${endOf(at)}`).join(how.any ? ' | ' : ' & ');
}

/** Half a word of so few letters begins thousands of words. */
const MAX_HALF = 2;

/** Queries for half a word that says little by itself, and for the words before it; undefined where there are none. */
export function beforeHalfWord(words: readonly string[]): { others: string; half: string } | undefined {
  const last = words.at(-1);
  if (words.length < 2 || last === undefined || last.length > MAX_HALF) return undefined;
  return { others: textQuery(words.slice(0, -1), { whole: 'ALL' }), half: textQuery([last]) };
}
