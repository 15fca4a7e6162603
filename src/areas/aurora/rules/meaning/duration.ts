import type { Bound } from './bounds.ts';
import { numberOf, without } from './words.ts';

const UP_TO =
  'less than|shorter than|no (?:more|longer) than|(?:not|nothing|isnt|doesnt take) (?:more|longer) than|under|below|within|up to|at most|max|maximum|maximal|(?:i )?(?:only|just) (?:have|got|have got)|weniger als|kurzer als|(?:nicht|nix) (?:langer|mehr) als|hochstens|unter|bis zu';
const FROM = 'more than|longer than|at least|over|min|minimum|mindestens|uber|mehr als|langer als';
const COUNT =
  '(\\d{1,2}(?:[. ]5)?|a|an|one|two|three|four|five|six|seven|eight|eine[nr]?|zwei|drei|vier|funf|sechs)';
const UNIT = '(?:h|hrs?|hours?|std|stunden?)';
/** 'Three hours by train' is how far away it is. */
const NO_DURATION =
  '(?! (?:by|from|away|before|ahead|notice|late|early|drive|driving|ago|time zone|mit|von|vor))';
const before = new RegExp(
  `\\b(?:(${UP_TO})|(${FROM})) (?:about |around |etwa |ca )?${COUNT} ?${UNIT}\\b${NO_DURATION}(?: long| of walking| walking| lang)?`,
);
const behind = new RegExp(
  `\\b(?:(?:thats|that is|about|around|like) )*${COUNT} ?${UNIT} (?:max(?:imum|imal)?|at most|tops|or less|or shorter|hochstens|oder weniger|oder kurzer)\\b`,
);

interface FoundDuration {
  /** In minutes. */
  readonly duration: Bound;
  readonly rest: string;
}

/** From its start to its end: 'three hours at most'. `question` is plain. */
export function durationIn(question: string): FoundDuration | undefined {
  const [first, last] = [before.exec(question), behind.exec(question)];
  const found = first ?? last;
  if (!found) return undefined;
  const minutes = Math.round(60 * hoursOf((first ? found[3] : found[1]) ?? ''));
  const isFrom = first !== null && found[2] !== undefined;
  return { duration: isFrom ? { from: minutes } : { upTo: minutes }, rest: without(question, found) };
}

const german: Readonly<Record<string, number>> = { zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6 };

/** '3.5' and 'three'; in plain words a comma is a blank. */
const hoursOf = (count: string) => german[count] ?? numberOf(count.replace(' ', '.'));
