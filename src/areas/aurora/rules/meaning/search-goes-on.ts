import { bare } from '../recognise/tokens.ts';
import type { Wish } from './plan.ts';

const GOES_ON =
  /^(?:and|und|or|oder|what about|how about|was ist mit|wie ware es mit|wie wars mit|then|dann|only|nur)\b/;
const MAX_WORDS = 6;
const MAX_SEARCHES = 4;

/** Whether a question only says more of what was looked for before: 'and in July?' */
export function saysMore(question: string): boolean {
  const words = bare(question).split(' ');
  return words.length <= MAX_WORDS && GOES_ON.test(words.join(' '));
}

/** What was looked for so far, with what is said now; anything else is a new search. */
export function searchesWith(before: readonly string[], asked: string): readonly string[] {
  return saysMore(asked) ? [...before, asked].slice(-MAX_SEARCHES) : [asked];
}

/** What is said later takes the place of what was said of the same before. */
export function mergedWish(before: Wish, now: Wish): Wish {
  return {
    ...before,
    ...now,
    text: now.text || before.text,
    meaning: [before.meaning, now.meaning].filter(Boolean).join(' '),
    filters: { ...before.filters, ...now.filters },
    bounds: { ...before.bounds, ...now.bounds },
  };
}
