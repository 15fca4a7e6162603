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

/** Of each feature one weight for each kind, in eight bits, and how much one step of them is. */
export interface Weights {
  readonly steps: Float32Array<ArrayBuffer>;
  readonly weights: Int8Array<ArrayBuffer>;
}

const MAX_STEPS = 127;

/** A softmax over kinds; always the same from the same examples. */
export class LinearModel {
  private readonly weights: Float32Array;
  private readonly kinds: number;

  constructor(size: { readonly features: number; readonly kinds: number }) {
    this.kinds = size.kinds;
    this.weights = new Float32Array(size.features * size.kinds);
  }

  /** A quarter of the memory, and as good. */
  rounded(): Weights {
    const features = this.weights.length / this.kinds;
    const steps = new Float32Array(features);
    const weights = new Int8Array(this.weights.length);
    for (let feature = 0; feature < features; feature += 1) {
      const from = feature * this.kinds;
      const own = this.weights.subarray(from, from + this.kinds);
      const step = own.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0) / MAX_STEPS;
      steps[feature] = step;
      if (step > 0)
        weights.set(
          own.map((weight) => Math.round(weight / step)),
          from,
        );
    }
    return { steps, weights };
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

  private correct({ vector, meant }: Example): void {
    const chances = chancesOf(vector, { kinds: this.kinds, weights: this.weights });
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

interface Model {
  readonly kinds: number;
  readonly weights: Float32Array | Int8Array;
  /** Without them a weight is what it says. */
  readonly steps?: Float32Array;
}

/** How likely each kind is; together they are 1. */
export function chancesOf({ features, weights }: Vector, model: Model): Float32Array {
  const { kinds, steps } = model;
  const sums = new Float32Array(kinds);
  for (const [at, feature] of features.entries()) {
    const from = feature * kinds;
    const weight = (weights[at] ?? 0) * (steps ? (steps[feature] ?? 0) : 1);
    for (let kind = 0; kind < kinds; kind += 1)
      sums[kind] = (sums[kind] ?? 0) + weight * (model.weights[from + kind] ?? 0);
  }
  const limit = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - limit));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}
