import { STARTS } from './halves.ts';

const ENDS = new RegExp(
  String.raw`[?!;:]+\s*|\.+\s+|\s+[-\u2013]\s+|,\s*(?=(?:and|und|but|aber|${STARTS})\s)|\s+(?:and|und|n|but|aber)\s+(?=(?:${STARTS})\s)`,
  'iu',
);
const JOINS = /^(?:and|und|but|aber|also|so|or|oder)\s+/iu;
const MIN_WORDS = 2;
const MAX_CLAUSES = 5;

/** All that stands between two marks: what is asked, and the story around it. */
export function partsOf(question: string): string[] {
  const parts = question.split(/[?!;:,]+\s*|\.+\s+|\s+[-\u2013]\s+/u).map((part) => part.trim());
  const long = parts.filter((part) => part.split(/\s+/).length >= MIN_WORDS);
  return long.length > 1 ? long.slice(0, MAX_CLAUSES) : [];
}

/** The parts of a question that may each ask for something: 'is there room' and 'who leads it'. */
export function clausesOf(question: string): string[] {
  return question
    .split(ENDS)
    .map((part) => part.trim().replace(JOINS, ''))
    .filter((part) => part.split(/\s+/).length >= MIN_WORDS)
    .slice(0, MAX_CLAUSES);
}
