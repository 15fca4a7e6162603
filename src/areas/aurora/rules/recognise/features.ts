import { NAME } from './tokens.ts';

/** What a word counts, a name, two words in a row, three, and a piece of a word. */
const weights = { word: 1, name: 0.5, pair: 1, triple: 0.7, piece: 0.6 };
const PIECES = [3, 4];

/** What is counted of a question: its words, their neighbours, and the pieces that related words share. */
export function featuresOf(tokens: readonly string[]): Map<string, number> {
  const features = new Map<string, number>();
  const count = (feature: string, weight: number) => void features.set(feature, weight);
  const row = ['^', ...tokens, '$'];
  for (const [at, word] of row.entries()) {
    const [next, after] = [row[at + 1], row[at + 2]];
    if (next !== undefined) count(`${word} ${next}`, weights.pair);
    if (after !== undefined) count(`${word} ${next} ${after}`, weights.triple);
  }
  for (const word of tokens) {
    count(word, word === NAME ? weights.name : weights.word);
    if (word !== NAME) for (const piece of piecesOf(`<${word}>`)) count(`#${piece}`, weights.piece);
  }
  return features;
}

/** No question has more: each word with two neighbours, and two pieces at each of its letters. */
export function maxFeaturesOf(tokens: readonly string[]): number {
  const letters = tokens.reduce((sum, word) => sum + word.length, 0);
  return 3 * (tokens.length + 1) + PIECES.length * letters;
}

function* piecesOf(word: string): Iterable<string> {
  for (const size of PIECES)
    for (let at = 0; at + size <= word.length; at += 1) yield word.slice(at, at + size);
}
