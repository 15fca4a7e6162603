import { type Kind, questionsOf } from '../kinds/kind.ts';
import { featuresOf, maxFeaturesOf } from './features.ts';
import { chancesOf, LinearModel, type Weights } from './linear-model.ts';
import { bare, NAME, Vocabulary } from './tokens.ts';
import { packed, VectorStore, weighed } from './vector.ts';

/** A kind, and how likely it is, from 0 to 1. */
export interface Guess {
  readonly kind: Kind;
  readonly score: number;
}

/** What was learned from all questions, as it passes from one thread to another. */
export interface Learned extends Weights {
  readonly words: readonly string[];
  /** How rare each feature is. */
  readonly rarities: Float32Array<ArrayBuffer>;
}

/** Features are told apart by a hash of so many values: nothing is kept of their names. */
const FEATURES = 98_304;

/** What a single question has says nothing of others. */
const MIN_QUESTIONS = 2;

/** Learns from the questions of all kinds; some seconds of a processor. */
export function learn(kinds: readonly Kind[]): Learned {
  const questions = kinds.flatMap((kind, meant) =>
    questionsOf(kind).map((text) => ({ meant, tokens: bare(text).split(' ') })),
  );
  const store = new VectorStore(questions.reduce((sum, { tokens }) => sum + maxFeaturesOf(tokens), 0));
  const counted = questions.map(({ tokens, meant }) => ({ meant, vector: store.pack(numbersOf(tokens)) }));
  const counts = new Uint32Array(FEATURES);
  for (const { vector } of counted)
    for (const feature of vector.features) counts[feature] = (counts[feature] ?? 0) + 1;
  const rarities = Float32Array.from(counts, (count) =>
    count < MIN_QUESTIONS ? 0 : Math.log(1 + questions.length / count),
  );
  const examples = counted.map(({ meant, vector }) => ({ meant, vector: weighed(vector, rarities) }));
  const model = new LinearModel({ features: FEATURES, kinds: kinds.length });
  model.learn(examples);
  const words = [...new Set(questions.flatMap(({ tokens }) => tokens))];
  return { words, rarities, ...model.rounded() };
}

/**
 * Which kind a question is of, as a linear model of all questions says. It counts words and pieces of words, rare ones
 * more (TF-IDF), so it is one for all languages.
 */
export class Recogniser {
  private readonly kinds: readonly Kind[];
  private readonly vocabulary: Vocabulary;
  private readonly learned: Learned;

  constructor(kinds: readonly Kind[], learned: Learned) {
    this.kinds = kinds;
    this.vocabulary = new Vocabulary(learned.words);
    this.learned = learned;
  }

  /**
   * All kinds, the likeliest first; about a millisecond. A word that no example has is a slip or a name: the reading
   * counts that is surer of its kind.
   */
  guess(question: string): Guess[] {
    const forgiving = this.vocabulary.read(question);
    const strict = this.vocabulary.readStrictly(question);
    const chances = this.chancesOf(forgiving);
    if (strict.join(' ') === forgiving.join(' ')) return this.inOrder(chances);
    const others = this.chancesOf(strict);
    return this.inOrder(Math.max(...others) > Math.max(...chances) ? others : chances);
  }

  private chancesOf(tokens: readonly string[]): Float64Array {
    const { rarities, weights, steps } = this.learned;
    const vector = weighed(packed(numbersOf(tokens)), rarities);
    return chancesOf(vector, { kinds: this.kinds.length, weights, steps });
  }

  private inOrder(chances: Float64Array): Guess[] {
    return this.kinds
      .map((kind, at) => ({ kind, score: chances[at] ?? 0 }))
      .sort((one, other) => other.score - one.score);
  }

  /** Whether a question is nothing but a name: what is typed into a search. */
  isName(question: string): boolean {
    return this.vocabulary.read(question).every((word) => word === NAME);
  }
}

function numbersOf(tokens: readonly string[]): Map<number, number> {
  return new Map([...featuresOf(tokens)].map(([feature, weight]) => [hashOf(feature), weight]));
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 16_777_619);
  }
  return ((hash ^ (hash >>> 16)) >>> 0) % FEATURES;
}
