import type { Vector } from './vector.ts';

const ROUNDS = 4;
const STEP = 2;
/** So many examples take some milliseconds. */
const A_STEP = 50;
/** What would change less is left as it is: most of the time of learning goes there. */
const LEAST = 0.002;

/** A softmax over kinds, learned from examples once; always the same from the same examples. */
export class LinearModel {
  private readonly kinds: number;
  private readonly weights: Float32Array;

  constructor(size: { readonly features: number; readonly kinds: number }) {
    this.kinds = size.kinds;
    this.weights = new Float32Array(size.features * size.kinds);
  }

  /** Learns from all examples, some at a time: its caller may do other things between two steps. */
  *learnAll(examples: readonly Vector[], meant: readonly number[]): Iterable<void> {
    const order = examples.map((_, at) => at);
    let seed = 1;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let at = order.length - 1; at > 0; at -= 1) {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        const other = seed % (at + 1);
        [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
      }
      for (const [done, at] of order.entries()) {
        const example = examples[at];
        if (example) this.learn(example, meant[at] ?? 0);
        if (done % A_STEP === 0) yield;
      }
    }
  }

  /** How likely each kind is; together they are 1. */
  chances({ features, weights }: Vector): Float32Array {
    const sums = new Float32Array(this.kinds);
    for (const [at, feature] of features.entries()) {
      const from = feature * this.kinds;
      const weight = weights[at] ?? 0;
      for (let kind = 0; kind < this.kinds; kind += 1)
        sums[kind] = (sums[kind] ?? 0) + weight * (this.weights[from + kind] ?? 0);
    }
    const limit = Math.max(...sums);
    const shares = sums.map((sum) => Math.exp(sum - limit));
    const all = shares.reduce((sum, share) => sum + share, 0);
    return shares.map((share) => share / all);
  }

  private learn(example: Vector, meant: number): void {
    const chances = this.chances(example);
    for (let kind = 0; kind < this.kinds; kind += 1) {
      const wrong = (chances[kind] ?? 0) - (kind === meant ? 1 : 0);
      if (Math.abs(wrong) < LEAST) continue;
      for (const [at, feature] of example.features.entries()) {
        const place = feature * this.kinds + kind;
        this.weights[place] = (this.weights[place] ?? 0) - STEP * wrong * (example.weights[at] ?? 0);
      }
    }
  }
}
