import { bare } from '../recognise/tokens.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  another: 1,
  one: 1,
  my: 1,
  ein: 1,
  eine: 1,
  einen: 1,
  mein: 1,
  meine: 1,
  meinen: 1,
  meiner: 1,
  meinem: 1,
  two: 2,
  zwei: 2,
  three: 3,
  drei: 3,
  four: 4,
  vier: 4,
  five: 5,
  funf: 5,
  six: 6,
  sechs: 6,
};
const COUNT = `(?<count>\\d{1,2}|${Object.keys(NUMBERS).join('|')})`;
const COMPANY =
  '(?:guests?|friends?|mates?|colleagues?|people|wife|husband|partner|girlfriend|boyfriend|sister|brother|mum|mom|dad|mother|father|' +
  'gast\\w*|freund\\w*|kolleg\\w*|leute\\w*|frau|mann|partner\\w*|schwester|bruder|mama|papa|mutter|vater)';

/** All who come, the asker included. */
const together: readonly RegExp[] = [
  /\bwir sind (?:zu )?(?<count>zweit|dritt|viert|funft|sechst)\b/,
  new RegExp(`\\b(?:there are|we are|were|for|put|sign) ${COUNT} of us\\b`),
  new RegExp(`\\bwir sind zu ${COUNT}\\b`),
];
const ORDINALS: Readonly<Record<string, number>> = { zweit: 2, dritt: 3, viert: 4, funft: 5, sechst: 6 };

/** Those who come beside the asker. */
const beside: readonly RegExp[] = [
  new RegExp(
    `\\b(?:with|and|plus|bring|bringing|bringe?|mit|und|nehme?|noch|add|put|make it|mach) (?:noch |auch |along )*${COUNT} (?:\\w+ )?${COMPANY}\\b`,
  ),
  new RegExp(`^${COUNT} (?:\\w+ )?${COMPANY} (?:comes?|is coming|are coming|come|kommt|kommen)\\b`),
  /\b(?<count>plus one)\b/,
];

const CHILDREN =
  '(?:kids?|child|children|sons?|daughters?|teens?|teenagers?|toddlers?|kind\\w*|sohn\\w*|tochter|tochtern)';
const OF_ALL = new RegExp(
  `\\b(?:for|fur|of|are|sind) (?:a group of |the |us |uns )?${COUNT} (?:people|persons|adults|leute\\w*|personen|erwachsene)\\b`,
);
const ALSO_CHILDREN = new RegExp(`\\b${COUNT} (?:small |little |kleine\\w* )?${CHILDREN}\\b`);

/** How many places somebody asks for, their own included; undefined where they say nothing of any but it. */
export function placesWanted(question: string): number | undefined {
  const words = bare(question);
  const all = firstNumber([...together, OF_ALL], words);
  if (all !== undefined) return all;
  const adults = firstNumber(beside, words);
  const children = firstNumber([ALSO_CHILDREN], words);
  if (adults === undefined && children === undefined) return undefined;
  return 1 + (adults ?? 0) + (children ?? 0);
}

/** How many adults somebody brings who says yes; undefined where they say nothing of any. */
export function guestsIn(question: string): number | undefined {
  const words = bare(question);
  const all = firstNumber(together, words);
  return all === undefined ? firstNumber(beside, words) : Math.max(0, all - 1);
}

function firstNumber(patterns: readonly RegExp[], words: string): number | undefined {
  return patterns
    .map((pattern) => numberOf(pattern.exec(words)?.groups?.count))
    .find((count) => count !== undefined);
}

function numberOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (word === 'plus one') return 1;
  return ORDINALS[word] ?? NUMBERS[word] ?? Number(word);
}
