import type { Kind } from '../kinds/kind.ts';
import { featuresOf } from './features.ts';
import { LinearModel } from './linear-model.ts';
import { bare, NAME, Vocabulary } from './tokens.ts';
import { likeness, packed, type Vector } from './vector.ts';

/** A kind, and how sure it is, from 0 to 1. */
export interface Guess {
  readonly kind: Kind;
  readonly score: number;
}

/** Of the nearest examples of a kind so many count, each half as much as the one before. */
const NEAREST = [1, 0.5, 0.25];
const ALL = NEAREST.reduce((sum, share) => sum + share, 0);

/**
 * Which kind a question is of: half of the score is how near its nearest examples are, half what a linear model of
 * all examples says. Both count words and pieces of words, rare ones more (TF-IDF), so it is one for all languages.
 */
export class Recogniser {
  private readonly kinds: readonly Kind[];
  private readonly vocabulary: Vocabulary;
  private readonly rarity = new Map<string, readonly [number: number, rarity: number]>();
  /** The kind of each example, by its number. */
  private readonly meant: readonly number[];
  private readonly vectors: readonly Vector[];
  private readonly model: LinearModel;

  private constructor(kinds: readonly Kind[]) {
    this.kinds = kinds;
    const examples = kinds.flatMap(({ en, de }, kind) =>
      `${en};${de}`.split(';').map((text) => ({ kind, text: bare(text) })),
    );
    this.vocabulary = new Vocabulary(examples.map(({ text }) => text));
    this.weigh(examples.map(({ text }) => text));
    this.vectors = examples.map(({ text }) => this.vectorOf(text.split(' ')));
    this.meant = examples.map(({ kind }) => kind);
    this.model = new LinearModel({ features: this.rarity.size, kinds: kinds.length });
  }

  /** Learns all kinds once; `rest` is waited for every few milliseconds of it. */
  static async of(kinds: readonly Kind[], rest?: () => Promise<void>): Promise<Recogniser> {
    const made = new Recogniser(kinds);
    for (const _ of made.model.learnAll(made.vectors, made.meant)) await rest?.();
    return made;
  }

  /** All kinds, the likeliest first; a millisecond or two. */
  guess(question: string): Guess[] {
    const vector = this.vectorOf(this.vocabulary.read(question));
    const near = this.nearness(vector);
    const linear = this.model.chances(vector);
    return this.kinds
      .map((kind, at) => ({ kind, score: ((near[at] ?? 0) + (linear[at] ?? 0)) / 2 }))
      .sort((one, other) => other.score - one.score);
  }

  /** Whether a question is nothing but a name: what is typed into a search. */
  isName(question: string): boolean {
    return this.vocabulary.read(question).every((word) => word === NAME);
  }

  private weigh(examples: readonly string[]): void {
    const counts = new Map<string, number>();
    for (const text of examples)
      for (const feature of featuresOf(text.split(' ')).keys())
        counts.set(feature, (counts.get(feature) ?? 0) + 1);
    for (const [feature, count] of counts)
      this.rarity.set(feature, [this.rarity.size, Math.log(1 + examples.length / count)]);
  }

  private vectorOf(tokens: readonly string[]): Vector {
    const pairs: Array<readonly [number, number]> = [];
    for (const [feature, weight] of featuresOf(tokens)) {
      const known = this.rarity.get(feature);
      if (known) pairs.push([known[0], weight * known[1]]);
    }
    return packed(pairs);
  }

  private nearness(vector: Vector): number[] {
    const best = this.kinds.map((): number[] => []);
    for (const [at, value] of likeness(vector, this.vectors, this.rarity.size).entries())
      if (value > 0) best[this.meant[at] ?? 0]?.push(value);
    return best.map((values) => {
      values.sort((one, other) => other - one);
      return NEAREST.reduce((sum, share, at) => sum + share * (values[at] ?? 0), 0) / ALL;
    });
  }
}
