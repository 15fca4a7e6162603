import { STARTS, wordsIn } from './halves.ts';

const ENDS = new RegExp(
  String.raw`[?!;:]+\s*|\.+\s+|\s+[-\u2013]\s+|,\s*(?=(?:and|und|but|aber|${STARTS})\s)|\s+(?:and|und|n|u|but|aber)\s+(?=(?:${STARTS})\s)`,
  'iu',
);
const JOINS = /^(?:and|und|but|aber|also|so|or|oder)\s+/iu;
const MIN_WORDS = 2;
const MAX_CLAUSES = 5;

const MARKS =
  /(?<=[?!;])\s*|[.:]+(?:\s+|$)|,\s+|\s[-\u2013\u2014]+\s|[()\n]+|\s(?=(?:because|cause|but|weil|aber)\s)/;

/** All that full stops, commas and a 'because' keep apart, with its question mark: what is asked, and the story around it. */
export function partsOf(question: string): string[] {
  return question
    .split(MARKS)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
}

/** The parts of a question that may each ask for something: 'is there room' and 'who leads it'. */
export function clausesOf(question: string): string[] {
  return question
    .split(ENDS)
    .map((part) => part.trim().replace(JOINS, ''))
    .filter((part) => wordsIn(part) >= MIN_WORDS)
    .slice(0, MAX_CLAUSES);
}
