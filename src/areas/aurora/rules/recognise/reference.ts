import { bare } from './tokens.ts';

/** What of the answer before a question means: its so manieth thing, its last, or the one that was spoken of. */
export type Reference = number | 'LAST' | 'IT';

const ordinals: ReadonlyArray<readonly [Reference, RegExp]> = [
  [
    0,
    /\b(?:(?:the )?(?:first|1st)(?: one)?|(?:der|die|das|den|dem) erste[nrs]?|nummer (?:1|eins)|number (?:1|one))\b/,
  ],
  [
    1,
    /\b(?:(?:the )?(?:second|2nd)(?: one)?|(?:der|die|das|den|dem) zweite[nrs]?|nummer (?:2|zwei)|number (?:2|two))\b/,
  ],
  [
    2,
    /\b(?:(?:the )?(?:third|3rd)(?: one)?|(?:der|die|das|den|dem) dritte[nrs]?|nummer (?:3|drei)|number (?:3|three))\b/,
  ],
  [
    3,
    /\b(?:(?:the )?(?:fourth|4th)(?: one)?|(?:der|die|das|den|dem) vierte[nrs]?|nummer (?:4|vier)|number (?:4|four))\b/,
  ],
  [
    'LAST',
    /\b(?:the last(?: one)?|(?:der|die|das|den|dem) letzte[nrs]?)(?! (?:train|bus|zug|lift|time|week|year))\b/,
  ],
  [
    'IT',
    /\b(?:(?:das|die)$|it|that one|this one|that|there|same one|da|dort|dazu|dafur|davon|die tour|der tour|dabei|damit)\b/,
  ],
];

export function referenceIn(question: string): Reference | undefined {
  const text = bare(question);
  return ordinals.find(([, pattern]) => pattern.test(text))?.[0];
}

/** Whether it is about the outing that comes next for the asker, whatever else is named. */
export function asksForNext(question: string): boolean {
  return /\b(?:my next|mein\w* n(?:a|ae)chst)/.test(bare(question));
}

/** 'And the one after that?', of outings one after the other. */
export function asksForOneAfter(question: string): boolean {
  return /^(?:and |und |then |dann )?(?:whats |what is |was ist |was kommt )?(?:the (?:one|next one) after(?: that| it)?|(?:the )?(?:one )?after that(?: one)?|danach|nach (?:der|dem)|die danach|und dann)$/.test(
    bare(question),
  );
}

const FILLING =
  /\b(?:and|und|what|about|how|was|ist|mit|the|one|on|am|at|first|second|third|fourth|last|it|that|this|der|die|das|den|erste\w*|zweite\w*|dritte\w*|vierte\w*|letzte\w*|nummer|number|\d|please|bitte|for|fur|ok|then|dann|i|ich|mean|meine|meinte|eins|zwei|drei|two|three|\w+day|\w+tag|mittwoch|wednesday|today|tomorrow|heute|morgen)\b/g;

/** Whether a question only points at something, so that what is asked of it is what was asked before. */
export function onlyPoints(question: string): boolean {
  return bare(question).replace(FILLING, '').trim() === '';
}

/** Whether a word only says which of several is meant. */
export function isPointing(word: string): boolean {
  return /^(?:first|second|third|fourth|last|one|erste[nrs]?|zweite[nrs]?|dritte[nrs]?|vierte[nrs]?|letzte[nrs]?|nummer|number)$/.test(
    word,
  );
}

const INTRODUCED =
  /(?:^|\b(?:the|of|for|at|on|to|in|is|are|about|does|der|die|das|dem|den|bei|beim|auf|am|zu|zur|zum|im|von|vom|fur|ist|sind) (?:\w+ )?)/;

/** Whether one of these words is spoken of as a name is: 'how hard is Zeppelin', 'bei Zeppelin'. */
export function namesSomething(question: string, words: readonly string[]): boolean {
  const text = bare(question);
  return words.some((word) => new RegExp(`${INTRODUCED.source}${word}\\b`).test(text));
}
