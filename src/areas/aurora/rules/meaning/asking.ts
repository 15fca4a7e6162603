import { STARTS, wordsIn } from '../recognise/halves.ts';

export interface Asking {
  /** What is told before and after: why somebody asks, and who they are. */
  readonly story: readonly string[];
  readonly asking: string;
}

const MIN_WORDS = 12;
const MIN_ASKING = 5;
/** 'I have a bad knee, which walk is easy': what somebody says of themselves first is a story, however short. */
const OF_MYSELF =
  /^(?:i have|i['\u2019]?ve|i am|i['\u2019]?m|my|our|we have|we are|ich habe?|ich bin|mein\p{L}*|wir haben|wir sind) .+[,.;] /iu;
const MIN_ASKING_OF_MYSELF = 2;
const MAX_HEADING = 3;
const OPENS = `${STARTS}|any\\w*|got|looking|find|show|did|bis|ab|wüsste|weiß|weisst|weißt|gibts|gäbe|gab|hättest|irgend\\w*|suche?|such|zeig\\w*`;
/** 'A hike, where kids can come' says which one. */
const WHERE_THEY = String.raw`(?:wo|where)\s(?:die|der|das|man|ich|wir|auch|mein\w*|unser\w*|kinder|hunde|i|we|my|our|the|kids|children|dogs|one|you)\s`;
const ENDS = new RegExp(
  String.raw`(?<=[?!;]|(?<!\d|\b(?:st|dr|mt|ca))\.)\s+|\s*[:()\n]+\s*|\s+[-\u2013]\s+|,\s*(?:so|also|drum|daher|darum|deshalb|deswegen)(?=\s)|,\s+(?!${WHERE_THEY})(?=(?:${OPENS})\s)`,
  'iu',
);
/** 'Would bring my old collie' asks nothing. */
const TELLS =
  /^(?:would|could|should|will|can|may|might)\s+(?!(?:i|you|u|we|he|she|they|it|that|this|there|the|my|our|one|people|ppl|any\p{L}*|some\p{L}*)(?!\p{L}))/iu;
const ASKS = new RegExp(String.raw`^(?:(?:and|und|but|aber|so|also)\s+)?(?:${OPENS})\s|\?$`, 'iu');

/** A long question with its story: the last of its parts that asks, and the others; undefined for one that only asks. */
export function askingIn(question: string): Asking | undefined {
  const isOfMyself = OF_MYSELF.test(question);
  if (wordsIn(question) < MIN_WORDS && !isOfMyself) return undefined;
  const parts = question
    .split(ENDS)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
  // 'Alpine Otters: how many are we' tells nothing before it asks.
  if (!isOfMyself && parts.filter((part) => wordsIn(part) > MAX_HEADING).length < 2) return undefined;
  const asking = parts.findLast(
    (part) =>
      ASKS.test(part) &&
      !TELLS.test(part) &&
      wordsIn(part) >= (isOfMyself ? MIN_ASKING_OF_MYSELF : MIN_ASKING),
  );
  if (!asking) return undefined;
  return { asking, story: parts.filter((part) => part !== asking) };
}
