import type { Vector } from './vector.ts';

const ROUNDS = 3;
const STEP = 3;
/** What would change less is left as it is: most of the time of learning goes there. */
const LEAST = 0.01;

interface Example {
  readonly vector: Vector;
  /** The number of its kind. */
  readonly meant: number;
}

/** A softmax over kinds; always the same from the same examples. */
export class LinearModel {
  readonly weights: Float32Array<ArrayBuffer>;
  private readonly kinds: number;

  /** `weights`: of each feature one for each kind. */
  constructor(kinds: number, weights: Float32Array<ArrayBuffer>) {
    this.kinds = kinds;
    this.weights = weights;
  }

  /** Learns from all examples, in another order each round. */
  learn(examples: readonly Example[]): void {
    const order = [...examples];
    let seed = 1;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let at = order.length - 1; at > 0; at -= 1) {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        const other = seed % (at + 1);
        [order[at], order[other]] = [order[other] as Example, order[at] as Example];
      }
      for (const example of order) this.correct(example);
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

  private correct({ vector, meant }: Example): void {
    const chances = this.chances(vector);
    const wrong: Array<readonly [kind: number, step: number]> = [];
    for (let kind = 0; kind < this.kinds; kind += 1) {
      const fault = (chances[kind] ?? 0) - (kind === meant ? 1 : 0);
      if (Math.abs(fault) >= LEAST) wrong.push([kind, STEP * fault]);
    }
    for (const [at, feature] of vector.features.entries()) {
      const from = feature * this.kinds;
      const weight = vector.weights[at] ?? 0;
      for (const [kind, step] of wrong)
        this.weights[from + kind] = (this.weights[from + kind] ?? 0) - step * weight;
    }
  }
}
