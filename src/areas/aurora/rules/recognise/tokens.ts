import { activityIn } from '../meaning/activity-words.ts';
import { isFirstPart, wordInEnglish } from '../meaning/german/translate.ts';
import { nearestOf } from '../meaning/spelling.ts';
import { folded } from '../meaning/words.ts';

/** What stands for any name in an example, and for any word of a question that no example has. */
export const NAME = '*';
const MIN_FOR_SLIP = 5;
const MIN_FOR_TWO = 9;
const MIN_PART = 4;

/** Lower case letters and digits without accents, words apart by one space. */
export function bare(text: string): string {
  return folded(text)
    .replace(/[^\p{L}\p{N}*]+/gu, ' ')
    .trim();
}

/** The words of all examples, so that a question is read in them. */
export class Vocabulary {
  private readonly words: ReadonlySet<string>;

  constructor(words: readonly string[]) {
    this.words = new Set(words);
  }

  /** The word of an example that was typed, with its slips forgiven; undefined of anything else, such as a name. */
  known(word: string): string | undefined {
    if (this.words.has(word)) return word;
    if (word.length < MIN_FOR_SLIP) return undefined;
    return nearestOf(word, this.words, word.length >= MIN_FOR_TWO ? 2 : 1) ?? this.lastPart(word);
  }

  /** What one does in German is said by the last part: a 'Vogelwanderung' is a 'Wanderung'. */
  private lastPart(word: string): string | undefined {
    for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1) {
      const last = word.slice(at);
      if (this.words.has(last) && isFirstPart(word.slice(0, at)) && isDone(last)) return last;
    }
    return undefined;
  }

  /** A question in known words; a run of others is one name. */
  read(question: string): string[] {
    return inTokens(bare(question).split(' '), (word) => this.known(word));
  }

  /** The same without forgiving slips: 'Rouges' is a name and no slip of 'routes'. */
  readStrictly(question: string): string[] {
    return inTokens(bare(question).split(' '), (word) => (this.words.has(word) ? word : undefined));
  }
}

function inTokens(words: readonly string[], known: (word: string) => string | undefined): string[] {
  const tokens: string[] = [];
  for (const word of words) {
    const token = known(word) ?? NAME;
    if (token !== NAME || tokens.at(-1) !== NAME) tokens.push(token);
  }
  return tokens;
}

const isDone = (word: string) => activityIn(wordInEnglish(word) ?? '') !== undefined;
