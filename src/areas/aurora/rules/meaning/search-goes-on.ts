import { findHuddles } from '../kinds/find-huddles.ts';
import { onlyPoints } from '../recognise/reference.ts';
import { bare } from '../recognise/tokens.ts';
import type { Topic } from '../topic.ts';
import type { Wish } from './plan.ts';

const GOES_ON =
  /^(?:and|und|or|oder|what about|how about|was ist mit|wie ware es mit|wie wars mit|then|dann|only|nur)\b/;
const MAX_WORDS = 8;

/** Whether a question only says more of what was looked for before: 'and in July?', 'on Sunday?' */
export function saysMore(question: string): boolean {
  if (onlyPoints(question)) return true;
  const words = bare(question).split(' ');
  return words.length <= MAX_WORDS && GOES_ON.test(words.join(' '));
}

/** The last search of a talk, question by question; none where something else was asked since. */
export function lastSearch(
  turns: ReadonlyArray<{ readonly question: string; readonly topic: Pick<Topic, 'kind'> }>,
): readonly string[] {
  let search: string[] = [];
  for (const { question, topic } of turns) {
    const isSearch = topic.kind === findHuddles.id;
    if (!isSearch || !saysMore(question)) search = [];
    if (isSearch) search.push(question);
  }
  return search;
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
