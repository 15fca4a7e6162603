import { STARTS, wordsIn } from '../recognise/halves.ts';

export interface Asking {
  /** What is told before and after: why somebody asks, and who they are. */
  readonly story: readonly string[];
  readonly asking: string;
}

const MIN_WORDS = 12;
const MIN_ASKING = 5;
const MAX_HEADING = 3;
const OPENS = `${STARTS}|any\\w*|got|looking|find|show|did|bis|ab|wüsste|weiß|weisst|weißt|gibts|gäbe|gab|hättest|irgend\\w*|suche?|such|zeig\\w*`;
const ENDS = new RegExp(
  String.raw`(?<=[?!;]|(?<!\d|\b(?:st|dr|mt|ca))\.)\s+|\s*[:()\n]+\s*|\s+[-\u2013]\s+|,\s*(?:so|also|drum|daher|darum|deshalb|deswegen)(?=\s)|,\s+(?=(?:${OPENS})\s)`,
  'iu',
);
/** 'Would bring my old collie' asks nothing. */
const TELLS =
  /^(?:would|could|should|will|can|may|might)\s+(?!(?:i|you|u|we|he|she|they|it|that|this|there|the|my|our|one|people|ppl|any\p{L}*|some\p{L}*)(?!\p{L}))/iu;
const ASKS = new RegExp(String.raw`^(?:(?:and|und|but|aber|so|also)\s+)?(?:${OPENS})\s|\?$`, 'iu');

/** A long question with its story: the last of its parts that asks, and the others; undefined for one that only asks. */
export function askingIn(question: string): Asking | undefined {
  if (wordsIn(question) < MIN_WORDS) return undefined;
  const parts = question
    .split(ENDS)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
  // 'Alpine Otters: how many are we' tells nothing before it asks.
  if (parts.filter((part) => wordsIn(part) > MAX_HEADING).length < 2) return undefined;
  const asking = parts.findLast(
    (part) => ASKS.test(part) && !TELLS.test(part) && wordsIn(part) >= MIN_ASKING,
  );
  if (!asking) return undefined;
  return { asking, story: parts.filter((part) => part !== asking) };
}
